import Bus
import ShortcutModel

extension Surroundings {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put(self)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("context", busDictionary)
        self = try reader.surroundings()
        try reader.finish()
    }
}

extension DictionaryWriter {
    package mutating func put(_ surroundings: Surroundings) {
        put("foreground-app", surroundings.foregroundApp)
        put("place", surroundings.place)
        put("charging", surroundings.isCharging)
        put("headphones", surroundings.hasHeadphones)
        put("network", surroundings.network)
    }
}

extension DictionaryReader {
    /// Texts of more than 200 bytes are no names.
    package mutating func surroundings() throws -> Surroundings {
        func name(_ key: String, _ text: String?) throws -> String? {
            guard let text, text.utf8.count > 200 else { return text }
            throw ShortcutsError.invalidArgument("context: '\(key)' is longer than 200 bytes; give a short name")
        }
        return Surroundings(
            foregroundApp: try name("foreground-app", try string("foreground-app")),
            place: try name("place", try string("place")), isCharging: try boolean("charging"),
            hasHeadphones: try boolean("headphones"), network: try name("network", try string("network")))
    }
}
