import Prediction

/// What came of asking: hit rates, and how well probabilities kept their word.
struct Score {
    private(set) var asked = 0
    private var hits = [Int: Int]()
    private var reciprocal = 0.0
    private var answers: [(probability: Double, right: Bool)] = []
    private var newActions = 0
    private var newActionsForetold = 0.0

    mutating func count(_ label: String, ranked: [String]) {
        asked += 1
        guard let rank = ranked.prefix(10).firstIndex(of: label) else { return }
        for k in [1, 3, 5] where rank < k { hits[k, default: 0] += 1 }
        reciprocal += 1 / Double(rank + 1)
    }

    mutating func count(probability: Double, right: Bool, isNew: Bool, foretold: Double) {
        answers.append((probability, right))
        newActions += isNew ? 1 : 0
        newActionsForetold += foretold
    }

    func hitRate(_ k: Int) -> Double { Double(hits[k] ?? 0) / Double(max(1, asked)) }
    var meanReciprocalRank: Double { reciprocal / Double(max(1, asked)) }

    /// The answers in ten equal bins of their probability.
    private var bins: [[(probability: Double, right: Bool)]] {
        (0..<10).map { bin in answers.filter { min(9, Int($0.probability * 10)) == bin } }
    }

    /// Mean distance of probability and share right of the first answer, over ten equal bins, weighted by answers.
    var calibrationError: Double {
        bins.reduce(0) { sum, bin in
            sum + abs(bin.reduce(0) { $0 + $1.probability - ($1.right ? 1 : 0) })
        } / Double(max(1, answers.count))
    }

    /// The mean calibration error of the same probabilities if each were true: what chance alone makes. A bin's sum is nearly normal with
    /// variance Σp(1 − p), whose mean distance from 0 is √(2/π·variance).
    var calibrationErrorByChance: Double {
        bins.reduce(0) { sum, bin in
            sum + (2 / Double.pi * bin.reduce(0) { $0 + $1.probability * (1 - $1.probability) }).squareRoot()
        } / Double(max(1, answers.count))
    }

    /// The largest share of askings, surest first, of which at least `rate` are right.
    func answerable(at rate: Double) -> Double {
        var right = 0
        var best = 0
        for (n, answer) in answers.sorted(by: { $0.probability > $1.probability }).enumerated() {
            right += answer.right ? 1 : 0
            if Double(right) >= rate * Double(n + 1) { best = n + 1 }
        }
        return Double(best) / Double(max(1, answers.count))
    }

    var newRate: Double { Double(newActions) / Double(max(1, asked)) }
    var foretoldNewRate: Double { newActionsForetold / Double(max(1, asked)) }
}

extension Score {
    /// Scores the engine on a stream.
    static func ofEngine(
        on stream: BehaviourStream, engine make: (BehaviourStream.User) -> PredictionEngine
    ) -> Score {
        var score = Score()
        for user in stream.users {
            var ranker = EngineRanker(make(user))
            var seen = Set<String>()
            var taught = 0
            replay(user, &ranker) { index, ranked, ranker in
                while taught < index {
                    seen.insert(user.rows[taught].label)
                    taught += 1
                }
                let label = user.rows[index].label
                score.count(label, ranked: ranked)
                score.count(
                    probability: ranker.answers.first?.probability ?? 0, right: ranked.first == label,
                    isNew: !seen.contains(label), foretold: ranker.engine.probabilityOfNewAction)
            }
        }
        return score
    }
}
