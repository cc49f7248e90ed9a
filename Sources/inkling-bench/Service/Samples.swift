/// Measured durations, in seconds.
struct Samples {
    private var values: [Double] = []

    var count: Int { values.count }
    var median: Double { quantile(0.5) }
    var p99: Double { quantile(0.99) }
    var least: Double { values.min() ?? 0 }

    mutating func add(_ seconds: Double) { values.append(seconds) }

    mutating func add(contentsOf other: Samples) { values += other.values }

    /// Runs `body` and adds how long it took.
    mutating func measure(_ body: () async throws -> Void) async rethrows {
        let start = ContinuousClock.now
        try await body()
        add(seconds(since: start))
    }

    func quantile(_ share: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }
}

func seconds(since start: ContinuousClock.Instant) -> Double {
    let (whole, fraction) = (ContinuousClock.now - start).components
    return Double(whole) + Double(fraction) / 1e18
}

/// A duration as the tables show it.
func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
}

func ratio(_ value: Double, to floor: Double) -> String {
    let tenths = Int((value / floor * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)×"
}
