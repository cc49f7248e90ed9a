// EventKit's rule of repetition, as far as date ranges carry it.

public enum EKRecurrenceFrequency: Int, Sendable {
    case daily = 0
    case weekly = 1
    case monthly = 2
    case yearly = 3
}

/// How often something happens again.
open class EKRecurrenceRule: _INRecord {
    public convenience init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(_set: ["frequency": frequency.rawValue, "interval": interval, "end": end])
    }

    public final var frequency: EKRecurrenceFrequency { _enumValue("frequency") ?? .daily }
    public final var interval: Int { _value("interval") ?? 1 }
    public final var recurrenceEnd: EKRecurrenceEnd? { _value("end") }
}

/// When something stops happening again.
open class EKRecurrenceEnd: _INRecord {
    public convenience init(end endDate: Date) { self.init(_values: ["endDate": endDate]) }
    public convenience init(occurrenceCount: Int) { self.init(_values: ["occurrenceCount": occurrenceCount]) }

    public final var endDate: Date? { _value("endDate") }
    public final var occurrenceCount: Int { _value("occurrenceCount") ?? 0 }
}

extension INDateComponentsRange {
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
