import Prediction

/// `inkling-bench train-starts NAME[:new]=STREAM[:TASK],……`: learns a start for each kind of action on each half of the people and
/// prints the Swift source that holds them (Reptile, Nichol et al. 2018). `:new` learns how likely new actions are alone.
///
/// For each person, in six passes over them: run an engine with the one start w₀ over at most 1,000 rows, then w₀ +=
/// ε·min(1, rows/40)·(w_end − w₀), ε falling from .2 to .02 from pass to pass; likewise for the model of new
/// actions and for the corrections.
func trainStarts(_ arguments: [String]) throws(BenchError) {
    var kinds: [(name: String, isLearner: Bool, people: [BehaviourStream.User])] = []
    for argument in arguments {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw BenchError("train-starts needs NAME=STREAM or NAME=STREAM:TASK, not '\(argument)'")
        }
        let isLearner = !parts[0].hasSuffix(":new")
        var people: [BehaviourStream.User] = []
        for stream in parts[1].split(separator: ",") {
            let (path, task) = BehaviourStream.pathAndTask(String(stream))
            people += try BehaviourStream(path: path, task: task).users
        }
        kinds.append((isLearner ? parts[0] : String(parts[0].dropLast(4)), isLearner, people))
    }
    guard !kinds.isEmpty else { throw BenchError("usage: inkling-bench train-starts NAME[:new]=STREAM[:TASK],……") }
    print("// Written by `inkling-bench train-starts`; do not edit.\n\nextension StartSet {")
    print("    private static let learntFeatures = [")
    for name in PredictionEngine().featureNames { print("        \"\(name)\",") }
    print("    ]\n")
    for half in Half.allCases {
        var united = StartSet(members: [], novelty: [])
        for kind in kinds {
            let learnt = reptile(kind.people.filter { Half(of: $0.name) == half }, kind.name)
            if kind.isLearner { united.members += learnt.members }
            united.novelty += learnt.novelty
        }
        printSource(of: united, half)
    }
    print("}")
}

private func reptile(_ people: [BehaviourStream.User], _ name: String) -> StartSet {
    var start = StartSet.handSet
    for rate in [0.2, 0.2, 0.12, 0.08, 0.05, 0.02] as [Float] {
        for person in people {
            let engine = PredictionEngine(start)
            let rows = person.rows.prefix(1000)
            for row in rows { engine.learn(row.event) }
            let end = engine.learnt
            let step = rate * min(1, Float(rows.count) / 40)
            start.members[0].weights.move(towards: end.members[0].weights, by: step)
            start.novelty[0].weights.move(towards: end.novelty[0].weights, by: step)
            start.members[0].corrections.move(towards: end.members[0].corrections, by: step)
        }
    }
    start.members[0].paces = paces(of: people)
    start.novelty[0].paces = start.members[0].paces
    start.members[0].name = name
    start.novelty[0].name = name
    return start
}

/// The share of each pace among people's own rows.
private func paces(of people: [BehaviourStream.User]) -> [Float] {
    var counts = [Float](repeating: 0, count: Pace.classes)
    for person in people {
        var last: Double?
        var hasReceived = false
        for row in person.rows {
            guard row.event.direction == .own else {
                hasReceived = true
                continue
            }
            let gap = row.event.time.flatMap { time in last.map { max(0, time - $0) } } ?? .nan
            counts[Pace.of(gapClass: GapClass.of(seconds: gap), hasReceived: hasReceived)] += 1
            last = row.event.time
            hasReceived = false
        }
    }
    let sum = counts.reduce(0, +)
    return counts.map { $0 / max(1, sum) }
}

extension [Float] {
    fileprivate mutating func move(towards goal: [Float], by step: Float) {
        for i in indices { self[i] += step * (goal[i] - self[i]) }
    }

    fileprivate var source: String { map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ") }
}

private func printSource(of set: StartSet, _ half: Half) {
    print("    package static let learntOnHalf\(half.rawValue.uppercased()) = StartSet(")
    print("        learntWith: learntFeatures,\n        members: [")
    for start in set.members {
        print("            Start(\n                name: \"\(start.name)\",\n                weights: [")
        for at in stride(from: 0, to: start.weights.count, by: 12) {
            print("                    \(Array(start.weights[at..<min(at + 12, start.weights.count)]).source),")
        }
        print("                ], precision: 400,\n                corrections: [\(start.corrections.source)],")
        print("                paces: [\(start.paces.source)]),")
    }
    print("        ],\n        novelty: [")
    for start in set.novelty {
        print("            NoveltyStart(\n                name: \"\(start.name)\",")
        print("                weights: [\(start.weights.source)],\n                paces: [\(start.paces.source)]),")
    }
    print("        ])")
}
