import Glibc

/// A point in time with the wall clock it was on.
struct Moment: Sendable, Equatable {
    /// Seconds since 1970.
    var seconds: Double
    /// Minutes to add to UTC.
    var utcOffset: Int

    /// The seconds since 1970 that a date may have: up to the year 9999.
    static let range = 0..<253_402_300_800.0

    static var now: Moment { Moment(localSeconds: systemSeconds()) }

    init(seconds: Double, utcOffset: Int) {
        self.seconds = seconds
        self.utcOffset = utcOffset
    }

    /// The moment on this machine's clock.
    init(localSeconds: Double) {
        var time = time_t(Self.range.contains(localSeconds) ? localSeconds : 0)
        var fields = tm()
        localtime_r(&time, &fields)
        self.init(seconds: localSeconds, utcOffset: fields.tm_gmtoff / 60)
    }

    /// `2026-11-30 12:00`, on the wall clock of the moment.
    var text: String {
        guard Self.range.contains(seconds) else { return "–" }
        var time = time_t(seconds.rounded(.down)) + utcOffset * 60
        var fields = tm()
        gmtime_r(&time, &fields)
        func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let day = "\(fields.tm_year + 1900)-\(two(fields.tm_mon + 1))-\(two(fields.tm_mday))"
        return "\(day) \(two(fields.tm_hour)):\(two(fields.tm_min))"
    }

    /// Reads `2026-11-30`, `2026-11-30T12:00[:30]` (or a space), `12:00` (today), `now`, each but the last with `Z` or
    /// `+02:00` if it isn't local time, and `@1790000000` (seconds since 1970).
    init(parsing text: String, now: Moment = .now) throws(Failure) {
        if text == "now" {
            self = now
            return
        }
        if text.hasPrefix("@"), let seconds = Double(text.dropFirst()), Self.range.contains(seconds) {
            self.init(localSeconds: seconds)
            return
        }
        guard let parsed = Self.parse(text, now: now) else {
            throw .usage(
                "'\(text.prefix(60))' is no date",
                mend: "Write 2026-11-30, 2026-11-30T12:00 or 12:00; a zone such as Z or +02:00 may follow.")
        }
        self = parsed
    }

    private static func parse(_ text: String, now: Moment) -> Moment? {
        var rest = text[...]
        let zone = takeZone(&rest)
        guard let separator = rest.firstIndex(where: { $0 == "T" || $0 == " " }) else {
            return rest.contains(":")
                ? parse(day: today(now)[...], time: rest, zone: zone) : parse(day: rest, time: "00:00", zone: zone)
        }
        return parse(day: rest[..<separator], time: rest[rest.index(after: separator)...], zone: zone)
    }

    private static func today(_ now: Moment) -> Substring { now.text.prefix { $0 != " " } }

    private static func parse(day: Substring, time: Substring, zone: Int?) -> Moment? {
        let days = day.split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
        let times = time.split(separator: ":", omittingEmptySubsequences: false).map { Int32($0) }
        guard days.count == 3, let year = days[0], let month = days[1], let dayOfMonth = days[2],
            (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(dayOfMonth),
            (2...3).contains(times.count), let hour = times[0], let minute = times[1],
            (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        guard let second = times.count == 3 ? times[2] : 0, (0...60).contains(second) else { return nil }
        var fields = tm()
        fields.tm_year = year - 1900
        fields.tm_mon = month - 1
        fields.tm_mday = dayOfMonth
        fields.tm_hour = hour
        fields.tm_min = minute
        fields.tm_sec = second
        fields.tm_isdst = -1
        guard let zone else {
            let seconds = mktime(&fields)
            guard fields.tm_mday == dayOfMonth else { return nil }
            return Moment(seconds: Double(seconds), utcOffset: fields.tm_gmtoff / 60)
        }
        let seconds = timegm(&fields)
        guard fields.tm_mday == dayOfMonth else { return nil }
        return Moment(seconds: Double(seconds - zone * 60), utcOffset: zone)
    }

    /// Takes `Z` or `±hh:mm` off the end; minutes.
    private static func takeZone(_ text: inout Substring) -> Int? {
        if text.hasSuffix("Z") {
            text.removeLast()
            return 0
        }
        let tail = text.suffix(6)
        guard tail.count == 6, text.count > 6, let sign = tail.first, sign == "+" || sign == "-" else { return nil }
        let parts = tail.dropFirst().split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hours = parts[0], let minutes = parts[1], hours <= 14, minutes < 60 else {
            return nil
        }
        text.removeLast(6)
        return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
    }

    private static func systemSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// Reads `90s`, `30m`, `1h`, `2d` or `1w` as seconds.
func parseDuration(_ text: String) throws(Failure) -> Int {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    guard let last = text.last, let unit = units[last], let number = Int(text.dropLast()), number > 0,
        number <= 1_000_000
    else {
        throw .usage(
            "'\(text.prefix(40))' is no length of time", mend: "Write a number and s, m, h, d or w: 30m, 2h, 7d.")
    }
    return number * unit
}
