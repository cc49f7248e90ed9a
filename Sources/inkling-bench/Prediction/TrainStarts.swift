import Prediction

/// `inkling-bench train-starts NAME=STREAM[:TASK]…`: learns a start for each kind of action on each half of the people and
/// prints the Swift source that holds them (Reptile, Nichol et al. 2018).
///
/// For each person, in three passes over them: run the learner from w₀ over at most 1,000 rows, then w₀ += .08·min(1, rows/200)·(w_end − w₀).
func trainStarts(_ arguments: [String]) throws(BenchError) {
    var learnt: [Half: [(name: String, weights: [Float])]] = [:]
    var novelty: [Half: [Float]] = [:]
    for argument in arguments {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw BenchError("train-starts needs NAME=STREAM or NAME=STREAM:TASK, not '\(argument)'")
        }
        let source = parts[1].split(separator: ":").map(String.init)
        let stream = try BehaviourStream(
            path: source[0], task: source.count > 1 && source[1] == "action" ? .action : .full)
        for half in Half.allCases {
            let people = stream.users.filter { Half(of: $0.name) == half }
            let (weights, ends) = reptile(people)
            learnt[half, default: []].append((parts[0], weights))
            for i in ends.indices {
                novelty[half, default: [Float](repeating: 0, count: ends.count)][i] += ends[i] / Float(arguments.count)
            }
        }
    }
    print("// Written by `inkling-bench train-starts`; do not edit.\n\nextension Start {")
    for half in Half.allCases {
        print("    package static let learntOnHalf\(half.rawValue.uppercased()): [Start] = [")
        for start in learnt[half] ?? [] {
            print("        Start(\n            name: \"\(start.name)\",\n            weights: [")
            let cells = start.weights.map { ($0 * 1000).rounded() / 1000 }.map { "\($0)" }
            for at in stride(from: 0, to: cells.count, by: 12) {
                print("                " + cells[at..<min(at + 12, cells.count)].joined(separator: ", ") + ",")
            }
            print("            ], precision: 100),")
        }
        print("    ]")
        let cells = (novelty[half] ?? []).map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ")
        print("    package static let noveltyLearntOnHalf\(half.rawValue.uppercased()): [Float] = [\(cells)]")
    }
    print("}")
}

/// The start of the learner, and that of the model of new actions (which is averaged over the kinds).
private func reptile(_ people: [BehaviourStream.User]) -> (weights: [Float], novelty: [Float]) {
    var start = Start.handSet
    var novelty = Start.shippedNovelty
    for _ in 0..<3 {
        for person in people {
            let engine = PredictionEngine(starts: [start], novelty: novelty)
            let rows = person.rows.prefix(1000)
            for row in rows { engine.learn(row.event) }
            let end = engine.learntWeights[0]
            let step = 0.08 * min(1, Float(rows.count) / 200)
            for i in novelty.indices { novelty[i] += step * (engine.learntNovelty[i] - novelty[i]) }
            for i in end.indices { start.weights[i] += step * (end[i] - start.weights[i]) }
        }
    }
    return (start.weights, novelty)
}
