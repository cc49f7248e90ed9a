import Testing

@testable import Prediction

/// Streams in which one simple thing is all there is, and how often the best guess is right then.
@Suite("Streams as simple as a simple method")
struct SimpleStreamTests {
    enum Truth: String, CaseIterable {
        /// Each action by its own frequency, whatever went before.
        case frequency
        /// Each action by the one before.
        case sequence
        /// Again what was used last, or the one before that, ….
        case recency
    }

    private static let labels = 12

    /// Gives the next label, and how likely the likeliest was.
    private struct Source {
        let truth: Truth
        var chance: Chance
        var last = 0
        var recent = Array(0..<SimpleStreamTests.labels)
        var follows: [[Double]] = []

        init(_ truth: Truth, seed: UInt64) {
            self.truth = truth
            chance = Chance(state: seed)
            for _ in 0..<SimpleStreamTests.labels {
                follows.append((0..<SimpleStreamTests.labels).map { 1 / Double(1 + $0 * $0) }.shuffled(using: &chance))
            }
        }

        mutating func next() -> (label: Int, best: Double) {
            let weights: [Double] =
                switch truth {
                case .frequency: follows[0]
                case .sequence: follows[last]
                case .recency: recent.indices.map { 1 / Double(1 + $0) }
                }
            let sum = weights.reduce(0, +)
            var draw = Double.random(in: 0..<sum, using: &chance)
            var choice = 0
            while choice < weights.count - 1, draw >= weights[choice] {
                draw -= weights[choice]
                choice += 1
            }
            last = truth == .recency ? recent.remove(at: choice) : choice
            if truth == .recency { recent.insert(last, at: 0) }
            return (last, (weights.max() ?? 0) / sum)
        }
    }

    @Test(arguments: Truth.allCases)
    func `the engine comes near the best guess, and says how sure it is`(truth: Truth) {
        var (right, best, foretold, asked) = (0.0, 0.0, 0.0, 0.0)
        for seed in 1...2 {
            let engine = PredictionEngine()
            var source = Source(truth, seed: UInt64(seed))
            for row in 0..<140 {
                let time = monday + Double(row) * 0.7 * hour
                let (label, chance) = source.next()
                if row >= 40 {
                    let first = engine.rank(AskingContext(time: time), limit: 1).first
                    asked += 1
                    best += chance
                    foretold += Double(first?.probability ?? 0)
                    if first?.pattern.action == "do \(label)" { right += 1 }
                }
                engine.learn(event("do \(label)", at: time))
            }
        }
        #expect(right > 0.7 * best, "\(truth): right \(right / asked), at best \(best / asked)")
        #expect(abs(right - foretold) / asked < 0.08, "\(truth): right \(right / asked), foretold \(foretold / asked)")
    }
}
