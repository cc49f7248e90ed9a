/// How near the last rows are to the moment in wall-clock time, weekday and age: what the voting experts share.
final class Nearness {
    static let rowLimit = 1500

    /// By row, from the oldest that votes: exp(−½(Δh/0.7)²)·e^(−age/30 days).
    let hour = Column<Float>(capacity: rowLimit)
    /// exp(−½(Δh/1.5)²)·weekday factor·e^(−age/30 days).
    let situation = Column<Float>(capacity: rowLimit)

    /// The rows that vote.
    static func rows(_ history: History) -> Range<Int> {
        max(0, history.rowCount - rowLimit)..<history.rowCount
    }

    func fill(_ history: History, _ moment: Moment) {
        guard moment.isKnown else { return }
        let (hour, situation) = (hour.pointer, situation.pointer)
        let (minutes, weekdays, times) = (
            history.rowMinute.pointer, history.rowWeekday.pointer, history.rowTime.pointer
        )
        let kernels = Kernels.shared
        let factors = (0..<7).map { weekdayFactor($0, moment.weekday) }
        kernels.narrow.withUnsafeBufferPointer { narrow in
            kernels.wide.withUnsafeBufferPointer { wide in
                kernels.fade.withUnsafeBufferPointer { fade in
                    factors.withUnsafeBufferPointer { factors in
                        for (n, row) in Self.rows(history).enumerated() {
                            let slot = row & History.mask
                            let minute = Int(minutes[slot])
                            hour[n] = 0
                            situation[n] = 0
                            guard minute >= 0 else { continue }
                            let apart = Self.circular(minute, moment.minute)
                            guard wide[apart] > 0 else { continue }
                            // A row that a moved clock puts into the future counts as new.
                            let age = max(0, moment.time - times[slot]) / Kernels.fadeStep
                            guard age < Double(fade.count) else { continue }
                            let kept = fade[Int(age)]
                            hour[n] = narrow[apart] * kept
                            situation[n] = wide[apart] * factors[Int(weekdays[slot])] * kept
                        }
                    }
                }
            }
        }
    }

    /// Minutes between two minutes of the day, the short way round.
    @inline(__always) static func circular(_ a: Int, _ b: Int) -> Int {
        let d = abs(a - b)
        return d > 720 ? 1440 - d : d
    }
}

/// Likeness in time and age, in tables.
private struct Kernels: Sendable {
    static let shared = Kernels()
    static let fadeStep = 3600.0

    /// exp(−½(Δ/σ)²) by minutes apart, σ 0.7 h and 1.5 h; 0 beyond 6 h.
    let narrow: [Float]
    let wide: [Float]
    /// e^(−age/30 days) by hours, up to 500 days.
    let fade: [Float]

    private init() {
        func kernel(_ sigma: Float) -> [Float] {
            (0...720).map { minutes in
                let z = Float(minutes) / 60 / sigma
                return minutes > 360 ? 0 : exponential(-0.5 * z * z)
            }
        }
        narrow = kernel(0.7)
        wide = kernel(1.5)
        fade = (0..<12000).map { exponential((Float($0) + 0.5) / -720) }
    }
}
