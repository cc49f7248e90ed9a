import Bus
import ShortcutModel

extension ShortcutValue {
    public var busDictionary: [String: BusValue] {
        switch self {
        case .intent(let intent): ["intent": .dictionary(intent.busDictionary)]
        case .activity(let activity): ["activity": .dictionary(activity.busDictionary)]
        }
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("shortcut", busDictionary)
        self = try reader.action()
        try reader.finish()
    }
}

extension DictionaryReader {
    /// Exactly one of `intent` and `activity`.
    package mutating func action() throws -> ShortcutValue {
        switch (try dictionary("intent"), try dictionary("activity")) {
        case (let intent?, nil): .intent(try IntentValue(busDictionary: intent))
        case (nil, let activity?): .activity(try ActivityValue(busDictionary: activity))
        default:
            throw ShortcutsError.invalidArgument("\(subject): exactly one of 'intent' and 'activity' is wanted")
        }
    }
}

extension VoiceShortcutValue {
    public var busDictionary: [String: BusValue] {
        [
            "identifier": .string(identifier), "app": .string(bundleIdentifier), "phrase": .string(phrase),
            "shortcut": .dictionary(shortcut.busDictionary),
        ]
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("voice shortcut", busDictionary)
        self.init(
            identifier: try reader.required("identifier", try reader.string("identifier")),
            bundleIdentifier: try reader.required("app", try reader.string("app")),
            phrase: try reader.required("phrase", try reader.string("phrase")),
            shortcut: try ShortcutValue(
                busDictionary: try reader.required("shortcut", try reader.dictionary("shortcut"))))
        try reader.finish()
    }
}
