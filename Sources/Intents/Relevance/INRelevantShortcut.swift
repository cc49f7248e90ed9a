import ShortcutModel

/// A shortcut with the situations in which it is worth offering.
open class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding {
    private let stored: INShortcut

    /// What is offered. An intent is a copy.
    public final var shortcut: INShortcut { stored.copy() }

    /// The situations; any one of them will do. Don't put a time of day and a date into one relevant shortcut, nor
    /// several places: make one relevant shortcut for each.
    public final var relevanceProviders: [INRelevanceProvider] = []

    /// How the shortcut looks; nil shows the shortcut's own title and image. Setting makes a copy.
    public final var watchTemplate: INDefaultCardTemplate? {
        get { template }
        set { template = newValue?.copy() as? INDefaultCardTemplate }
    }
    private var template: INDefaultCardTemplate?

    /// The kind of the widget that shows the same.
    public final var widgetKind: String?

    /// Whether it does something or shows something.
    public final var shortcutRole: INRelevantShortcutRole = .action

    /// Creates one that is relevant at all times.
    public init(shortcut: INShortcut) {
        stored = shortcut.copy()
        super.init()
    }

    /// The plain value that the service keeps.
    package final func relevantShortcutValue() throws -> RelevantShortcutValue {
        RelevantShortcutValue(
            shortcut: try ShortcutValue(stored), relevance: relevanceProviders.compactMap(\.relevance),
            role: shortcutRole.rawValue, title: template?.title, subtitle: template?.subtitle,
            image: template?.image.flatMap(ImageValue.init), widgetKind: widgetKind)
    }

    private init(_ value: RelevantShortcutValue) {
        stored = INShortcut(value.shortcut)
        shortcutRole = INRelevantShortcutRole(rawValue: value.role) ?? .action
        widgetKind = value.widgetKind
        super.init()
        if let title = value.title {
            let template = INDefaultCardTemplate(title: title)
            template.subtitle = value.subtitle
            template.image = value.image.flatMap(INImage.init)
            self.template = template
        }
    }

    // MARK: Copying, coding and equality

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INRelevantShortcut(shortcut: stored)
        copy.relevanceProviders = relevanceProviders
        copy.watchTemplate = template
        copy.widgetKind = widgetKind
        copy.shortcutRole = shortcutRole
        return copy
    }

    public class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let value = RecordCoding.decode(RelevantShortcutValue.self, from: coder) else { return nil }
        self.init(value)
        relevanceProviders = (RecordCoding.decode([ObjectValue].self, from: coder, forKey: Self.providersKey) ?? [])
            .compactMap { $0.anyValue(as: INRelevanceProvider.self) as? INRelevanceProvider }
    }

    // The plain value says less of them than they know.
    private static let providersKey = "inkling.providers"

    open func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) { try relevantShortcutValue() }
        RecordCoding.encode(coder, forKey: Self.providersKey) { try relevanceProviders.map { try $0.objectValue() } }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INRelevantShortcut else { return false }
        return stored == other.stored && relevanceProviders == other.relevanceProviders && template == other.template
            && widgetKind == other.widgetKind && shortcutRole == other.shortcutRole
    }

    open override var hash: Int { stored.hashValue }
}

/// A title, a line below it and an image.
open class INDefaultCardTemplate: _INRecord {
    /// Creates a template with a title.
    public convenience init(title: String) { self.init(_values: ["title": title]) }

    /// The title.
    public final var title: String {
        get { _value("title") ?? "" }
        set { _values["title"] = newValue }
    }

    /// The line below.
    public final var subtitle: String? {
        get { _value("subtitle") }
        set { _values["subtitle"] = newValue }
    }

    /// The image.
    public final var image: INImage? {
        get { _value("image") }
        set { _values["image"] = newValue }
    }
}
