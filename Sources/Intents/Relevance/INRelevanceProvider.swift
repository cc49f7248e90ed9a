import ShortcutModel

/// A situation in which a shortcut is worth offering. Apps use the subclasses.
open class INRelevanceProvider: _INRecord {
    /// The plain value; nil where the situation can't be described.
    var relevance: RelevantShortcutValue.Relevance? { nil }
}

/// A time, or a moment when there is no end.
open class INDateRelevanceProvider: INRelevanceProvider {
    /// From a date to another; at a moment when there is no end.
    public convenience init(start startDate: Date, end endDate: Date?) {
        self.init(_set: ["startDate": startDate, "endDate": endDate])
    }

    /// When it begins.
    public final var startDate: Date { _value("startDate") ?? Date(timeIntervalSince1970: 0) }
    /// When it ends; nil for a moment.
    public final var endDate: Date? { _value("endDate") }

    override var relevance: RelevantShortcutValue.Relevance? {
        .dates(from: startDate.timeIntervalSince1970, to: endDate?.timeIntervalSince1970)
    }
}

/// A place.
open class INLocationRelevanceProvider: INRelevanceProvider {
    /// In an area.
    public convenience init(region: CLRegion) { self.init(_values: ["region": region]) }

    /// The area.
    public final var region: CLRegion { _record("region") }

    override var relevance: RelevantShortcutValue.Relevance? {
        guard let region = region as? CLCircularRegion else {
            Log.warning("the region \(region.identifier) is no circle; it is left out")
            return nil
        }
        return .region(
            latitude: region.center.latitude, longitude: region.center.longitude, radius: region.radius,
            identifier: region.identifier)
    }
}

/// A part of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    /// Parts of a day.
    public enum Situation: Int, Sendable {
        /// The morning.
        case morning = 0
        /// The evening.
        case evening = 1
        /// At home.
        case home = 2
        /// At work.
        case work = 3
        /// At school.
        case school = 4
        /// At the gym.
        case gym = 5
        /// On the way to work or back.
        case commute = 6
        /// While headphones are connected.
        case headphonesConnected = 7
        /// During a workout.
        case activeWorkout = 8
        /// While the day's goal of movement is not reached.
        case physicalActivityIncomplete = 9
    }

    /// In a part of the day.
    public convenience init(situation: Situation) { self.init(_values: ["situation": situation.rawValue]) }

    /// The part of the day.
    public final var situation: Situation { _enumValue("situation") ?? .morning }

    override var relevance: RelevantShortcutValue.Relevance? { .dailyRoutine(situation.rawValue) }
}
