import Prediction

/// `inkling-bench prediction-score STREAM… [--task full|action]`: a line of figures for each stream.
func scorePredictions(_ arguments: [String]) throws(BenchError) {
    var arguments = arguments
    let task = try takeTask(&arguments)
    for path in arguments {
        let stream = try BehaviourStream(path: path, task: task)
        let score = Score.ofEngine(on: stream) { _ in PredictionEngine() }
        print(stream.name, task.rawValue, score.summary)
    }
}

extension Score {
    var summary: String {
        """
        asked \(asked)  HR@1 \(share(hitRate(1)))  HR@3 \(share(hitRate(3)))  HR@5 \(share(hitRate(5)))  \
        MRR \(share(meanReciprocalRank))  calibration error \(share(calibrationError))  \
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
