import Bus
import ShortcutModel

extension PhraseVerdict {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("kind", kind.rawValue)
        writer.put("message", message)
        writer.put("other-phrase", otherPhrase)
        writer.put("other-title", otherTitle)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("verdict", busDictionary)
        self.init(
            kind: try reader.required("kind", try reader.choice("kind")), message: try reader.string("message") ?? "",
            otherPhrase: try reader.string("other-phrase"), otherTitle: try reader.string("other-title"))
        try reader.finish()
    }
}
