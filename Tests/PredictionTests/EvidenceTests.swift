import Testing

@testable import Prediction

@Suite("What is stated as a reason carries the choice")
struct EvidenceTests {
    @Test(arguments: ReasonKind.allCases)
    func `without the stated evidence the action falls in rank`(kind: ReasonKind) throws {
        let evidence = Evidence.of(kind)
        let told = evidence.told.ranked()
        let place = try #require(told.firstIndex { $0.pattern == evidence.action }, "offered")
        #expect(told[place].reasons.contains { $0.kind == kind }, "stated: \(told[place].reasons)")
        let withheld = evidence.withheld.ranked()
        #expect(place < withheld.firstIndex { $0.pattern == evidence.action } ?? .max)
    }
}

/// Every case of `Reason`: a new one does not compile until it has evidence to take away.
enum ReasonKind: CaseIterable {
    case timeOfDay, after, answer, frequency, recency, repetition, rhythm, foregroundApp, place, charging, headphones
    case network, usualParts, suggestedByApp
}

extension Reason {
    fileprivate var kind: ReasonKind {
        switch self {
        case .timeOfDay: .timeOfDay
        case .after: .after
        case .answer: .answer
        case .frequency: .frequency
        case .recency: .recency
        case .repetition: .repetition
        case .rhythm: .rhythm
        case .foregroundApp: .foregroundApp
        case .place: .place
        case .charging: .charging
        case .headphones: .headphones
        case .network: .network
        case .usualParts: .usualParts
        case .suggestedByApp: .suggestedByApp
        }
    }
}

/// A past and a moment of asking.
private struct Situation {
    var events: [ActionEvent]
    var asked: AskingContext
    var offers: [OfferedAction] = []

    func ranked() -> [PredictedAction] {
        PredictionEngine.rebuilt(from: events, offers: ["app": offers]).rank(asked, limit: 50)
    }
}

/// The same situation with the truth that a reason states, and without it.
private struct Evidence {
    var action: ActionPattern
    var told: Situation
    var withheld: Situation

    static func of(_ kind: ReasonKind) -> Evidence {
        switch kind {
        case .timeOfDay: timeOfDay
        case .after: after
        case .answer: answer
        case .frequency: frequency
        case .recency: recency
        case .repetition: repetition
        case .rhythm: rhythm
        case .foregroundApp: signal { $0.foregroundApp = $1 ? "editor" : "mail" }
        case .place: signal { $0.place = $1 ? "home" : "work" }
        case .charging: signal { $0.isCharging = $1 }
        case .headphones: signal { $0.hasHeadphones = $1 }
        case .network: signal { $0.network = $1 ? "cable" : "air" }
        case .usualParts: usualParts
        case .suggestedByApp: suggestedByApp
        }
    }

    /// Mail is read at nine each day, or at any hour.
    private static var timeOfDay: Evidence {
        func situation(_ hourOfMail: (inout Chance) -> Double) -> Situation {
            var chance = Chance(state: 1)
            let events = (0..<30).flatMap { n in
                let start = monday + Double(n) * day
                let others = (0..<3).map {
                    event("other\($0)", at: start + Double.random(in: 0..<24, using: &chance) * hour)
                }
                return others + [event("mail", at: start + hourOfMail(&chance) * hour)]
            }
            return Situation(events: events.inOrder, asked: AskingContext(time: monday + 30 * day + 9 * hour))
        }
        return Evidence(
            action: pattern("mail"), told: situation { _ in 9 },
            withheld: situation { Double.random(in: 10..<24, using: &$0) })
    }

    /// The lamp follows the door, or is lit hours before.
    private static var after: Evidence {
        func situation(_ delay: Double) -> Situation {
            let events = (0..<20).flatMap { n in
                let start = monday + Double(n) * day + (7 + Double(n * 7 % 11)) * hour
                return [
                    event("door", at: start), event("lamp", at: start + delay), event("music", at: start + 2 * hour),
                ]
            }
            let asked = monday + 20 * day + 14 * hour
            return Situation(
                events: events.inOrder + [event("door", at: asked)], asked: AskingContext(time: asked + 20))
        }
        return Evidence(action: pattern("lamp"), told: situation(30), withheld: situation(-6 * hour))
    }

    /// Each message is answered; one from Ada came in, or none.
    private static var answer: Evidence {
        var chance = Chance(state: 21)
        let friends = ["ada", "bob", "eve"]
        let events = (0..<40).flatMap { n in
            let start = monday + Double(n) * 9 * hour
            let friend = n == 39 ? "bob" : friends[Int.random(in: 0...2, using: &chance)]
            return [
                event("send", ["to": friend], at: start, direction: .incoming),
                event("send", ["to": friend], at: start + 300),
            ]
        }
        let asked = monday + 40 * 9 * hour
        let last = event("send", ["to": "ada"], at: asked - 60, direction: .incoming)
        return Evidence(
            action: pattern("send", ["to": "ada"]),
            told: Situation(events: events + [last], asked: AskingContext(time: asked)),
            withheld: Situation(events: events, asked: AskingContext(time: asked)))
    }

    /// Half of what is done is mail, in no order; or most of that is something else.
    private static var frequency: Evidence {
        func situation(_ often: String) -> Situation {
            var chance = Chance(state: 5)
            let events = (0..<80).map { n in
                if n < 4 { return event("mail", at: nil) }
                let isOften = n < 79 && Bool.random(using: &chance)
                return event(isOften ? often : "other\(Int.random(in: 0...3, using: &chance))", at: nil)
            }
            return Situation(events: events, asked: AskingContext(time: nil))
        }
        return Evidence(action: pattern("mail"), told: situation("mail"), withheld: situation("news"))
    }

    /// What is taken up is done again soon, between other things; Ada's file was taken up just now, or long ago.
    private static var recency: Evidence {
        func situation(_ last: [Int]) -> Situation {
            var chance = Chance(state: 8)
            var time = monday
            var events: [ActionEvent] = []
            func act(_ file: Int) {
                events.append(event("open\(file)", at: time))
                time += Double.random(in: 60...300, using: &chance)
            }
            for round in 0..<60 {
                let pair = round < 58 ? [Int.random(in: 0...7, using: &chance), 8 + round % 4] : last
                for file in [pair[0], pair[1], pair[0], pair[1]].shuffled(using: &chance) { act(file) }
                time += 3 * hour
            }
            act(last[1])
            return Situation(events: events, asked: AskingContext(time: time))
        }
        return Evidence(action: pattern("open3"), told: situation([3, 9]), withheld: situation([5, 9]))
    }

    /// Everything is done in runs; the run of a has begun, or that of b.
    private static var repetition: Evidence {
        func situation(_ last: [String]) -> Situation {
            var chance = Chance(state: 4)
            var time = monday
            let actions = (0..<40).flatMap { _ in
                [String](
                    repeating: ["a", "b", "c", "d"][Int.random(in: 0...3, using: &chance)],
                    count: Int.random(in: 4...7, using: &chance))
            }
            let events = (actions + last).map { action in
                time += Double.random(in: 20...60, using: &chance)
                return event(action, at: time)
            }
            return Situation(events: events, asked: AskingContext(time: time + 30))
        }
        return Evidence(
            action: pattern("a"), told: situation(["b", "b", "a", "a"]), withheld: situation(["a", "a", "b", "b"]))
    }

    /// The plants are watered every 40 hours, or as often but at uneven intervals; they were 40 hours ago.
    private static var rhythm: Evidence {
        func situation(_ interval: (inout Chance) -> Double) -> Situation {
            var chance = Chance(state: 6)
            let asked = monday + 90 * day
            var events: [ActionEvent] = []
            var time = asked - 40 * hour
            for _ in 0..<40 {
                events.append(event("water", at: time))
                time -= interval(&chance) * hour
            }
            for n in 0..<300 {
                let time = asked - Double.random(in: 0.1...66, using: &chance) * day
                events.append(event("other\(n % 3)", at: time))
            }
            return Situation(events: events.inOrder, asked: AskingContext(time: asked))
        }
        return Evidence(
            action: pattern("water"), told: situation { Double.random(in: 39...41, using: &$0) },
            withheld: situation { Bool.random(using: &$0) ? 4 : 76 })
    }

    /// Under the signal the lamp is lit, else one of four other things is done; or nothing tells them apart.
    private static func signal(_ set: (inout ContextSignals, Bool) -> Void) -> Evidence {
        func signals(_ isOn: Bool) -> ContextSignals {
            var signals = ContextSignals()
            set(&signals, isOn)
            return signals
        }
        var chance = Chance(state: 12)
        let events = (0..<80).map { n in
            let isOn = n < 79 && Int.random(in: 0...5, using: &chance) == 0
            let action = isOn ? "lamp" : "other\(Int.random(in: 0...3, using: &chance))"
            let time = monday + (Double(n) * 7 + Double.random(in: 0...5, using: &chance)) * hour
            return event(action, at: time, signals: signals(isOn))
        }
        let asked = AskingContext(time: monday + 80 * 7 * hour, signals: signals(true))
        var untold = events
        for n in untold.indices { untold[n].signals = ContextSignals() }
        return Evidence(
            action: pattern("lamp"), told: Situation(events: events, asked: asked),
            withheld: Situation(events: untold, asked: asked))
    }

    /// Every soup is ordered in every quantity, but for one pair; or that soup is never ordered.
    private static var usualParts: Evidence {
        var chance = Chance(state: 3)
        let events = (0..<60).compactMap { n -> ActionEvent? in
            let (soup, quantity) = (Int.random(in: 0...2, using: &chance), Int.random(in: 1...3, using: &chance))
            if soup == 0, quantity == 1 { return nil }
            return event(
                "order", ["soup": "\(soup)", "quantity": "\(quantity)"], combinations: [["soup", "quantity"]],
                at: monday + Double(n) * day)
        }
        let asked = AskingContext(time: monday + 60 * day)
        return Evidence(
            action: pattern("order", ["soup": "0", "quantity": "1"]), told: Situation(events: events, asked: asked),
            withheld: Situation(
                events: events.filter { $0.pattern.parameters.first?.value != "0" }, asked: asked))
    }

    /// The app suggests what was never done, or doesn't.
    private static var suggestedByApp: Evidence {
        let events = (0..<6).map { event("other\($0 % 2)", at: monday + Double($0) * hour) }
        let asked = AskingContext(time: monday + 7 * hour)
        let offer = OfferedAction(pattern: pattern("tour"))
        return Evidence(
            action: offer.pattern, told: Situation(events: events, asked: asked, offers: [offer]),
            withheld: Situation(events: events, asked: asked))
    }
}

extension [ActionEvent] {
    fileprivate var inOrder: [ActionEvent] { sorted { ($0.time ?? 0) < ($1.time ?? 0) } }
}
