import Bus
import ShortcutModel

extension IntentResolution {
    private enum Word: String {
        case ready
        case needsValue = "needs-value"
        case choose
        case confirm
        case unsupported
    }

    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("intent", .dictionary(intent.busDictionary))
        let word: Word
        switch outcome {
        case .ready: word = .ready
        case .needsValue(let place):
            word = .needsValue
            writer.put("parameter", place.text)
        case .choose(let place, let values):
            word = .choose
            writer.put("parameter", place.text)
            writer.put("choices", .array(values.map { .variant($0.busValue) }))
        case .confirm(let place, let value):
            word = .confirm
            writer.put("parameter", place.text)
            writer.put("value", value.busValue)
        case .unsupported(let place, let reason):
            word = .unsupported
            writer.put("parameter", place.text)
            writer.put("reason", integer: reason)
        }
        writer.put("outcome", word.rawValue)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("resolution", busDictionary)
        let intent = try IntentValue(busDictionary: try reader.required("intent", try reader.dictionary("intent")))
        let place = try reader.string("parameter").map { ParameterPlace(text: $0) }
        let choices = try reader.take("choices", "an array (av)", \.array) ?? []
        let value = try reader.take("value", "a value") { try ParameterValue($0, subject: "resolution") }
        let reason = try reader.integer("reason") ?? 0
        let outcome: Outcome =
            switch try reader.required("outcome", try reader.choice("outcome", Word.self)) {
            case .ready: .ready
            case .needsValue: .needsValue(try reader.required("parameter", place))
            case .choose:
                .choose(
                    try reader.required("parameter", place),
                    try choices.map { try ParameterValue($0, subject: "resolution") })
            case .confirm:
                .confirm(try reader.required("parameter", place), try reader.required("value", value))
            case .unsupported:
                .unsupported(try reader.required("parameter", place), reason: reason)
            }
        try reader.finish()
        self.init(outcome: outcome, intent: intent)
    }
}
