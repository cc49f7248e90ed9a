/// The moment of asking, in the terms the experts need.
struct Moment: Equatable {
    static let minutesOfDay = 1440

    /// Seconds since 1970 UTC, or nan when unknown.
    let time: Double
    /// Minutes since midnight on the wall clock, or -1.
    let minute: Int
    /// 0 is Monday, 6 is Sunday; -1 unknown.
    let weekday: Int
    /// Whole days of the wall clock since 1970, or Int32.min.
    let day: Int

    var isKnown: Bool { minute >= 0 }
    var isWeekend: Bool { weekday >= 5 }

    init(time: Double?, utcOffset: Int) {
        // Times beyond ±200,000 years would not fit; such a clock says nothing.
        guard let time, time.isFinite, abs(time) < 6e12 else {
            self.time = .nan
            minute = -1
            weekday = -1
            day = Int(Int32.min)
            return
        }
        let wall = Int(time.rounded(.down)) + max(-1080, min(1080, utcOffset)) * 60
        let day = wall >= 0 ? wall / 86400 : -((86399 - wall) / 86400)
        self.time = time
        self.day = day
        minute = (wall - day * 86400) / 60
        let sinceMonday = (day + 3) % 7  // 1970-01-01 was a Thursday
        weekday = sinceMonday < 0 ? sinceMonday + 7 : sinceMonday
    }

    static func == (a: Moment, b: Moment) -> Bool {
        a.minute == b.minute && a.day == b.day && (a.time == b.time || (a.time.isNaN && b.time.isNaN))
    }
}

/// How long ago the row before was, in nine classes; the last means unknown.
package enum GapClass {
    static let limits: [Float] = [30, 120, 600, 3600, 4 * 3600, 12 * 3600, 36 * 3600]
    package static let unknown = 8

    package static func of(seconds: Double) -> Int {
        guard !seconds.isNaN else { return unknown }
        var index = 0
        while index < limits.count, Float(seconds) >= limits[index] { index += 1 }
        return index
    }
}

/// Factor between the weekdays of two rows: 1 the same day, .45 the same class (workday or weekend), .12 other.
func weekdayFactor(_ a: Int, _ b: Int) -> Float {
    a == b ? 1 : ((a >= 5) == (b >= 5) ? 0.45 : 0.12)
}
