// EventKit's rule of repetition, as far as date ranges carry it.

/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Every day.
    case daily = 0
    /// Every week.
    case weekly = 1
    /// Every month.
    case monthly = 2
    /// Every year.
    case yearly = 3
}

/// How often something happens again.
open class EKRecurrenceRule: _INRecord {
    /// Creates a rule: every `interval` days, weeks, months or years.
    public convenience init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(_set: ["frequency": frequency.rawValue, "interval": interval, "end": end])
    }

    /// Days, weeks, months or years.
    public final var frequency: EKRecurrenceFrequency { _enumValue("frequency") ?? .daily }
    /// How many of them are between two times.
    public final var interval: Int { _value("interval") ?? 1 }
    /// When it ends; nil when it does not.
    public final var recurrenceEnd: EKRecurrenceEnd? { _value("end") }
}

/// When something stops happening again.
open class EKRecurrenceEnd: _INRecord {
    /// Ends at a date.
    public convenience init(end endDate: Date) { self.init(_values: ["endDate": endDate]) }
    /// Ends after so many times.
    public convenience init(occurrenceCount: Int) { self.init(_values: ["occurrenceCount": occurrenceCount]) }

    /// The date; nil when times are counted.
    public final var endDate: Date? { _value("endDate") }
    /// How many times; 0 when it ends at a date.
    public final var occurrenceCount: Int { _value("occurrenceCount") ?? 0 }
}

extension INDateComponentsRange {
    /// Creates a range that comes again by the rule.
    public convenience init(ekRecurrenceRule rule: EKRecurrenceRule) {
        let frequency: INRecurrenceFrequency =
            switch rule.frequency {
            case .daily: .daily
            case .weekly: .weekly
            case .monthly: .monthly
            case .yearly: .yearly
            }
        self.init(start: nil, end: nil, recurrenceRule: INRecurrenceRule(interval: rule.interval, frequency: frequency))
    }

    /// Nil where the range does not repeat, or more often than daily.
    public final func ekRecurrenceRule() -> EKRecurrenceRule? {
        guard let rule = recurrenceRule else { return nil }
        let frequency: EKRecurrenceFrequency? =
            switch rule.frequency {
            case .daily: .daily
            case .weekly: .weekly
            case .monthly: .monthly
            case .yearly: .yearly
            case .unknown, .minute, .hourly: nil
            }
        return frequency.map { EKRecurrenceRule(recurrenceWith: $0, interval: rule.interval, end: nil) }
    }
}
