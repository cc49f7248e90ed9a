import Testing

@testable import Prediction

@Suite("The engine")
struct EngineTests {
    /// Coffee on workday mornings, music in the evening, mail in between.
    static func week(_ engine: PredictionEngine, days: Int = 10, offset: Int = 0) {
        for n in 0..<days {
            let start = monday + Double(n) * day
            engine.learn(event("coffee", at: start + 8 * hour, utcOffset: offset))
            engine.learn(event("mail", at: start + 13 * hour, utcOffset: offset))
            engine.learn(event("music", at: start + 20 * hour, utcOffset: offset))
        }
    }

    @Test func `the time of day decides between habits`() {
        let engine = PredictionEngine()
        Self.week(engine)
        let morning = engine.rank(AskingContext(time: monday + 10 * day + 8 * hour), limit: 3)
        let evening = engine.rank(AskingContext(time: monday + 9 * day + 20.5 * hour), limit: 3)
        #expect(morning.first?.pattern.action == "coffee")
        #expect(evening.first?.pattern.action != "mail")
        #expect(morning.allSatisfy { $0.probability > 0 && $0.probability < 1 })
    }

    @Test func `an empty engine knows nothing and says so`() {
        #expect(PredictionEngine().rank(AskingContext(time: monday), limit: 5).isEmpty)
    }

    @Test func `a short list is the beginning of a longer one, whatever was said and is offered`() {
        let engine = PredictionEngine()
        Self.week(engine)
        for n in 0..<8 { engine.learn(event("other\(n)", at: monday + (10 + Double(n) / 8) * day)) }
        engine.setOffers([OfferedAction(pattern: pattern("tour")), OfferedAction(pattern: pattern("help"))], of: "app")
        let now = monday + 11 * day + 8 * hour
        let favourite = engine.rank(AskingContext(time: now), limit: 1).map(\.pattern)
        for _ in 0..<3 {
            engine.record(Feedback(pattern: favourite[0], kind: .dismissed, time: now))
            engine.record(Feedback(pattern: pattern("other3"), kind: .taken, time: now))
        }
        let all = engine.rank(AskingContext(time: now), limit: 50)
        #expect(all.count == 13)
        #expect(all.first?.pattern != favourite[0])
        for limit in 0..<all.count {
            #expect(engine.rank(AskingContext(time: now), limit: limit) == Array(all.prefix(limit)), "\(limit)")
        }
    }

    @Test func `the same log gives the same state, whether or not anyone asked`() {
        let silent = PredictionEngine()
        let asked = PredictionEngine()
        for n in 0..<40 {
            let item = event("a\(n * n % 7)", at: monday + Double(n) * 5000)
            silent.learn(item)
            _ = asked.rank(AskingContext(time: monday + Double(n) * 5000 - 10), limit: 5)
            asked.learn(item)
        }
        #expect(silent.snapshot() == asked.snapshot())
    }

    @Test func `after forgetting, the state is that of an engine that never saw the rows`() {
        let events = (0..<60).map { n in
            event("a", ["x": "\(n % 5)"], at: monday + Double(n) * 7000)
        }
        let kept = events.filter { $0.pattern.parameters[0].value != "3" }
        let never = PredictionEngine()
        for item in kept { never.learn(item) }
        let old = PredictionEngine()
        for item in events { old.learn(item) }
        old.forgetNow { $0.parameters[0].value == "3" }
        #expect(!old.rank(AskingContext(time: monday), limit: 10).contains { $0.pattern.parameters[0].value == "3" })
        #expect(PredictionEngine.rebuilt(from: kept).snapshot() == never.snapshot())
        #expect(PredictionEngine.rebuilt(from: events).snapshot() != never.snapshot())
    }

    @Test func `incoming events are context and never count as done`() {
        let engine = PredictionEngine()
        for n in 0..<12 {
            let start = monday + Double(n) * day
            engine.learn(event("send", ["to": "ada"], at: start, direction: .incoming))
            engine.learn(event("send", ["to": "ada"], at: start + 600))
            engine.learn(event("walk", at: start + 6 * hour))
            engine.learn(event("send", ["to": "bob"], at: start + 9 * hour))
        }
        let now = monday + 12 * day + 3 * hour
        let before = engine.rank(AskingContext(time: now), limit: 3)
        engine.learn(event("send", ["to": "ada"], at: now - 60, direction: .incoming))
        let after = engine.rank(AskingContext(time: now), limit: 3)
        let ada = pattern("send", ["to": "ada"])
        let rise = (
            before.first { $0.pattern == ada }?.probability ?? 0, after.first { $0.pattern == ada }?.probability ?? 0
        )
        #expect(rise.1 > rise.0)
        #expect(after.first { $0.pattern == ada }?.reasons.contains(.answer(secondsAgo: 60)) == true)
    }

    @Test func `an action without combinations is context only`() {
        let engine = PredictionEngine()
        for n in 0..<10 {
            engine.learn(event("secret", combinations: [], at: monday + Double(n) * hour))
            engine.learn(event("public", at: monday + (Double(n) + 0.5) * hour))
        }
        let ranked = engine.rank(AskingContext(time: monday + 10 * hour), limit: 5)
        #expect(ranked.map(\.pattern.action) == ["public"])
    }

    @Test func `signals decide where they are given and cost nothing where they are not`() {
        let engine = PredictionEngine()
        var chance = Chance(state: 11)
        for n in 0..<60 {
            let isHome = Bool.random(using: &chance)
            engine.learn(
                event(
                    isHome ? "lamp" : "meeting", at: monday + Double(n) * 37 * hour,
                    signals: ContextSignals(place: isHome ? "home" : "office")))
        }
        func top(_ place: String?) -> PredictedAction? {
            engine.rank(
                AskingContext(time: monday + 2300 * hour, signals: ContextSignals(place: place)), limit: 2
            ).first
        }
        #expect(top("home")?.pattern.action == "lamp")
        #expect(top("office")?.pattern.action == "meeting")
        #expect(top(nil) != nil)
    }

    @Test func `offers fill the list where nothing was learnt, by weight and relevance`() {
        let engine = PredictionEngine()
        engine.setOffers(
            [
                OfferedAction(pattern: pattern("low")), OfferedAction(pattern: pattern("high"), weight: 3),
                OfferedAction(pattern: pattern("night"), weight: 5, hours: (22, 4)),
            ], of: "app")
        let ranked = engine.rank(AskingContext(time: monday + 12 * hour), limit: 5)
        #expect(ranked.map(\.pattern.action) == ["high", "low", "night"])
        #expect(ranked.allSatisfy { $0.reasons == [.suggestedByApp] && $0.probability <= 0.5 })
        let night = engine.rank(AskingContext(time: monday + 23 * hour), limit: 1)
        #expect(night.first?.pattern.action == "night")
        engine.setOffers([], of: "app")
        #expect(engine.rank(AskingContext(time: monday), limit: 5).isEmpty)
    }
}

@Suite("Clocks")
struct ClockTests {
    @Test func `the wall clock counts, whatever the zone`() {
        let east = PredictionEngine()
        let west = PredictionEngine()
        EngineTests.week(east)
        for n in 0..<10 {
            // The same wall-clock times, five hours behind.
            for (name, at) in [("coffee", 8.0), ("mail", 13.0), ("music", 20.0)] {
                west.learn(event(name, at: monday + Double(n) * day + (at + 5) * hour, utcOffset: -300))
            }
        }
        let a = east.rank(AskingContext(time: monday + 10 * day + 8 * hour), limit: 3)
        let b = west.rank(AskingContext(time: monday + 10 * day + 13 * hour, utcOffset: -300), limit: 3)
        #expect(a.map(\.pattern) == b.map(\.pattern))
        #expect(zip(a, b).allSatisfy { abs($0.probability - $1.probability) < 1e-6 })
    }

    @Test func `daylight saving moves habits with the wall clock`() {
        let engine = PredictionEngine()
        for n in 0..<12 {
            let offset = n < 6 ? 60 : 120  // the clock goes forward after six days
            let start = monday + Double(n) * day - Double(offset) * 60
            engine.learn(event("coffee", at: start + 8 * hour, utcOffset: offset))
            engine.learn(event("music", at: start + 20 * hour, utcOffset: offset))
        }
        let next = monday + 12 * day - 120 * 60 + 8 * hour
        let ranked = engine.rank(AskingContext(time: next, utcOffset: 120), limit: 2)
        #expect(ranked.first?.pattern.action == "coffee")
    }

    @Test func `a traveller's habits follow the zone`() {
        let engine = PredictionEngine()
        EngineTests.week(engine)
        let abroad = AskingContext(time: monday + 10 * day + 17 * hour, utcOffset: -9 * 60)
        #expect(engine.rank(abroad, limit: 1).first?.pattern.action == "coffee")
    }

    @Test(arguments: [-1e300, .infinity, .nan, monday - 5 * day, 4e12, -86400.5])
    func `a clock that jumps breaks nothing`(time: Double) {
        let engine = PredictionEngine()
        EngineTests.week(engine)
        engine.learn(event("coffee", at: time))
        EngineTests.week(engine, days: 2)
        let ranked = engine.rank(AskingContext(time: monday + 10 * day), limit: 5)
        #expect(ranked.count == 3)
        #expect(ranked.allSatisfy { $0.probability.isFinite && $0.probability > 0 })
        #expect(PredictionEngine(snapshot: engine.snapshot()) != nil)
    }

    @Test func `weekdays are those of the wall clock`() {
        #expect(Moment(time: monday, utcOffset: 0).weekday == 0)
        #expect(Moment(time: monday, utcOffset: -1).weekday == 6)
        #expect(Moment(time: -1, utcOffset: 0).weekday == 2)
        #expect(Moment(time: monday, utcOffset: -1).minute == 1439)
    }
}

@Suite("Snapshots")
struct SnapshotTests {
    @Test func `an engine from a snapshot goes on as the one it was taken from`() throws {
        let first = PredictionEngine()
        EngineTests.week(first)
        first.learn(event("send", ["to": "ada"], at: monday + 10 * day, direction: .incoming))
        first.record(Feedback(pattern: pattern("mail"), kind: .dismissed, time: monday + 9 * day))
        first.setOffers(
            [OfferedAction(pattern: pattern("new"), relevance: ContextSignals(place: "home"), hours: (8, 9))], of: "app"
        )
        let bytes = first.snapshot()
        let second = try #require(PredictionEngine(snapshot: bytes))
        #expect(second.snapshot() == bytes)
        let next = event("music", at: monday + 11 * day)
        first.learn(next)
        second.learn(next)
        let asking = AskingContext(time: monday + 11 * day + hour)
        #expect(first.rank(asking, limit: 5) == second.rank(asking, limit: 5))
        #expect(second.snapshot() == first.snapshot())
    }

    @Test func `damage is noticed wherever it is`() {
        let engine = PredictionEngine()
        EngineTests.week(engine, days: 2)
        let bytes = engine.snapshot()
        for at in stride(from: 0, to: bytes.count, by: 997) {
            var damaged = bytes
            damaged[at] ^= 0x40
            #expect(PredictionEngine(snapshot: damaged) == nil)
        }
        #expect(PredictionEngine(snapshot: Array(bytes.dropLast(9))) == nil)
        #expect(PredictionEngine(snapshot: []) == nil)
    }
}

@Suite("Feedback")
struct FeedbackTests {
    let asking = AskingContext(time: monday + 10 * day + 8 * hour)

    private func taught() -> PredictionEngine {
        let engine = PredictionEngine()
        EngineTests.week(engine)
        return engine
    }

    private func chance(_ engine: PredictionEngine, _ action: String = "coffee") -> Double {
        engine.rank(asking, limit: 9).first { $0.pattern.action == action }?.probability ?? 0
    }

    private func odds(_ p: Double) -> Double { p / (1 - p) }

    @Test func `a dismissal counts at once, fades, and can be undone`() {
        let engine = taught()
        let before = chance(engine)
        let dismissal = Feedback(pattern: pattern("coffee"), kind: .dismissed, time: asking.time ?? 0)
        engine.record(dismissal)
        let after = chance(engine)
        #expect(odds(after) < odds(before) * 0.5)
        let old = Feedback(pattern: pattern("coffee"), kind: .dismissed, time: (asking.time ?? 0) - 60 * day)
        engine.undo(dismissal)
        #expect(chance(engine) == before)
        engine.record(old)
        #expect(chance(engine) > before * 0.98)
    }

    @Test func `shown and passed over costs little, taken gains`() {
        let engine = taught()
        let before = chance(engine)
        engine.record(Feedback(pattern: pattern("coffee"), kind: .shown, time: asking.time ?? 0))
        let passed = chance(engine)
        #expect(passed < before && passed > before * 0.9)
        engine.record(Feedback(pattern: pattern("coffee"), kind: .taken, time: asking.time ?? 0))
        #expect(chance(engine) > before)
    }

    @Test func `don't suggest holds for ever or until its moment`() {
        let engine = taught()
        let now = asking.time ?? 0
        let forNow = Feedback(pattern: pattern("coffee"), kind: .dontSuggest(until: now + hour), time: now)
        engine.record(forNow)
        #expect(chance(engine) == 0)
        let later = engine.rank(AskingContext(time: now + 2 * hour), limit: 9)
        #expect(later.contains { $0.pattern.action == "coffee" })
        let forEver = Feedback(pattern: pattern("mail"), kind: .dontSuggest(until: nil), time: now)
        engine.record(forEver)
        let yearsLater = AskingContext(time: now + 3000 * day)
        #expect(!engine.rank(yearsLater, limit: 9).contains { $0.pattern.action == "mail" })
        engine.undo(forEver)
        #expect(engine.rank(yearsLater, limit: 9).contains { $0.pattern.action == "mail" })
    }

    @Test func `what was not to be suggested until a moment is dropped after it`() {
        let ledger = FeedbackLedger()
        func suppress(_ action: String, from start: Double, until: Double?) {
            ledger.record(Feedback(pattern: pattern(action), kind: .dontSuggest(until: until), time: start))
        }
        func size() -> Int {
            var bytes = ByteWriter()
            ledger.write(to: &bytes)
            return bytes.bytes.count
        }
        suppress("ever", from: monday, until: nil)
        suppress("today", from: monday, until: monday + day)
        let two = size()
        for number in 1...20 {
            suppress("today", from: monday + Double(number) * day, until: monday + Double(number + 1) * day)
        }
        #expect(size() == two)
        #expect(ledger.isSuppressed(pattern("ever"), at: monday + 30 * day))
        #expect(ledger.isSuppressed(pattern("today"), at: monday + 20.5 * day))
    }

    @Test func `what only came in is not offered, and is once it was done`() {
        let engine = PredictionEngine()
        func happen(_ direction: ActionEvent.Direction, _ number: Int) {
            engine.learn(
                event(
                    "share", combinations: direction == .own ? nil : [], at: monday + Double(number) * hour,
                    direction: direction))
            engine.learn(event("read", at: monday + Double(number) * hour + 60))
        }
        func isOffered() -> Bool {
            engine.rank(AskingContext(time: monday + 40 * hour), limit: 5).contains { $0.pattern.action == "share" }
        }
        for number in 0..<10 { happen(.incoming, number) }
        #expect(!isOffered())
        for number in 10..<20 { happen(.own, number) }
        happen(.incoming, 20)
        #expect(isOffered())
    }

    @Test func `an action offered for several situations is relevant in each of them`() {
        let engine = PredictionEngine()
        engine.setOffers(
            [
                OfferedAction(pattern: pattern("tea"), relevance: ContextSignals(place: "home")),
                OfferedAction(pattern: pattern("tea"), relevance: ContextSignals(place: "work")),
                OfferedAction(pattern: pattern("other")),
            ], of: "app")
        func chance(at place: String) -> Double {
            let asking = AskingContext(time: monday, utcOffset: 0, signals: ContextSignals(place: place))
            let ranked = engine.rank(asking, limit: 5)
            #expect(ranked.count == 2)
            return ranked.first { $0.pattern.action == "tea" }?.probability ?? 0
        }
        #expect(chance(at: "home") == chance(at: "work"))
        #expect(chance(at: "home") > 5 * chance(at: "gym"))
    }
}
