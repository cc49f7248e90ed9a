import Prediction

/// `inkling-bench prediction-table FOLDER|STREAM[:TASK]… [--simple no] [--sample N]`: the tables of PREDICTION.md for the seven streams in a
/// folder, or for streams by name.
func predictionTable(_ arguments: [String]) throws(BenchError) {
    var arguments = arguments
    let withSimple = take("--simple", &arguments) != "no"
    let sample = Int(take("--sample", &arguments) ?? "1") ?? 1
    guard !arguments.isEmpty else { throw BenchError("usage: inkling-bench prediction-table FOLDER|STREAM[:TASK]…") }
    let streams = arguments.flatMap { argument in
        argument.contains(".tsv")
            ? [BehaviourStream.pathAndTask(argument)]
            : behaviourStreams.map { ("\(argument)/\($0.0).tsv.gz", $0.1) }
    }
    print("| stream | method | asked | HR@1 | HR@3 | HR@5 | MRR | calibration error | answerable at 80 % right |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for (path, task) in streams {
        var stream = try BehaviourStream(path: path, task: task)
        if sample > 1 { stream.thinOut(to: sample) }
        let title = "\(stream.name), \(task.rawValue)"
        for method in SimpleMethod.allCases where withSimple {
            let score = Score.of(method, on: stream)
            print("| \(title) | \(method.rawValue) | \(score.row) | | |")
        }
        let score = Score.ofEngine(on: stream) { PredictionEngine(for: $0.name) }
        print(
            "| \(title) | **Inkling** | \(score.row) | \(share(score.calibrationError)) "
                + "| \(share(score.answerable(at: 0.8))) |")
    }
}

/// `inkling-bench prediction-ablation FOLDER [--sample N]`: what HR@1 and MRR lose, in points, when a family of
/// experts or a stage of the committee is left out.
func predictionAblation(_ arguments: [String]) throws(BenchError) {
    var arguments = arguments
    let sample = Int(take("--sample", &arguments) ?? "1") ?? 1
    guard arguments.count == 1 else { throw BenchError("usage: inkling-bench prediction-ablation FOLDER [--sample N]") }
    print("| without | " + behaviourStreams.map { "\($0.0), \($0.1.rawValue)" }.joined(separator: " | ") + " |")
    print("|" + String(repeating: " --- |", count: behaviourStreams.count + 1))
    var streams: [(stream: BehaviourStream, whole: Score)] = []
    for (name, task) in behaviourStreams {
        var stream = try BehaviourStream(path: "\(arguments[0])/\(name).tsv.gz", task: task)
        if sample > 1 { stream.thinOut(to: sample) }
        streams.append((stream, Score.ofEngine(on: stream) { PredictionEngine(for: $0.name) }))
    }
    for part in PredictionEngine.partNames {
        let cells = streams.map { stream, whole in
            let less = Score.ofEngine(on: stream) { PredictionEngine(for: $0.name, without: [part]) }
            return "\(share((whole.hitRate(1) - less.hitRate(1)) * 100, digits: 1)) / "
                + share((whole.meanReciprocalRank - less.meanReciprocalRank) * 100, digits: 1)
        }
        print("| \(part) | \(cells.joined(separator: " | ")) |")
    }
}

let behaviourStreams: [(String, BehaviourStream.Task)] = [
    ("studentlife-apps", .full), ("home-activities", .full), ("home-devices", .full), ("foursquare-nyc", .full),
    ("college-messages", .full), ("unix-purdue", .full), ("shell-training", .action), ("shell-training", .full),
]

extension Score {
    static func of(_ method: SimpleMethod, on stream: BehaviourStream) -> Score {
        var score = Score()
        for user in stream.users {
            var ranker = SimpleRanker(method)
            replay(user, &ranker) { index, ranked, _ in score.count(user.rows[index].label, ranked: ranked) }
        }
        return score
    }

    var row: String {
        "\(asked) | \(share(hitRate(1))) | \(share(hitRate(3))) | \(share(hitRate(5))) | \(share(meanReciprocalRank))"
    }
}
