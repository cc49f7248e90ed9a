import Prediction

/// `inkling-bench prediction-score STREAM… [--task full|action] [--sample N] [--without FAMILY,…] [--starts hand|learnt]`: a line of figures for
/// each stream. A sample takes every N-th user, and of each no more than 4,000 rows.
func scorePredictions(_ arguments: [String]) throws(BenchError) {
    var arguments = arguments
    let task = try takeTask(&arguments)
    let sample = Int(take("--sample", &arguments) ?? "1") ?? 1
    let without = Set((take("--without", &arguments) ?? "").split(separator: ",").map(String.init))
    let isHandSet = take("--starts", &arguments) == "hand"
    for path in arguments {
        var stream = try BehaviourStream(path: path, task: task)
        if sample > 1 { stream.thinOut(to: sample) }
        let score = Score.ofEngine(on: stream) { user in
            isHandSet
                ? PredictionEngine(.handSet, without: without)
                : PredictionEngine(for: user.name, without: without)
        }
        print(stream.name, task.rawValue, score.summary)
    }
}

func take(_ flag: String, _ arguments: inout [String]) -> String? {
    guard let at = arguments.firstIndex(of: flag), at + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(at...(at + 1)) }
    return arguments[at + 1]
}

extension BehaviourStream {
    mutating func thinOut(to n: Int) {
        if users.count >= 4 * n { users = users.enumerated().filter { $0.offset % n == 0 }.map(\.element) }
        for u in users.indices where users[u].rows.count > 4000 {
            users[u].rows.removeSubrange(4000...)
        }
    }
}

extension Score {
    var summary: String {
        """
        asked \(asked)  HR@1 \(share(hitRate(1)))  HR@3 \(share(hitRate(3)))  HR@5 \(share(hitRate(5)))  \
        MRR \(share(meanReciprocalRank))  calibration error \(share(calibrationError)) \
        (by chance \(share(calibrationErrorByChance)))  \
        answerable at .8 \(share(answerable(at: 0.8)))  new \(share(newRate)) (foretold \(share(foretoldNewRate)))
        """
    }
}

/// Three decimals, as in ".340".
func share(_ x: Double, digits: Int = 3) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((abs(x) * Double(scale)).rounded())
    let fraction = String(whole % scale)
    let padded = String(repeating: "0", count: digits - fraction.count) + fraction
    return (x < 0 && whole > 0 ? "-" : "") + (whole >= scale ? String(whole / scale) : "") + "." + padded
}
