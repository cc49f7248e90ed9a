import Glibc

// inkling-bench: measures the parts of Inkling. Each command stands in a file of its own.

/// Each command by name, with the function that runs it.
let commands: [(name: String, run: @Sendable ([String]) throws(BenchError) -> Void)] = [
    ("predict", predict),
    ("prediction-score", scorePredictions),
    ("prediction-table", predictionTable),
    ("prediction-ablation", predictionAblation),
    ("prediction-cost", predictionCost),
    ("train-starts", trainStarts),
    ("donations", donations),
    ("surfaces", surfaces),
    ("fill", fill),
]

@main struct Main {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let command = commands.first(where: { $0.name == arguments.first }) else {
            printError("usage: inkling-bench \(commands.map(\.name).joined(separator: "|")) …")
            exit(64)
        }
        do {
            try command.run(Array(arguments.dropFirst()))
        } catch {
            printError("inkling-bench: \(error.message)")
            exit(1)
        }
    }
}

func printError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(2, bytes, bytes.count)
}
