/// The same situation before: votes of the last 1,500 rows by how like ours is what stood before them.
///
/// likeness = 1 same last label + .7 same second + .5 same third + .35 same fourth + .25 last two swapped
/// seqknn   e^(2.2·likeness) − 1, × e^(−rows ago/400)
/// seqtime  e^(1.8·likeness) · exp(−½(Δh/1.5)²) · weekday factor · e^(−age/30 days): the same situation at the same time;
///          without a time, the first factor alone
/// smoothed to (votes + ½·base)/(sum + ½).
///
/// Source: nearest neighbours (Cover and Hart 1967) with kernel weights (Nadaraya 1964, Watson 1964).
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

    /// The five bits, by voting row.
    private let bits = Column<UInt8>(capacity: Nearness.rowLimit, zero: 0)

    func fill(_ frame: Frame, _ history: History, first: Int) {
        let rows = Nearness.rows(history)
        findBits(history, rows)
        let bits = bits.pointer
        let labels = history.rowLabel.pointer
        var fade: Float = 1
        var total: Float = 0
        sequenceVote.withUnsafeBufferPointer { sequenceVote in
            for row in rows.reversed() {
                let likeness = Int(bits[row - rows.lowerBound])
                if likeness != 0 {
                    let weight = sequenceVote[likeness] * fade
                    frame.vote(labels[row & History.mask], weight)
                    total += weight
                }
                fade *= 0.997_503_1  // e^(-1/400)
            }
        }
        frame.takeVotes(into: first, total: total, prior: 0.5, parent: frame.base)

        let isKnown = frame.moment.isKnown
        let situation = frame.nearness.situation.pointer
        total = 0
        timedVote.withUnsafeBufferPointer { timedVote in
            for row in rows.reversed() {
                let n = row - rows.lowerBound
                let weight = timedVote[Int(bits[n])] * (isKnown ? situation[n] : 1)
                guard weight > 1e-7 else { continue }
                frame.vote(labels[row & History.mask], weight)
                total += weight
            }
        }
        frame.takeVotes(into: first + 1, total: total, prior: 0.5, parent: frame.base)
    }

    private func findBits(_ history: History, _ rows: Range<Int>) {
        let a = history.label(back: 1)
        let b = history.label(back: 2)
        let c = history.label(back: 3)
        let d = history.label(back: 4)
        let swapped: UInt8 = a != b ? 16 : 0
        let (labels, bits) = (history.rowLabel.pointer, bits.pointer)
        // What stood before the row, one to four back. Before row 0 nothing stands, which no label equals.
        func before(_ row: Int, _ back: Int) -> Int32 { row >= back ? labels[(row - back) & History.mask] : -2 }
        var (p, q, r, s) = (
            before(rows.lowerBound, 1), before(rows.lowerBound, 2), before(rows.lowerBound, 3),
            before(rows.lowerBound, 4)
        )
        for row in rows {
            var like: UInt8 = p == a ? 1 : 0
            if q == b { like |= 2 }
            if r == c { like |= 4 }
            if s == d { like |= 8 }
            if p == b && q == a { like |= swapped }
            bits[row - rows.lowerBound] = like
            (s, r, q, p) = (r, q, p, labels[row & History.mask])
        }
    }
}
