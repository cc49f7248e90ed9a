/// Turns reasons into plain sentences. The table is meant to be translated: each entry has numbered places (`%1`, `%2`).
public struct ReasonSentences: Sendable {
    /// The sentence for each kind of reason. Missing keys fall back to English.
    public var table: [Key: String]

    public enum Key: String, CaseIterable, Sendable {
        case timeOfDayEveryDay, timeOfDayWorkdays, timeOfDayWeekends, timeOfDayWeekday
        case after, answer, once, frequency, recency, repetition, rhythm
        case foregroundApp, place, charging, notCharging, headphones, noHeadphones, network, usualParts, suggestedByApp
        case inTheNight, inTheMorning, aroundNoon, inTheAfternoon, inTheEvening
        case monday, tuesday, wednesday, thursday, friday, saturday, sunday
        case fewMinutes, minutes, oneHour, hours, oneDay, days
        case everyFewMinutes, everyMinutes, everyHour, everyHours, everyDay, everyDays
    }

    public init(table: [Key: String] = [:]) {
        self.table = table
    }

    /// The sentences in the language of a locale, such as `de_DE.UTF-8`; English where there is no translation.
    public init(locale: String) {
        self.init(table: locale.prefix { $0.isLetter } == "de" ? Self.german : [:])
    }

    /// The sentence of a reason.
    /// - Parameter displayName: how people call an action, an app, a place or a network; nil leaves the reason without a sentence.
    public func sentence(for reason: Reason, displayName: (Named) -> String?) -> String? {
        switch reason {
        case .timeOfDay(let start, let end, let days):
            let part = self[partOfDay(start: start, end: end)]
            switch days {
            case .everyDay: return fill(.timeOfDayEveryDay, part)
            case .workdays: return fill(.timeOfDayWorkdays, part)
            case .weekends: return fill(.timeOfDayWeekends, part)
            case .weekday(let day):
                let names: [Key] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
                return fill(.timeOfDayWeekday, part, self[names[max(0, min(6, day - 1))]])
            }
        case .after(let previous, _): return displayName(.action(previous)).map { fill(.after, $0) }
        case .answer(let seconds): return fill(.answer, span(seconds))
        case .frequency(let count): return count == 1 ? self[.once] : fill(.frequency, String(count))
        case .recency(let seconds): return fill(.recency, span(seconds))
        case .repetition: return self[.repetition]
        case .rhythm(let seconds): return fill(.rhythm, span(seconds, Self.intervals))
        case .foregroundApp(let app): return displayName(.app(app)).map { fill(.foregroundApp, $0) }
        case .place(let place): return displayName(.place(place)).map { fill(.place, $0) }
        case .charging(let on): return self[on ? .charging : .notCharging]
        case .headphones(let on): return self[on ? .headphones : .noHeadphones]
        case .network(let name): return displayName(.network(name)).map { fill(.network, $0) }
        case .usualParts: return self[.usualParts]
        case .suggestedByApp: return self[.suggestedByApp]
        }
    }

    /// What a sentence may have to name.
    public enum Named: Hashable, Sendable {
        case action(ActionPattern)
        case app(String)
        case place(String)
        case network(String)
    }

    private subscript(key: Key) -> String { table[key] ?? Self.english[key] ?? key.rawValue }

    private func fill(_ key: Key, _ pieces: String...) -> String {
        var out = ""
        var template = Substring(self[key])
        while let mark = template.firstIndex(of: "%") {
            out += template[..<mark]
            template = template[template.index(after: mark)...]
            guard let digit = template.first?.wholeNumberValue, digit >= 1, digit <= pieces.count else {
                out += "%"
                continue
            }
            out += pieces[digit - 1]
            template = template.dropFirst()
        }
        return out + template
    }

    private func partOfDay(start: Int, end: Int) -> Key {
        let length = (end - start + 24) % 24
        switch (start * 2 + length) % 48 / 2 {
        case 5..<11: return .inTheMorning
        case 11..<14: return .aroundNoon
        case 14..<18: return .inTheAfternoon
        case 18..<23: return .inTheEvening
        default: return .inTheNight
        }
    }

    private static let spans: [Key] = [.fewMinutes, .minutes, .oneHour, .hours, .oneDay, .days]
    private static let intervals: [Key] = [
        .everyFewMinutes, .everyMinutes, .everyHour, .everyHours, .everyDay, .everyDays,
    ]

    private func span(_ seconds: Double, _ keys: [Key] = spans) -> String {
        let minutes = seconds / 60
        if minutes < 5 { return self[keys[0]] }
        if minutes < 55 { return fill(keys[1], String(Int(minutes.rounded()))) }
        let hours = Int((minutes / 60).rounded())
        if hours <= 1 { return self[keys[2]] }
        if hours < 24 { return fill(keys[3], String(hours)) }
        let days = Int((minutes / 1440).rounded())
        return days <= 1 ? self[keys[4]] : fill(keys[5], String(days))
    }

    static let english: [Key: String] = [
        .timeOfDayEveryDay: "You usually do this %1",
        .timeOfDayWorkdays: "You usually do this on weekdays %1",
        .timeOfDayWeekends: "You usually do this on weekends %1",
        .timeOfDayWeekday: "You usually do this on %2 %1",
        .after: "You often do this after “%1”",
        .answer: "It answers what came in %1 ago",
        .once: "You did this once",
        .frequency: "You did this %1 times",
        .recency: "You did this %1 ago",
        .repetition: "You often do this several times in a row",
        .rhythm: "You do this %1",
        .foregroundApp: "You often do this while using %1",
        .place: "You often do this at %1",
        .charging: "You often do this while charging",
        .notCharging: "You often do this on battery",
        .headphones: "You often do this with headphones",
        .noHeadphones: "You often do this without headphones",
        .network: "You often do this on the network %1",
        .usualParts: "Its parts are usual at this moment",
        .suggestedByApp: "Suggested by the app",
        .inTheNight: "at night", .inTheMorning: "in the morning", .aroundNoon: "around noon",
        .inTheAfternoon: "in the afternoon", .inTheEvening: "in the evening",
        .monday: "Mondays", .tuesday: "Tuesdays", .wednesday: "Wednesdays", .thursday: "Thursdays",
        .friday: "Fridays", .saturday: "Saturdays", .sunday: "Sundays",
        .fewMinutes: "a few minutes", .minutes: "%1 minutes", .oneHour: "an hour", .hours: "%1 hours",
        .oneDay: "a day", .days: "%1 days",
        .everyFewMinutes: "every few minutes", .everyMinutes: "about every %1 minutes",
        .everyHour: "about once an hour", .everyHours: "about every %1 hours",
        .everyDay: "about once a day", .everyDays: "about every %1 days",
    ]
}
