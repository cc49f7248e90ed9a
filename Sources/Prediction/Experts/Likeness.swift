/// The same situation before: votes of the last 1,500 rows by how like ours is what stood before them.
///
/// likeness = 1 same last label + .7 same second + .5 same third + .35 same fourth + .25 last two swapped
/// seqknn   e^(2.2·likeness) − 1, × e^(−rows ago/400)
/// seqtime  e^(1.8·likeness) · exp(−½(Δh/1.5)²) · weekday factor · e^(−age/30 days): the same situation at the same time;
///          without a time, the first factor alone
/// smoothed to (votes + ½·base)/(sum + ½).
final class Likeness: ExpertFamily {
    static let name = "same situation"
    static let features = [
        FeatureDeclaration(name: "seqknn", startWeight: 0.12),
        FeatureDeclaration(name: "seqtime", startWeight: 0.12),
    ]
    /// By five bits: same last, second, third, fourth, swapped.
    private let sequenceVote: [Float]
    private let timedVote: [Float]

    init() {
        func likeness(_ bits: Int) -> Float {
            zip(0..., [1, 0.7, 0.5, 0.35, 0.25] as [Float]).reduce(0) { $0 + (bits >> $1.0 & 1 == 1 ? $1.1 : 0) }
        }
        sequenceVote = (0..<32).map { exponential(2.2 * likeness($0)) - 1 }
        timedVote = (0..<32).map { exponential(1.8 * likeness($0)) }
    }

    func fill(_ frame: Frame, _ history: History, first: Int) {
        let rows = Kernels.votingRows(history)
        var fade: Float = 1
        var total: Float = 0
        forEachLikeness(history, rows) { row, bits in
            if bits != 0 {
                let weight = sequenceVote[bits] * fade
                frame.vote(history.rowLabel[row & History.mask], weight)
                total += weight
            }
            fade *= 0.997_503_1  // e^(-1/400)
        }
        frame.takeVotes(into: first, total: total, prior: 0.5, parent: frame.base)

        let wide = Kernels.shared.wide
        let isKnown = frame.moment.isKnown
        let weekday = frame.moment.weekday
        let minute = frame.moment.minute
        total = 0
        forEachLikeness(history, rows) { row, bits in
            let slot = row & History.mask
            guard isKnown else {
                frame.vote(history.rowLabel[slot], timedVote[bits])
                total += timedVote[bits]
                return
            }
            let rowMinute = Int(history.rowMinute[slot])
            guard rowMinute >= 0 else { return }
            let near = wide[Kernels.circular(rowMinute, minute)]
            guard near > 0 else { return }
            let weight =
                timedVote[bits] * near * weekdayFactor(Int(history.rowWeekday[slot]), weekday)
                * Kernels.age(frame.moment.time - history.rowTime[slot])
            guard weight > 1e-7 else { return }
            frame.vote(history.rowLabel[slot], weight)
            total += weight
        }
        frame.takeVotes(into: first + 1, total: total, prior: 0.5, parent: frame.base)
    }

    /// Newest row first.
    @inline(__always) private func forEachLikeness(
        _ history: History, _ rows: Range<Int>, _ body: (_ row: Int, _ bits: Int) -> Void
    ) {
        let a = history.label(back: 1)
        let b = history.label(back: 2)
        let c = history.label(back: 3)
        let d = history.label(back: 4)
        let labels = history.rowLabel.pointer
        var row = rows.upperBound - 1
        while row >= rows.lowerBound {
            // Before row 0 nothing stands; slots that were never written hold -1, which no label equals.
            let p = row >= 1 ? labels[(row - 1) & History.mask] : -2
            let q = row >= 2 ? labels[(row - 2) & History.mask] : -2
            let r = row >= 3 ? labels[(row - 3) & History.mask] : -2
            let s = row >= 4 ? labels[(row - 4) & History.mask] : -2
            let bits =
                (p == a ? 1 : 0) | (q == b ? 2 : 0) | (r == c ? 4 : 0) | (s == d ? 8 : 0)
                | (p == b && q == a && a != b ? 16 : 0)
            body(row, bits)
            row -= 1
        }
    }
}
