/// How a shortcut reads before it is added anywhere.
public struct ShortcutDescription: Sendable, Hashable {
    public var title: String
    public var subtitle: String
    public var appName: String
    public var icon: String
    public var suggestedPhrase: String?

    public init(
        title: String, subtitle: String = "", appName: String = "", icon: String = "", suggestedPhrase: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.appName = appName
        self.icon = icon
        self.suggestedPhrase = suggestedPhrase
    }
}
