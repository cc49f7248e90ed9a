import Bus
import ShortcutModel

extension ShortcutDescription {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("title", title)
        writer.put("subtitle", subtitle)
        writer.put("app-name", appName)
        writer.put("icon", icon)
        writer.put("phrase", suggestedPhrase)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("description", busDictionary)
        self.init(
            title: try reader.string("title") ?? "", subtitle: try reader.string("subtitle") ?? "",
            appName: try reader.string("app-name") ?? "", icon: try reader.string("icon") ?? "",
            suggestedPhrase: try reader.string("phrase"))
        try reader.finish()
    }
}
