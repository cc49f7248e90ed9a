import ShortcutModel

/// A situation in which a shortcut is worth offering. Apps use the subclasses.
open class INRelevanceProvider: _INRecord {
    /// The plain value; nil where the situation can't be described.
    var relevance: RelevantShortcutValue.Relevance? { nil }

    static func make(_ relevance: RelevantShortcutValue.Relevance) -> INRelevanceProvider {
        switch relevance {
        case .dates(let start, let end):
            INDateRelevanceProvider(
                start: Date(timeIntervalSince1970: start), end: end.map { Date(timeIntervalSince1970: $0) })
        case .dailyRoutine(let situation):
            INDailyRoutineRelevanceProvider(situation: .init(rawValue: situation) ?? .morning)
        case .region(let latitude, let longitude, let radius, let identifier):
            INLocationRelevanceProvider(
                region: CLCircularRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius,
                    identifier: identifier))
        }
    }
}

/// A time, or a moment when there is no end.
open class INDateRelevanceProvider: INRelevanceProvider {
    public convenience init(start startDate: Date, end endDate: Date?) {
        self.init(_set: ["startDate": startDate, "endDate": endDate])
    }

    public final var startDate: Date { _value("startDate") ?? Date(timeIntervalSince1970: 0) }
    public final var endDate: Date? { _value("endDate") }

    override var relevance: RelevantShortcutValue.Relevance? {
        .dates(from: startDate.timeIntervalSince1970, to: endDate?.timeIntervalSince1970)
    }
}

/// A place.
open class INLocationRelevanceProvider: INRelevanceProvider {
    public convenience init(region: CLRegion) { self.init(_values: ["region": region]) }

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
    public enum Situation: Int, Sendable {
        case morning = 0
        case evening = 1
        case home = 2
        case work = 3
        case school = 4
        case gym = 5
        case commute = 6
        case headphonesConnected = 7
        case activeWorkout = 8
        case physicalActivityIncomplete = 9
    }

    public convenience init(situation: Situation) { self.init(_values: ["situation": situation.rawValue]) }

    public final var situation: Situation { _enumValue("situation") ?? .morning }

    override var relevance: RelevantShortcutValue.Relevance? { .dailyRoutine(situation.rawValue) }
}
