import Prediction

/// `inkling-bench predict STREAM [--task full|action]`: one line for each counted row, `user index best second …`.
func predict(_ arguments: [String]) throws(BenchError) {
    var arguments = arguments
    let task = try takeTask(&arguments)
    guard arguments.count == 1 else {
        throw BenchError("usage: inkling-bench predict STREAM.tsv.gz [--task full|action]")
    }
    let stream = try BehaviourStream(path: arguments[0], task: task)
    for user in stream.users {
        var ranker = EngineRanker(PredictionEngine(for: user.name))
        var out = ""
        replay(user, &ranker) { index, ranked, _ in
            out += "\(user.name)\t\(index)"
            for label in ranked { out += "\t" + label }
            out += "\n"
        }
        print(out, terminator: "")
    }
}

func takeTask(_ arguments: inout [String]) throws(BenchError) -> BehaviourStream.Task {
    guard let flag = arguments.firstIndex(of: "--task") else { return .full }
    guard flag + 1 < arguments.count, let task = BehaviourStream.Task(rawValue: arguments[flag + 1]) else {
        throw BenchError("--task needs 'full' or 'action'")
    }
    arguments.removeSubrange(flag...(flag + 1))
    return task
}
