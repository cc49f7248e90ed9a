import Testing

@testable import Prediction

@Suite("Each expert says what its formula says")
struct ExpertTests {
    @Test func `frequency is half the share of all uses and half of recent uses`() {
        let it = FamilyCase<Frequency>()
        for label: Int32 in [0, 0, 1] { it.row(label) }
        it.ask()
        let r: Float = 0.977_159_97  // 2^(-1/30)
        let recent = r + r * r
        let base = 0.5 * 2.1 / 3.2 + 0.5 * (recent + 0.02) / (recent + 1 + 0.04)
        #expect(isClose(it.base(0), base))
        #expect(isClose(it.feature(0, 0), logarithm(base)))
        #expect(isClose(it.feature(1, 0), logarithm((2.1 / 3.2) / base)))
    }

    @Test func `the hour kernel lets rows vote by nearness in wall-clock time`() {
        let it = FamilyCase<TimeOfDay>()
        it.row(0, at: monday + 12 * hour)
        it.row(1, at: monday + 20 * hour)  // eight hours off: no vote
        it.ask(at: monday + day + 12.7 * hour)
        let vote = exponential(-0.5) * exponential(-(24.7 / 24) / 30)
        #expect(isClose(it.feature(0, 0), it.ratio(vote, of: vote, prior: 0.5, parent: it.base(0))))
        #expect(isClose(it.feature(0, 1), logarithm(0.5 / (vote + 0.5))))
        #expect(it.feature(2, 0) == 0, "no row of the same weekday")
    }

    @Test func `a first-order context blends what followed with the base`() {
        let it = FamilyCase<PrecedingActions>()
        for label: Int32 in [0, 1, 0] { it.row(label) }
        it.ask()
        // After 0 came 1, once.
        #expect(isClose(it.feature(0, 1), it.ratio(1, of: 1, prior: 2, parent: it.base(1))))
        #expect(isClose(it.feature(0, 0), logarithm(2.0 / 3)))
        #expect(isClose(it.frame.order1[1], (1 + 2 * it.base(1)) / 3))
        #expect(it.feature(1, 0) == 0, "the last two were never seen together before")
        #expect(isClose(it.feature(4, 1), it.ratio(0.2, of: 0.2, prior: 0.8, parent: it.base(1))))
    }

    @Test func `a newer occurrence of a context counts more`() {
        let it = FamilyCase<PrecedingActions>()
        for label: Int32 in [0, 1, 0, 2, 0] { it.row(label) }
        it.ask()
        let total: Float = 1.985
        #expect(isClose(it.feature(0, 2), it.ratio(1, of: total, prior: 2, parent: it.base(2))))
        #expect(isClose(it.feature(0, 1), it.ratio(0.985, of: total, prior: 2, parent: it.base(1))))
    }

    @Test func `the gap context knows how long ago the last row was`() {
        let it = FamilyCase<GapContexts>()
        it.row(0, at: monday)
        it.row(1, at: monday + 60)
        it.row(2, at: monday + 120)
        it.ask(at: monday + 180)
        // Gap class of a minute: rows 1 and 2 stood in it.
        #expect(isClose(it.feature(3, 2), it.ratio(1, of: 1.985, prior: 1, parent: it.base(2))))
        it.ask(at: monday + 2 * hour)
        #expect(it.feature(3, 2) == 0, "no row stood in a gap of two hours")
    }

    @Test func `likeness lets the rows vote that stood in the same situation`() {
        let it = FamilyCase<Likeness>()
        for label: Int32 in [0, 1, 2, 0] { it.row(label) }
        it.ask()
        // Only row 1 has the last label before it; two newer rows fade it.
        let vote = (exponential(2.2) - 1) * exponential(-2.0 / 400)
        #expect(isClose(it.feature(0, 1), it.ratio(vote, of: vote, prior: 0.5, parent: it.base(1)), within: 3e-3))
    }

    @Test func `the recency rank starts with its power law and learns hits`() {
        let it = FamilyCase<RecencyRank>()
        it.row(0)
        it.row(1)
        it.ask()
        let first = 2 * exponential(-1.3 * logarithm(2))
        let second = 2 * exponential(-1.3 * logarithm(3))
        #expect(isClose(it.feature(0, 1), logarithm(first / (first + second) / it.base(1))))
        it.row(1)  // a hit at the first rank
        it.ask()
        #expect(isClose(it.feature(0, 1), logarithm((first + 1) / (first + 1 + second) / it.base(1))))
    }

    @Test func `soon after counts five steps, each less`() {
        let it = FamilyCase<AfterLast>()
        for label: Int32 in [0, 1, 2, 0] { it.row(label) }
        it.ask()
        // After the first 0: 1, then 2 (×.6), then 0 (×.36).
        let total: Float = 1 + 0.6 + 0.36
        #expect(isClose(it.feature(0, 2), it.ratio(0.6, of: total, prior: 1, parent: it.base(2))))
    }

    @Test func `the time since the last use is learnt against the base`() {
        let it = FamilyCase<Hazard>()
        it.row(0, at: monday)
        it.row(1, at: monday + 100)
        it.ask(at: monday + 200)
        let expected = it.base(0) / (it.base(0) + it.base(1))
        it.row(0, at: monday + 200)  // 200 s after its last use, while 1 is 100 s old
        it.ask(at: monday + 401)
        // Label 0 is 201 s old again: one hit, and what the base expected.
        #expect(isClose(it.feature(0, 0), logarithm(3 / (2 + expected))))
    }

    @Test func `plain facts are ones and zeros`() {
        let it = FamilyCase<Indicators>()
        it.row(0, at: monday)
        it.row(1, at: monday + hour)
        it.row(0, at: monday + 1.2 * hour)
        it.ask(at: monday + 1.4 * hour)
        #expect(it.feature(0, 1) == 1 && it.feature(0, 0) == 0, "used once")
        #expect(it.feature(1, 0) == 1, "used twice")
        #expect(it.feature(2, 0) == 1 && it.feature(3, 1) == 1 && it.feature(4, 0) == 1, "one, two and three back")
        #expect(it.feature(5, 1) == 1 && it.feature(5, 0) == 0, "used in the last half hour, not last")
        #expect(it.feature(6, 0) == 1, "last, in the last half hour")
    }

    @Test func `what came in is unanswered until it is answered`() {
        let it = FamilyCase<Incoming>()
        it.row(0, at: monday)
        it.received(1, at: monday + 60)
        it.ask(at: monday + 120)
        #expect(it.feature(2, 1) == 1 && it.feature(3, 1) == 1 && it.feature(4, 1) == 1)
        #expect(isClose(it.feature(5, 1), logarithm(2)) && it.feature(6, 1) == 1)
        it.row(1, at: monday + 180)
        it.ask(at: monday + 240)
        #expect(it.feature(2, 1) == 0 && it.feature(3, 1) == 0 && it.feature(6, 1) == 0)
    }

    @Test func `a signal that is missing says nothing`() {
        let it = FamilyCase<SignalContexts>()
        func row(_ label: Int32, _ signals: ContextSignals) {
            it.ask(signals: signals)
            it.family.learn(it.frame, it.history, chosen: label)
            it.history.appendOwn(label, at: it.frame.moment)
        }
        let (home, work) = (ContextSignals(place: "home"), ContextSignals(place: "work"))
        it.row(0)
        it.row(1)
        for _ in 0..<3 { row(0, home) }
        it.ask(signals: home)
        #expect(it.feature(1, 0) == 0, "a place that never changes says nothing")
        row(1, home)
        for _ in 0..<4 { row(1, work) }
        it.ask(signals: home)
        // At home 3 of 4 are label 0, 1 is label 1; where the place was known 3 of 8 and 5 of 8. The rows without a place don't count.
        #expect(isClose(it.feature(1, 0), logarithm(4 / 2.5)))
        #expect(isClose(it.feature(1, 1), logarithm(2 / 3.5)))
        it.ask()
        #expect(it.feature(1, 0) == 0)
    }

    @Test func `rhythm learns that a label comes back after its own interval`() {
        let it = FamilyCase<Rhythm>()
        for n in 0..<20 {
            it.row(0, at: monday + Double(n) * day)
            it.row(1, at: monday + Double(n) * day + 3 * hour)
        }
        it.ask(at: monday + 20 * day)
        #expect(it.feature(0, 0) > it.feature(0, 1), "a day has gone by for 0, not for 1")
    }

    @Test func `an interaction is its part times its condition`() {
        let mix = Mix(.handSet)
        for _ in 0..<3 {
            let label: LabelReference = mix.history.labelCount == 0 ? .new(kind: 0, app: 0) : .known(0)
            mix.learnOwn(label, at: Moment(time: nil, utcOffset: 0), ContextSignals())
        }
        mix.ask(Moment(time: nil, utcOffset: 0), ContextSignals())
        let names = mix.featureNames
        guard let part = names.firstIndex(of: "base"), let product = names.firstIndex(of: "base×young") else {
            Issue.record("no such feature")
            return
        }
        let factor = 1 / (1 + Float(3) / 20).squareRoot()
        #expect(isClose(mix.frame.feature(product)[0], mix.frame.feature(part)[0] * factor))
    }
}
