/// What the user did with a suggestion.
public enum FeedbackKind: Hashable, Sendable {
    /// It was on screen and something else was done.
    case shown
    /// It was used. (The action itself arrives as an event of its own.)
    case taken
    /// It was waved away.
    case dismissed
    /// "Don't suggest this": until a moment in seconds since 1970, or for ever when nil.
    case dontSuggest(until: Double?)
}

/// One piece of feedback, about a pattern at the level at which it was offered.
public struct Feedback: Hashable, Sendable {
    public var pattern: ActionPattern
    public var kind: FeedbackKind
    /// Seconds since 1970.
    public var time: Double

    public init(pattern: ActionPattern, kind: FeedbackKind, time: Double) {
        self.pattern = pattern
        self.kind = kind
        self.time = time
    }
}

/// An action that an app suggests, though it may never have been done.
public struct OfferedAction: Hashable, Sendable {
    public var pattern: ActionPattern
    /// How strongly the app means it, relative to its other offers; 1 is usual.
    public var weight: Double
    /// The signals under which it is relevant; nil members do not matter.
    public var relevance: ContextSignals
    /// Wall-clock hours at which it is relevant, `start` up to `end`; nil is any time.
    public var hours: (start: Int, end: Int)? {
        get { startHour.flatMap { start in endHour.map { (start, $0) } } }
        set {
            startHour = newValue?.start
            endHour = newValue?.end
        }
    }
    private var startHour: Int?
    private var endHour: Int?

    public init(
        pattern: ActionPattern, weight: Double = 1, relevance: ContextSignals = ContextSignals(),
        hours: (start: Int, end: Int)? = nil
    ) {
        self.pattern = pattern
        self.weight = weight
        self.relevance = relevance
        self.hours = hours
    }
}
