/// One line of the ranked list.
public struct PredictedAction: Hashable, Sendable {
    /// The action at the chosen level: only the parameters of one declared combination.
    public var pattern: ActionPattern
    /// How likely the user's next action is this one, 0 to 1, calibrated: of the answers given with .8, four in five are right.
    public var probability: Double
    /// One or two reasons, the strongest first, each true of the history. Empty only when nothing speaks for the action but chance.
    public var reasons: [Reason]

    public init(pattern: ActionPattern, probability: Double, reasons: [Reason]) {
        self.pattern = pattern
        self.probability = probability
        self.reasons = reasons
    }
}

/// The days a habit falls on.
public enum DaySet: Hashable, Sendable {
    case everyDay, workdays, weekends
    /// 1 is Monday, 7 is Sunday.
    case weekday(Int)
}

/// Why an action is offered. The counts are those of the history the engine remembers.
public enum Reason: Hashable, Sendable {
    /// Usually done at this time: wall-clock hours from `start` up to `end` (0 to 23; `end` may be past midnight and so smaller).
    case timeOfDay(start: Int, end: Int, days: DaySet)
    /// Usually done after `previous`, `count` times.
    case after(previous: ActionPattern, count: Int)
    /// Answers something that came in from outside `secondsAgo` seconds ago.
    case answer(secondsAgo: Double)
    /// Done often: `count` times.
    case frequency(count: Int)
    /// Done a short time ago.
    case recency(secondsAgo: Double)
    /// Several times in a row, as now.
    case repetition
    /// Done at intervals of about `seconds`, and one has gone by.
    case rhythm(seconds: Double)
    /// Usually done while the app is in front.
    case foregroundApp(String)
    /// Usually done at the place.
    case place(String)
    /// Usually done while charging, or while not.
    case charging(Bool)
    /// Usually done with headphones, or without.
    case headphones(Bool)
    /// Usually done on the network.
    case network(String)
    /// Its parts are each usual, though they were never done together.
    case usualParts
    /// The app suggested it; it was never done.
    case suggestedByApp
}
