import CAdwaita

/// Texts for moments and sizes, as the user's language and settings want them.
public enum Formatting {
    /// A moment in the past as a history shows it: the time for today, with the day for older ones.
    ///
    /// - Parameter seconds: since 1970, in UTC.
    public static func moment(_ seconds: Double) -> String {
        guard seconds.isFinite, let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
        defer { g_date_time_unref(date) }
        guard let now = g_date_time_new_now_local() else { return format(date, "%x %H:%M") }
        defer { g_date_time_unref(now) }
        let time = format(date, "%H:%M")
        let days = julianDay(now) - julianDay(date)
        return switch days {
        case 0: localized("Today, {time}", ["time": time])
        case 1: localized("Yesterday, {time}", ["time": time])
        case 2..<7: format(date, "%A") + ", " + time
        default: format(date, "%x") + ", " + time
        }
    }

    /// The time of day of a moment, with the day when that is not today.
    public static func time(_ seconds: Double) -> String {
        guard seconds.isFinite, let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
        defer { g_date_time_unref(date) }
        guard let now = g_date_time_new_now_local() else { return format(date, "%x, %H:%M") }
        defer { g_date_time_unref(now) }
        return format(date, julianDay(now) == julianDay(date) ? "%H:%M" : "%x, %H:%M")
    }

    /// The day of a moment.
    public static func day(_ seconds: Double) -> String {
        guard seconds.isFinite, let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
        defer { g_date_time_unref(date) }
        return format(date, "%x")
    }

    /// A number of bytes in the unit that reads best.
    public static func size(_ bytes: Int64) -> String { String(taking: g_format_size(guint64(max(0, bytes)))) }

    /// Seconds since 1970, now.
    public static var now: Double { Double(g_get_real_time()) / 1_000_000 }

    private static func format(_ date: OpaquePointer, _ pattern: String) -> String {
        String(taking: g_date_time_format(date, pattern))
    }

    private static func julianDay(_ date: OpaquePointer) -> Int {
        var year: gint = 0
        var month: gint = 0
        var day: gint = 0
        g_date_time_get_ymd(date, &year, &month, &day)
        var value = GDate()
        g_date_clear(&value, 1)
        g_date_set_dmy(&value, GDateDay(day), GDateMonth(rawValue: guint(month)), GDateYear(year))
        return Int(g_date_get_julian(&value))
    }
}
