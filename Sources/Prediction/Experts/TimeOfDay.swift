/// When: votes of the last 1,500 rows by likeness of their wall-clock time to now.
///
/// With Δh the circular difference in hours (rows with Δh > 6 have no vote) and e^(−age/30 days) the age factor:
/// hour     exp(−½(Δh/0.7)²)
/// hourwd   exp(−½(Δh/1.5)²) · weekday factor (1 same day, .45 same class, .12 other)
/// sameday  exp(−½(Δh/1.5)²), rows of the same weekday only
/// each smoothed to (votes + ½·base)/(sum + ½).
final class TimeOfDay: ExpertFamily {
    static let name = "time of day"
    static let features = [
        FeatureDeclaration(name: "hour", startWeight: 0.1),
        FeatureDeclaration(name: "hourwd", startWeight: 0.1),
        FeatureDeclaration(name: "sameday", startWeight: 0.1),
    ]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        guard frame.moment.isKnown else { return }
        let kernels = Kernels.shared
        vote(frame, history, first, kernels.narrow) { _, age in age }
        let weekday = frame.moment.weekday
        vote(frame, history, first + 1, kernels.wide) { weekdayFactor($0, weekday) * $1 }
        vote(frame, history, first + 2, kernels.wide) { $0 == weekday ? $1 : 0 }
    }

    @inline(__always) private func vote(
        _ frame: Frame, _ history: History, _ index: Int, _ kernel: [Float],
        _ factor: (_ weekday: Int, _ age: Float) -> Float
    ) {
        var total: Float = 0
        kernel.withUnsafeBufferPointer { kernel in
            for row in Kernels.votingRows(history) {
                let slot = row & History.mask
                let minute = Int(history.rowMinute[slot])
                guard minute >= 0 else { continue }
                let near = kernel[Kernels.circular(minute, frame.moment.minute)]
                guard near > 0 else { continue }
                let weight =
                    near
                    * factor(Int(history.rowWeekday[slot]), Kernels.age(frame.moment.time - history.rowTime[slot]))
                guard weight > 1e-7 else { continue }
                frame.vote(history.rowLabel[slot], weight)
                total += weight
            }
        }
        frame.takeVotes(into: index, total: total, prior: 0.5, parent: frame.base)
    }
}

/// What the voting experts share: which rows vote, and how likeness in time and age count.
struct Kernels: Sendable {
    static let shared = Kernels()
    static let votingRowLimit = 1500

    /// exp(−½(Δ/σ)²) by minutes apart, σ 0.7 h and 1.5 h; 0 beyond 6 h.
    let narrow: [Float]
    let wide: [Float]

    private init() {
        func kernel(_ sigma: Float) -> [Float] {
            (0...720).map { minutes in
                let z = Float(minutes) / 60 / sigma
                return minutes > 360 ? 0 : exponential(-0.5 * z * z)
            }
        }
        narrow = kernel(0.7)
        wide = kernel(1.5)
    }

    static func votingRows(_ history: History) -> Range<Int> {
        max(0, history.rowCount - votingRowLimit)..<history.rowCount
    }

    /// Minutes between two minutes of the day, the short way round.
    @inline(__always) static func circular(_ a: Int, _ b: Int) -> Int {
        let d = abs(a - b)
        return d > 720 ? 1440 - d : d
    }

    /// e^(−age/30 days); a row that a moved clock puts into the future counts as new.
    @inline(__always) static func age(_ seconds: Double) -> Float {
        seconds > 0 ? exponential(Float(seconds) * (-1 / (30 * 86400))) : 1
    }
}
