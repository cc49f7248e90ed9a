import Testing

@testable import Prediction

@Suite("How likely the next action is a new one")
struct NoveltyTests {
    private let history = History()
    private let frame = Frame(featureCount: 1)
    private let probabilities = Column<Float>(capacity: 8)

    private func ask(_ facts: NoveltyFacts, at time: Double) {
        frame.begin(history, moment: Moment(time: time, utcOffset: 0), signals: ContextSignals())
        facts.fill(frame, history, probabilities)
    }

    private func value(_ facts: NoveltyFacts, _ name: String) -> Float {
        facts.values[NoveltyFacts.names.firstIndex(of: name) ?? 0]
    }

    @Test func `the facts are those computed by hand`() {
        let facts = NoveltyFacts()
        _ = history.addLabel()
        history.appendOwn(0, at: Moment(time: monday, utcOffset: 0))
        _ = history.addLabel()
        history.appendOwn(1, at: Moment(time: monday + hour, utcOffset: 0))
        probabilities[0] = 0.5
        probabilities[1] = 0.5
        ask(facts, at: monday + hour + 60)
        // Two rows, two labels used once; a gap of a minute; two labels alike.
        #expect(isClose(value(facts, "single"), logarithm(2.5 / 3 / (0.5 / 3))))
        #expect(isClose(value(facts, "length"), logarithm(3) / 4))
        #expect(isClose(value(facts, "gap"), logarithm(3) / 4) && value(facts, "burst") == 0)
        #expect(isClose(value(facts, "doubt"), logarithm(2)))
        #expect(value(facts, "after") == 0 && value(facts, "rate5") == 0 && value(facts, "weekend") == 0)
        facts.learn(isNew: true, hadLabels: true)
        ask(facts, at: monday + hour + 20)
        // A first where ½ was expected; ½ + (1 − ½)/5 = .6.
        #expect(
            isClose(value(facts, "after"), logarithm(2 / 1.5)) && isClose(value(facts, "daypart"), logarithm(2 / 1.5)))
        #expect(value(facts, "pause") == 0, "that gap was of another class")
        #expect(isClose(value(facts, "rate5"), logarithm(0.6 / 0.4)) && value(facts, "first") == 1)
        #expect(value(facts, "burst") == 1)
    }

    @Test func `one step moves the weights as computed by hand`() {
        // One fact of 1, all others 0 at the start: weight 0, p = ½; new: A = 30.25, w = ½/30.25.
        _ = history.addLabel()
        probabilities[0] = 1
        let novelty = Novelty([NoveltyStart(name: "zero", weights: [Float](repeating: 0, count: NoveltyFacts.count))])
        frame.begin(history, moment: Moment(time: nil, utcOffset: 0), signals: ContextSignals())
        novelty.ask(frame, history, probabilities)
        #expect(novelty.probability == 0.5)
        novelty.learn(isNew: true, frame, history)
        let weights = novelty.weights[0]
        // Without rows the single-use fact is logit(½) = 0 and the two firsts before count: x = 1 at always, first and first2.
        let information: Float = 30 + 0.25 * 3
        #expect(isClose(weights[0], 0.5 / information, within: 1e-4))
        #expect(isClose(weights[6], weights[0], within: 1e-6) && weights[1] == 0)
    }

    @Test func `a place where new things happen is told apart from one where none do`() {
        let engine = PredictionEngine()
        var time = monday
        for n in 0..<60 {
            time += 5 * hour
            engine.learn(event("market", at: time))
            engine.learn(event("find\(n)", at: time + 600))
            engine.learn(event("home", at: time + 1200))
            engine.learn(event("rest", at: time + 1800))
        }
        func chance(after action: String) -> Double {
            engine.learn(event(action, at: time + 5 * hour))
            _ = engine.rank(AskingContext(time: time + 5 * hour + 600), limit: 1)
            return engine.probabilityOfNewAction
        }
        let afterHome = chance(after: "home")
        let afterMarket = chance(after: "market")
        #expect(afterMarket > 0.6 && afterHome < 0.3)
    }
}
