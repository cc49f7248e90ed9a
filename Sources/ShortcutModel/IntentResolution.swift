/// How far an extension came with the parameters of an intent.
public struct IntentResolution: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
        case ready
        case needsValue(parameter: String)
        case choose(parameter: String, [ParameterValue])
        case confirm(parameter: String, ParameterValue)
        /// The raw value of the parameter's unsupported reason; 0 when there is none.
        case unsupported(parameter: String, reason: Int)
    }

    public var outcome: Outcome
    /// The intent as far as it is resolved.
    public var intent: IntentValue

    public init(outcome: Outcome, intent: IntentValue) {
        self.outcome = outcome
        self.intent = intent
    }
}
