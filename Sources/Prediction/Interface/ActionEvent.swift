/// One parameter of an action, with its value in canonical form: equal values have equal strings.
public struct ActionParameter: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// An action as far as it is said: an app, a kind of action, and the values of some of its parameters.
public struct ActionPattern: Hashable, Sendable {
    /// The bundle identifier of the app.
    public var app: String
    /// The class of the intent, or the type of the activity.
    public var action: String
    /// In the order of the declaration; a parameter that is not named here is left open.
    public var parameters: [ActionParameter]

    public init(app: String, action: String, parameters: [ActionParameter] = []) {
        self.app = app
        self.action = action
        self.parameters = parameters
    }
}

/// What the system knows about the moment besides the time. Everything is optional; what is missing costs nothing.
public struct ContextSignals: Hashable, Sendable {
    /// The app in front.
    public var foregroundApp: String?
    /// An opaque name of the place, from an app or the system.
    public var place: String?
    public var isCharging: Bool?
    public var hasHeadphones: Bool?
    /// An opaque name of the network.
    public var network: String?

    public init(
        foregroundApp: String? = nil, place: String? = nil, isCharging: Bool? = nil, hasHeadphones: Bool? = nil,
        network: String? = nil
    ) {
        self.foregroundApp = foregroundApp
        self.place = place
        self.isCharging = isCharging
        self.hasHeadphones = hasHeadphones
        self.network = network
    }
}

/// Something that happened: what the engine learns from.
public struct ActionEvent: Hashable, Sendable {
    /// Who did it.
    public enum Direction: UInt8, Hashable, Sendable {
        /// The user did it: it teaches and may be predicted.
        case own
        /// It came in from outside. The event names the action that *would answer it* (a message received from Ada
        /// is the pattern "send a message to Ada"); it is context only and never counts as done.
        case incoming
    }

    /// The whole action, with every parameter that has a value.
    public var pattern: ActionPattern
    /// The declared sets of parameter names at which the action may be offered; a set without names offers the bare action.
    /// No set at all (an ineligible intent): never offered, still context for what follows.
    public var combinations: [[String]]
    /// Seconds since 1970 UTC; nil when it is not known.
    public var time: Double?
    /// Minutes to add to `time` for the wall clock of the user at that moment.
    public var utcOffset: Int
    public var signals: ContextSignals
    public var direction: Direction

    /// An activity has one combination, its whole pattern: leave `combinations` nil for that.
    public init(
        pattern: ActionPattern, combinations: [[String]]? = nil, time: Double?, utcOffset: Int = 0,
        signals: ContextSignals = ContextSignals(), direction: Direction = .own
    ) {
        self.pattern = pattern
        self.combinations = combinations ?? [pattern.parameters.map(\.name)]
        self.time = time
        self.utcOffset = utcOffset
        self.signals = signals
        self.direction = direction
    }
}

/// The moment of asking.
public struct AskingContext: Hashable, Sendable {
    /// Seconds since 1970 UTC; nil when it is not known.
    public var time: Double?
    /// Minutes to add to `time` for the wall clock of the user.
    public var utcOffset: Int
    public var signals: ContextSignals

    public init(time: Double?, utcOffset: Int = 0, signals: ContextSignals = ContextSignals()) {
        self.time = time
        self.utcOffset = utcOffset
        self.signals = signals
    }
}
