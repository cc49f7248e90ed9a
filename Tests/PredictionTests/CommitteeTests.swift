import Testing

@testable import Prediction

@Suite("What stands between the learners and the answer")
struct CommitteeTests {
    private func frame(labels: Int) -> (History, Frame) {
        let history = History()
        for _ in 0..<labels { _ = history.addLabel() }
        let frame = Frame(featureCount: 1)
        frame.begin(history, moment: Moment(time: nil, utcOffset: 0), signals: ContextSignals())
        return (history, frame)
    }

    @Test func `a correction is the log of how often over how often foretold`() {
        let (history, frame) = frame(labels: 2)
        let corrections = Corrections()
        let said = Frame(featureCount: Corrections.names.count)
        let probabilities = Column<Float>(capacity: 8)
        probabilities[0] = 0.5
        probabilities[1] = 0.5
        said.begin(labelCount: 2)
        corrections.fill(probabilities.pointer, frame, history, into: said, first: 0)
        for table in Corrections.names.indices { #expect(said.feature(table)[0] == 0) }
        corrections.learn(probabilities.pointer, frame, chosen: 0)
        said.begin(labelCount: 2)
        corrections.fill(probabilities.pointer, frame, history, into: said, first: 0)
        // Label 0: chosen once, foretold .5; label 1: never, foretold .5; κ = 4.
        #expect(isClose(said.feature(0)[0], logarithm(5 / 4.5)))
        #expect(isClose(said.feature(0)[1], logarithm(4 / 4.5)))
        // By kind of action both fall into one class: chosen once, foretold once.
        let kinds = Corrections.names.firstIndex(of: "kinds") ?? 0
        #expect(isClose(said.feature(kinds)[0], 0) && isClose(said.feature(kinds)[1], 0))
    }

    @Test func `corrections leave unlikely labels as they are`() {
        let (history, frame) = frame(labels: 2)
        let corrections = Corrections()
        let said = Frame(featureCount: Corrections.names.count)
        let probabilities = Column<Float>(capacity: 8)
        probabilities[0] = 1
        for _ in 0..<3 {
            said.begin(labelCount: 2)
            corrections.fill(probabilities.pointer, frame, history, into: said, first: 0)
            corrections.learn(probabilities.pointer, frame, chosen: 1)
        }
        #expect(said.feature(0)[0] < 0)
        #expect(said.feature(0)[1] == 0)
    }

    @Test func `the pace tells which start to trust first, never wholly`() {
        var fast = [Float](repeating: 0, count: Pace.classes)
        var slow = fast
        fast[0] = 1
        slow[6] = 1
        var pace = Pace([[], fast, slow])
        #expect(isClose(pace.prior(1), 1.0 / 3))
        pace.learn(0)
        // Scores: log .502 (the mean of both), log 1.002, log .002; softmax of half of them.
        let odds = [0.502, 1.002, 0.002].map { Float($0).squareRoot() }
        #expect(isClose(pace.prior(1), 0.1 / 3 + 0.9 * odds[1] / (odds[0] + odds[1] + odds[2])))
        for _ in 0..<50 { pace.learn(0) }
        #expect(pace.prior(1) > 0.8 && pace.prior(2) > 0.03)
    }

    @Test func `trust goes to what foretells better, and is never lost`() {
        var trust = Trust(shares: [1, 1, 0.5], rate: 0.1)
        let pace = Pace([[], []])
        trust.weigh(by: pace)
        #expect(isClose(trust.weights[0], 0.4) && isClose(trust.weights[2], 0.2))
        trust.learn { [0.6, 0.2, 0.2][$0] }
        trust.weigh(by: pace)
        // Merit .24, .08, .04 of .36; a tenth goes back to the shares .4, .4, .2.
        #expect(isClose(trust.weights[0], 0.9 * 0.24 / 0.36 + 0.1 * 0.4))
        for _ in 0..<100 { trust.learn { $0 == 0 ? 0.9 : 0.1 } }
        trust.weigh(by: pace)
        #expect(trust.weights[1] > 0.004 && trust.weights[2] > 0.002)
    }
}
