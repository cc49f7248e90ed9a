import Testing

@testable import Prediction

@Suite("How far the first answer is to be believed")
struct ConfidenceTests {
    private let frame: Frame
    private let given = Column<Float>(capacity: 8)

    init() {
        let history = History()
        for _ in 0..<3 { _ = history.addLabel() }
        frame = Frame(featureCount: 1)
        frame.begin(history, moment: Moment(time: nil, utcOffset: 0), signals: ContextSignals())
        for (l, p) in [0.2, 0.5, 0.3].enumerated() { given[l] = Float(p) }
    }

    @Test func `before anything is learnt every probability is kept`() {
        let confidence = Confidence()
        confidence.ask(given, frame, known: 0.8)
        for l in 0..<3 { #expect(isClose(confidence.probabilities[l], given[l])) }
    }

    @Test func `one step moves shift and slope as computed by hand`() {
        // P = .4, log odds x = log(2/3) = −.405; right: error .6, spread .24. With pull .002·40 = .08: A = [[40.24, −.0973], [−.0973, 40.0395]].
        let confidence = Confidence()
        confidence.ask(given, frame, known: 0.8)
        confidence.learn(chosen: 1)
        let x = logarithm(2.0 / 3)
        let (a, b, c) = (40 + Float(0.24), 0.24 * x, 40 + 0.24 * x * x)
        let determinant = a * c - b * b
        #expect(isClose(confidence.shift, (c * 0.6 - b * 0.6 * x) / determinant, within: 1e-5))
        #expect(isClose(confidence.slope, 1 + (a * 0.6 * x - b * 0.6) / determinant, within: 1e-5))
    }

    @Test(arguments: [true, false])
    func `an answer that proves right more or less often than foretold is foretold so, and stays first`(isRight: Bool) {
        let confidence = Confidence()
        for _ in 0..<300 {
            confidence.ask(given, frame, known: 0.8)
            // Foretold .4: right each time, or never, be it because the action was new.
            confidence.learn(chosen: isRight ? 1 : nil)
        }
        let p = confidence.probabilities
        #expect(isRight ? p[1] > 0.9 : p[1] < 0.45)
        #expect(p[1] > p[2] && p[2] > p[0])
        #expect(isClose(p[0] + p[1] + p[2], 1, within: 1e-5))
        #expect(isClose(p[2] / p[0], 1.5, within: 1e-4))
    }

    @Test func `a single known label keeps all`() {
        let history = History()
        _ = history.addLabel()
        let frame = Frame(featureCount: 1)
        frame.begin(history, moment: Moment(time: nil, utcOffset: 0), signals: ContextSignals())
        given[0] = 1
        let confidence = Confidence()
        confidence.ask(given, frame, known: 0.3)
        confidence.learn(chosen: nil)
        confidence.ask(given, frame, known: 0.3)
        #expect(confidence.probabilities[0] == 1)
    }
}
