import Bus
import Glibc
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

/// `inkling-bench surfaces INKLINGD SHORTCUTS [LARGEST]`: what a suggestion costs, how soon the service is ready and
/// what it holds, with stores that grow; and how long the command line takes to start.
func surfaces(_ arguments: [String]) throws(BenchError) {
    guard arguments.count >= 2 else {
        throw BenchError("usage: inkling-bench surfaces INKLINGD SHORTCUTS [LARGEST]")
    }
    let largest = arguments.count > 2 ? Int(arguments[2]) ?? 1_000_000 : 1_000_000
    try runAsync {
        print("| stored donations | suggestion p50 | suggestion p99 | service ready in | resident when idle |")
        print("|---|---|---|---|---|")
        var filled = 0
        for size in [1_000, 100_000, 1_000_000] where size <= largest {
            try await fill(from: filled, to: size, arguments[0])
            filled = size
            print(try await row(size, arguments[0]))
            fflush(nil)
        }
        print("")
        let program = try Program.timeToExit(arguments[1], ["--help"], runs: 40)
        let floor = try Program.timeToExit("/bin/true", [], runs: 40)
        print("| program start | best | median |")
        print("|---|---|---|")
        print("| `shortcuts --help` | \(milliseconds(program.least)) | \(milliseconds(program.median)) |")
        print("| `/bin/true` | \(milliseconds(floor.least)) | \(milliseconds(floor.median)) |")
    }
}

/// `inkling-bench fill INKLINGD COUNT`: leaves a store with that many donations, for what is measured from outside.
func fill(_ arguments: [String]) throws(BenchError) {
    guard arguments.count == 2, let count = Int(arguments[1]) else {
        throw BenchError("usage: inkling-bench fill INKLINGD COUNT")
    }
    try runAsync { try await fill(from: 0, to: count, arguments[0]) }
}

/// Imports rows through the public door, as a user's tool does.
private func fill(from first: Int, to last: Int, _ path: String) async throws {
    let service = try await ServiceProcess.start(path, client: try await .session())
    var generator = Numbers(state: UInt64(first + 1))
    for start in stride(from: first, to: last, by: 5_000) {
        let end = min(start + 5_000, last)
        let rows = (start..<end).map { number -> ImportRow in
            // A hundred kinds of action, a few of them common: what one person's log holds. `prediction-cost` has 1,000.
            let action = Int(100 * generator.unit() * generator.unit() * generator.unit())
            return ImportRow(
                app: "org.inkling.bench.app\(action % 20)", action: "act\(action)",
                date: 1_600_000_000 + Double(number) * 150)
        }
        _ = try await service.client.importRows(rows, pending: false)
        showProgress("\(end) of \(last) rows")
    }
    showProgress("learning")
    try await waitUntilLearnt(service)
    showProgress("")
    service.program.terminate()
}

/// The service learns after it acknowledged: asks until its processor is idle.
private func waitUntilLearnt(_ service: ServiceProcess) async throws {
    while true {
        let before = service.program.processorTicks
        try await Task.sleep(for: .milliseconds(500))
        if service.program.processorTicks <= before + 1 { return }
    }
}

/// Replaces the line on a terminal; says nothing elsewhere.
private func showProgress(_ line: String) {
    guard isatty(2) != 0 else { return }
    let bytes = Array("\r\u{1B}[K\(line)".utf8)
    _ = write(2, bytes, bytes.count)
}

private func row(_ size: Int, _ path: String) async throws -> String {
    var starts = Samples()
    for _ in 0..<5 {
        let service = try await ServiceProcess.start(path, client: try await .session())
        starts.add(service.timeToReady)
        service.program.terminate()
    }
    let service = try await ServiceProcess.start(path, client: try await .session())
    defer { service.program.terminate() }
    var suggestions = Samples()
    for number in 0..<1_100 {
        let context = SuggestionContext(time: 1_760_000_000 + Double(number) * 977, utcOffset: 60, limit: 8)
        var sample = Samples()
        try await sample.measure { _ = try await service.client.suggest(context) }
        if number >= 100 { suggestions.add(contentsOf: sample) }
    }
    let resident = Double(service.program.residentByteCount) / 1_048_576
    return "| \(size) | \(milliseconds(suggestions.median)) | \(milliseconds(suggestions.p99)) | "
        + "\(milliseconds(starts.median)) | \(Int(resident.rounded())) MiB |"
}

/// The same numbers in every run.
private struct Numbers {
    var state: UInt64

    mutating func unit() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }
}
