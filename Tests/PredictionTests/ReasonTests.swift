import Testing

@testable import Prediction

@Suite("Reasons")
struct ReasonTests {
    /// Mail at nine; the lamp follows the door at any hour.
    private func events() -> [ActionEvent] {
        (0..<20).flatMap { n -> [ActionEvent] in
            let start = monday + Double(n) * day
            let odd = start + (11 + Double(n * 7 % 11)) * hour
            return [
                event("mail", at: start + 9 * hour), event("door", at: odd), event("lamp", at: odd + 30),
                event("music", at: odd + 2 * hour),
            ]
        }
    }

    private func engine(_ events: [ActionEvent]) -> PredictionEngine {
        PredictionEngine.rebuilt(from: events)
    }

    @Test func `the time of day is given where the habit keeps to it, and carries the choice`() {
        let asking = AskingContext(time: monday + 20 * day + 9 * hour)
        let ranked = engine(events()).rank(asking, limit: 4)
        let mail = ranked.first { $0.pattern.action == "mail" }
        // 90 minutes about nine, stated in whole hours.
        let stated = mail?.reasons.contains { if case .timeOfDay(7, 11, _) = $0 { true } else { false } }
        #expect(stated == true)
        // The same rows at another hour: the evidence is gone.
        let moved = AskingContext(time: monday + 20 * day + 3 * hour)
        let chance = engine(events()).rank(moved, limit: 4).first { $0.pattern.action == "mail" }?.probability ?? 0
        #expect(chance < mail?.probability ?? 0)
    }

    @Test func `what usually follows is explained by what came before, and falls without it`() {
        let door = events() + [event("door", at: monday + 20 * day + 14 * hour)]
        let asking = AskingContext(time: monday + 20 * day + 14 * hour + 20)
        let after = engine(door).rank(asking, limit: 4)
        #expect(after.first?.pattern.action == "lamp")
        #expect(after.first?.reasons.contains(.after(previous: pattern("door"), count: 20)) == true)
        // Without the rows of the door nothing precedes the lamp.
        let without = engine(door.filter { $0.pattern.action != "door" }).rank(asking, limit: 4)
        let before = after.first { $0.pattern.action == "lamp" }?.probability ?? 0
        #expect((without.first { $0.pattern.action == "lamp" }?.probability ?? 0) < before)
    }

    @Test func `every suggestion has a reason, from the first action on`() {
        for count in 1...6 {
            let engine = engine((0..<count).map { event("act\($0 % 4)", at: monday + Double($0) * 5 * day) })
            let ranked = engine.rank(AskingContext(time: monday + 60 * day), limit: 4)
            #expect(ranked.count == min(count, 4))
            for choice in ranked {
                #expect(!choice.reasons.isEmpty)
                #expect(choice.reasons.allSatisfy { ReasonSentences().sentence(for: $0) { _ in "it" } != nil })
            }
        }
        #expect(ReasonSentences().sentence(for: .frequency(count: 1)) { _ in nil } == "You did this once")
    }

    @Test func `of two signals the one is stated that decides`() {
        let engine = PredictionEngine()
        var chance = Chance(state: 31)
        var time = monday
        func signals(_ isCharging: Bool) -> ContextSignals {
            ContextSignals(isCharging: isCharging, hasHeadphones: false)
        }
        for _ in 0..<120 {
            time += Double.random(in: 1...9, using: &chance) * hour
            let isCharging = Int.random(in: 0..<4, using: &chance) == 0
            let action = isCharging ? "backup" : "other\(Int.random(in: 0..<4, using: &chance))"
            engine.learn(event(action, at: time, signals: signals(isCharging)))
        }
        let first = engine.rank(AskingContext(time: time + hour, signals: signals(true)), limit: 1).first
        #expect(first?.pattern == pattern("backup"))
        #expect(first?.reasons.contains(.charging(true)) == true, "\(first?.reasons ?? [])")
        #expect(first?.reasons.contains(.headphones(false)) == false)
    }

    @Test func `what follows everything alike is not said to follow the last action`() {
        let engine = PredictionEngine()
        var chance = Chance(state: 32)
        for n in 0..<150 {
            let action = n % 3 < 2 ? "often" : "other\(Int.random(in: 0..<3, using: &chance))"
            engine.learn(event(action, at: monday + Double(n) * 5 * hour))
        }
        engine.learn(event("other1", at: monday + 150 * 5 * hour))
        let first = engine.rank(AskingContext(time: monday + 151 * 5 * hour), limit: 1).first
        #expect(first?.pattern == pattern("often"))
        // "often" is two of three, and follows each other action always: one and a half times as often as chance has it.
        let oftener = engine.rank(AskingContext(time: monday + 151 * 5 * hour), limit: 5)
        for action in oftener where action.pattern != pattern("often") {
            #expect(!action.reasons.contains { if case .after = $0 { true } else { false } }, "\(action)")
        }
    }

    @Test func `each reason becomes a sentence, in a table that can be translated`() {
        let sentences = ReasonSentences()
        func english(_ reason: Reason) -> String? {
            sentences.sentence(for: reason) { named in
                if case .action(let pattern) = named { return pattern.action } else { return "X" }
            }
        }
        #expect(
            english(.timeOfDay(start: 11, end: 14, days: .workdays)) == "You usually do this on weekdays around noon")
        #expect(english(.timeOfDay(start: 23, end: 2, days: .everyDay)) == "You usually do this at night")
        #expect(
            english(.timeOfDay(start: 7, end: 10, days: .weekday(1))) == "You usually do this on Mondays in the morning"
        )
        #expect(english(.after(previous: pattern("Coffee"), count: 3)) == "You often do this after “Coffee”")
        #expect(english(.answer(secondsAgo: 1800)) == "It answers what came in 30 minutes ago")
        let german = ReasonSentences(table: [
            .timeOfDayWeekday: "%2 %1", .monday: "montags", .inTheMorning: "am Morgen",
        ])
        #expect(
            german.sentence(for: .timeOfDay(start: 7, end: 10, days: .weekday(1))) { _ in nil } == "montags am Morgen")
        #expect(german.sentence(for: .after(previous: pattern("x"), count: 2)) { _ in nil } == nil)
    }

    @Test func `a translation has every sentence, with the same places`() {
        func places(_ text: String?) -> Set<String> {
            Set("12".map { "%\($0)" }.filter { text?.contains($0) == true })
        }
        for key in ReasonSentences.Key.allCases {
            #expect(ReasonSentences.english[key] != nil, "\(key)")
            #expect(ReasonSentences.german[key] != nil, "\(key)")
            #expect(places(ReasonSentences.german[key]) == places(ReasonSentences.english[key]), "\(key)")
        }
        let sentences = ReasonSentences(locale: "de_AT.UTF-8")
        #expect(
            sentences.sentence(for: .recency(secondsAgo: 86_400)) { _ in nil } == "Das haben Sie vor einem Tag getan")
        #expect(ReasonSentences(locale: "den").sentence(for: .repetition) { _ in nil }?.hasPrefix("You") == true)
    }

    @Test(arguments: [
        (60.0, "every few minutes", "alle paar Minuten"), (1_800, "about every 30 minutes", "etwa alle 30 Minuten"),
        (3_700, "about once an hour", "etwa einmal in der Stunde"),
        (7_200, "about every 2 hours", "etwa alle 2 Stunden"),
        (108_000, "about once a day", "etwa einmal am Tag"), (172_800, "about every 2 days", "etwa alle 2 Tage"),
    ])
    func `an interval reads as people say it`(_ seconds: Double, _ english: String, _ german: String) {
        func sentence(_ locale: String) -> String? {
            ReasonSentences(locale: locale).sentence(for: .rhythm(seconds: seconds)) { _ in nil }
        }
        #expect(sentence("en") == "You do this " + english)
        #expect(sentence("de") == "Das tun Sie " + german)
    }
}
