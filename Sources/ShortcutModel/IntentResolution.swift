/// How far an extension came with the parameters of an intent.
public struct IntentResolution: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
        case ready
        case needsValue(ParameterPlace)
        case choose(ParameterPlace, [ParameterValue])
        case confirm(ParameterPlace, ParameterValue)
        /// The raw value of the parameter's unsupported reason; 0 when there is none.
        case unsupported(ParameterPlace, reason: Int)

        /// The place that the user is asked about.
        public var asksAbout: ParameterPlace? {
            switch self {
            case .needsValue(let place), .choose(let place, _), .confirm(let place, _): place
            case .ready, .unsupported: nil
            }
        }
    }

    public var outcome: Outcome
    /// The intent as far as it is resolved. A list that is asked about has what is resolved in its places, what was
    /// there in the others, and `null` where nothing is yet.
    public var intent: IntentValue

    public init(outcome: Outcome, intent: IntentValue) {
        self.outcome = outcome
        self.intent = intent
    }
}
