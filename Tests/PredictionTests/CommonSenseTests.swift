import Testing

@testable import Prediction

/// Cases so small that anybody would say what comes next.
@Suite("Common sense from a few actions")
struct CommonSenseTests {
    /// An hour of a day, days counted from a Monday.
    private func at(_ days: Int, _ hours: Double) -> Double { monday + Double(days) * day + hours * hour }

    private func first(_ events: [ActionEvent], at time: Double) -> PredictedAction? {
        PredictionEngine.rebuilt(from: events).rank(AskingContext(time: time), limit: 5).first
    }

    @Test func `five noons of tomato and two weekend evenings of lentil make Monday noon a tomato`() {
        var events = (0..<5).map { n in
            event("order", ["soup": "tomato"], at: at(n, 12))
        }
        for n in 5..<7 { events.append(event("order", ["soup": "lentil"], at: at(n, 19))) }
        let noon = first(events, at: at(7, 12))
        #expect(noon?.pattern == pattern("order", ["soup": "tomato"]))
        let saturday = first(events, at: at(12, 19))
        #expect(saturday?.pattern == pattern("order", ["soup": "lentil"]))
    }

    @Test(arguments: [3, 4, 6])
    func `what is done every morning comes before what was done last night`(days: Int) {
        let events = (0..<days).flatMap { n in
            [
                event("news", at: at(n, 7)),
                event("film", at: at(n, 21)),
            ]
        }
        #expect(first(events, at: at(days, 7.2))?.pattern.action == "news")
    }

    @Test func `one action done every day comes before another done once just now`() {
        var events = (0..<6).map { n in event("coffee", at: at(n, 8)) }
        events.append(event("taxi", at: at(5, 23)))
        #expect(first(events, at: at(6, 8))?.pattern.action == "coffee")
    }

    @Test func `what followed three times follows again`() {
        let events = (0..<3).flatMap { n in
            let start = monday + Double(n) * 31 * hour
            return [
                event("arrive", at: start), event("lights", at: start + 60), event("music", at: start + 5 * hour),
            ]
        }
        let again = monday + 95 * hour
        #expect(first(events + [event("arrive", at: again)], at: again + 50)?.pattern.action == "lights")
    }

    @Test func `of two that are equal in all but number, the more frequent leads`() {
        let events = (0..<9).map { event($0 % 3 == 2 ? "rare" : "usual", at: at($0, 9)) }
        #expect(first(events, at: at(9, 9))?.pattern.action == "usual")
    }

    @Test func `a Sunday habit leads on Sunday, not on Monday`() {
        let events = (0..<27).map { n in
            event(n % 7 == 6 ? "bake" : "commute", at: at(n, 9))
        }
        #expect(first(Array(events.prefix(21)), at: at(21, 9))?.pattern.action == "commute")
        #expect(first(events, at: at(27, 9))?.pattern.action == "bake")
    }

    @Test func `after one action there is one suggestion`() {
        #expect(first([event("only", at: monday)], at: monday + hour)?.pattern.action == "only")
    }
}
