import Testing

@testable import Prediction

@Suite("The learner")
struct LearnerTests {
    @Test(
        arguments: [(1, 0), (2, 0.693_147_2), (10, 2.302_585), (0.001, -6.907_755), (123_456, 11.723_64)]
            as [(Float, Float)])
    func `the logarithm is right`(x: Float, expected: Float) {
        #expect(isClose(logarithm(x), expected, within: 2e-6 * max(1, abs(expected))))
    }

    @Test(arguments: [(0, 1), (1, 2.718_282), (-3, 0.049_787_07), (20, 485_165_184), (-200, 0)] as [(Float, Float)])
    func `the exponential is right`(x: Float, expected: Float) {
        #expect(isClose(exponential(x), expected, within: 1e-6 * max(1, expected)))
    }

    @Test func `Cholesky solves a small system`() {
        let a = Column<Float>(capacity: 64)
        let b = Column<Float>(capacity: 8)
        for i in 0..<8 { a[i * 8 + i] = 1 }
        a[0] = 4
        a[8] = 2  // [[4, 2], [2, 3]] x = [2, 1] has the solution [1/2, 0]
        a[9] = 3
        b[0] = 2
        b[1] = 1
        let factor = Factor(width: 8)
        factor.decompose(a.pointer)
        factor.solve(b.pointer)
        #expect(isClose(b[0], 0.5) && isClose(b[1], 0))
    }

    /// Two labels, and one feature that is 1 for the first and 0 for the second.
    private func twoLabels() -> (History, Frame) {
        let history = History()
        _ = history.addLabel()
        _ = history.addLabel()
        let frame = Frame(featureCount: 1)
        frame.begin(history, moment: Moment(time: nil, utcOffset: 0), signals: ContextSignals())
        frame.feature(0)[0] = 1
        return (history, frame)
    }

    @Test func `one step moves the weight as computed by hand`() {
        // Two labels, one feature of 1 and 0, weight 0: p = ½ each. Label 0 is right: g = ½, H = ¼, A = 30.25.
        let (history, frame) = twoLabels()
        let committee = Committee(starts: [Start(name: "zero", weights: [0], precision: 30)])
        committee.score(frame, history)
        #expect(isClose(committee.probabilities[0], 0.5))
        committee.learn(frame, chosen: 0)
        #expect(isClose(committee.weight(0), 0.5 / 30.25, within: 1e-6))
    }

    @Test func `the committee trusts the member that foretells better`() {
        let (history, frame) = twoLabels()
        let committee = Committee(starts: [
            Start(name: "right", weights: [2], precision: 100), Start(name: "wrong", weights: [-2], precision: 100),
        ])
        committee.score(frame, history)
        committee.learn(frame, chosen: 0)
        let right = logistic(2)
        let wrong = logistic(-2)
        #expect(isClose(committee.trust[0], 0.98 * right / (right + wrong) + 0.01))
    }

    @Test func `the runners-up lean toward what came in last, the first answer keeps its word`() {
        let history = History()
        for _ in 0..<3 { _ = history.addLabel() }
        history.appendOwn(0, at: Moment(time: monday, utcOffset: 0))
        let given = Column<Float>(capacity: 8)
        for (l, p) in [Float(0.6), 0.3, 0.1].enumerated() { given[l] = p }
        let frame = Frame(featureCount: 1)
        let runnersUp = RunnersUp()
        func revise() {
            frame.begin(history, moment: Moment(time: monday + hour, utcOffset: 0), signals: ContextSignals())
            runnersUp.revise(given, frame, history)
        }
        revise()
        #expect(runnersUp.probabilities[2] == 0.1)  // nothing ever came in
        history.appendReceived(2, at: Moment(time: monday, utcOffset: 0))
        revise()
        // By recency 2, 0, 1: weights 2^−1.3 = .4061 and 4^−1.3 = .1649 for labels 2 and 1, together .4.
        #expect(runnersUp.probabilities[0] == 0.6)
        #expect(isClose(runnersUp.probabilities[2], 0.7 * 0.1 + 0.3 * 0.2845, within: 1e-3))
        #expect(isClose(runnersUp.probabilities[1], 0.7 * 0.3 + 0.3 * 0.1155, within: 1e-3))
        runnersUp.learn(chosen: 0)
        #expect(runnersUp.doubt == RunnersUp.startDoubt)
        runnersUp.learn(chosen: 2)
        #expect(runnersUp.doubt > 0.5)
    }

    @Test func `the chance of a new action falls when all is known and rises when all is new`() {
        let familiar = PredictionEngine()
        let strange = PredictionEngine()
        for n in 0..<60 {
            familiar.learn(event("a\(n % 3)", at: monday + Double(n) * hour))
            strange.learn(event("a\(n)", at: monday + Double(n) * hour))
        }
        _ = familiar.rank(AskingContext(time: monday + 61 * hour), limit: 3)
        _ = strange.rank(AskingContext(time: monday + 61 * hour), limit: 3)
        #expect(familiar.probabilityOfNewAction < 0.1)
        #expect(strange.probabilityOfNewAction > 0.8)
    }

    @Test func `the window forgets its oldest rows and the index with them`() {
        let index = ContextIndex()
        for row in 0..<(History.window + 10) { index.add(row: row, context: ContextIndex.mix(3, row % 2)) }
        var seen: [Int] = []
        index.forEach(ContextIndex.mix(3, 0), before: History.window + 10, limit: .max) { seen.append($0) }
        #expect(seen.first == History.window + 8 && seen.last == 10)
    }

    @Test func `a start that was learnt with other features takes the declared weights of new ones`() {
        let features = allExpertFamilies.flatMap { $0.features }
        let learnt = features.filter { $0.name != "m1" }.map(\.name).reversed() + ["gone"]
        let start = Start(name: "learnt", weights: learnt.indices.map { Float($0) + 7 }, precision: 400)
        let set = StartSet(learntWith: learnt, members: [start], novelty: [])
        for (weight, feature) in zip(set.members[0].weights, features) {
            let expected = learnt.firstIndex(of: feature.name).map { Float($0) + 7 } ?? feature.startWeight
            #expect(weight == expected, "\(feature.name)")
        }
        #expect(set.members[0].weights.count == features.count)
    }
}
