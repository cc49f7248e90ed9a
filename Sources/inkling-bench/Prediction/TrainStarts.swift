import Prediction

/// `inkling-bench train-starts NAME=STREAM[:TASK]…`: learns a start for each kind of action on each half of the people and
/// prints the Swift source that holds them (Reptile, Nichol et al. 2018).
///
/// For each person, in six passes over them: run an engine with the one start w₀ over at most 1,000 rows, then w₀ +=
/// ε·min(1, rows/40)·(w_end − w₀), ε falling from .2 to .02 from pass to pass. The model of new actions and the
/// corrections start alike for every kind: from the mean over the kinds.
func trainStarts(_ arguments: [String]) throws(BenchError) {
    var kinds: [(name: String, stream: BehaviourStream)] = []
    for argument in arguments {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw BenchError("train-starts needs NAME=STREAM or NAME=STREAM:TASK, not '\(argument)'")
        }
        let (path, task) = BehaviourStream.pathAndTask(parts[1])
        kinds.append((parts[0], try BehaviourStream(path: path, task: task)))
    }
    guard !kinds.isEmpty else { throw BenchError("usage: inkling-bench train-starts NAME=STREAM[:TASK]…") }
    print("// Written by `inkling-bench train-starts`; do not edit.\n\nextension StartSet {")
    for half in Half.allCases {
        let learnt = kinds.map { kind in
            var set = reptile(kind.stream.users.filter { Half(of: $0.name) == half })
            set.members[0].name = kind.name
            return set
        }
        printSource(of: StartSet.united(learnt), half)
    }
    print("}")
}

private func reptile(_ people: [BehaviourStream.User]) -> StartSet {
    var start = StartSet.handSet
    for rate in [0.2, 0.2, 0.12, 0.08, 0.05, 0.02] as [Float] {
        for person in people {
            let engine = PredictionEngine(start)
            let rows = person.rows.prefix(1000)
            for row in rows { engine.learn(row.event) }
            let end = engine.learnt
            let step = rate * min(1, Float(rows.count) / 40)
            start.members[0].weights.move(towards: end.members[0].weights, by: step)
            start.novelty.move(towards: end.novelty, by: step)
            start.corrections.move(towards: end.corrections, by: step)
        }
    }
    start.members[0].paces = paces(of: people)
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

    fileprivate static func mean(_ lists: [[Float]]) -> [Float] {
        lists[0].indices.map { i in lists.reduce(0) { $0 + $1[i] } / Float(lists.count) }
    }

    fileprivate var source: String { map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ") }
}

extension StartSet {
    /// A member of each; the mean of the rest.
    fileprivate static func united(_ sets: [StartSet]) -> StartSet {
        StartSet(
            members: sets.map { $0.members[0] }, novelty: .mean(sets.map(\.novelty)),
            corrections: .mean(sets.map(\.corrections)))
    }
}

private func printSource(of set: StartSet, _ half: Half) {
    print("    package static let learntOnHalf\(half.rawValue.uppercased()) = StartSet(\n        members: [")
    for start in set.members {
        print("            Start(\n                name: \"\(start.name)\",\n                weights: [")
        for at in stride(from: 0, to: start.weights.count, by: 12) {
            print("                    \(Array(start.weights[at..<min(at + 12, start.weights.count)]).source),")
        }
        print("                ], precision: 400,\n                paces: [\(start.paces.source)]),")
    }
    print("        ],\n        novelty: [\(set.novelty.source)],")
    print("        corrections: [\n            \(set.corrections.source),\n        ])")
}
