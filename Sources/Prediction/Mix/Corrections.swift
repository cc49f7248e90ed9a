/// Where the committee errs: for classes of situation and label, the log of how often a label was chosen over how often the committee foretold it.
///
/// A class is a slot of a table; correction = log((hits + κ)/(foretold + κ)), foretold being the sum of the committee's
/// probabilities, κ = 4. What the experts know already is in the probabilities, so a table says only what they miss: it is
/// the second stage of a boosted model (after the adaptive probability maps of data compression: Mahoney 2005). The
/// classes, "back" being the rank by recency (0 to 7, then eight to a class):
/// habit      the label; hits and foretold × .995 a row
/// pause      back, gap class
/// alternation  back, the ranks by recency of the two choices before
/// burst      back, the rank of the choice before, gap class
/// waiting    time since the label's last use, gap class
/// sequence   the label, the label before;  sequence2: and the one before that
/// daypart    the label, hour ÷ 3, weekend
/// start      the label, gap class
/// interval   the label, time since its last use;  spacing: the label, rows since its last use
/// kinds      the label's kind of action, that of the label before;  apps: the label's app, that of the label before, gap class
/// Labels of a probability below 1e-4 are left as they are.
final class Corrections {
    static let names = [
        "habit", "pause", "alternation", "burst", "waiting", "sequence", "sequence2", "daypart", "start", "interval",
        "spacing", "kinds", "apps",
    ]
    static let startWeight: Float = 0.2
    static let floor: Float = 1e-4
    private static let prior: Float = 4
    private static let fade: Float = 0.995
    private static let slotCount = 1 << 14
    private static let farthest: Int32 = 15

    /// hits and foretold, by slot, of each table; of habit by label.
    private let hits = names.map { _ in Column<Float>(capacity: 64) }
    private let foretold = names.map { _ in Column<Float>(capacity: 64) }
    /// At the asking at hand: the labels that matter, and the slot of each in each table.
    private let candidates = Column<Int32>(capacity: 64, zero: 0)
    private var count = 0
    private let slots = names.map { _ in Column<Int32>(capacity: 64, zero: 0) }
    private let back = Column<Int32>(capacity: 64, zero: 0)
    /// Ranks by recency of the last choice and the one before.
    private var previous = farthest
    private var beforePrevious = farthest

    init() {
        for table in 1..<Self.names.count {
            hits[table].reserve(Self.slotCount)
            foretold[table].reserve(Self.slotCount)
        }
    }

    /// Fills one feature for each table into `statements`, from `first` on.
    ///
    /// - Parameter probabilities: those of the committee.
    func fill(_ probabilities: Floats, _ frame: Frame, _ history: History, into statements: Frame, first: Int) {
        chooseCandidates(probabilities, frame, history)
        let gap = frame.gapClass
        let last = Int(history.label(back: 1))
        let pair = ContextIndex.mix(ContextIndex.mix(9, last), Int(history.label(back: 2)))
        let single = ContextIndex.mix(3, last)
        let moment = frame.moment
        let part = ContextIndex.mix(5, moment.isKnown ? moment.minute / 180 * 2 + (moment.isWeekend ? 1 : 0) : 17)
        let start = ContextIndex.mix(7, gap)
        let alternation = Int(previous) * 16 + Int(beforePrevious)
        let burst = Int(previous) * 16 + gap
        let kindBefore = ContextIndex.mix(17, last < 0 ? -1 : Int(history.kind[last]))
        let appBefore = ContextIndex.mix(ContextIndex.mix(19, last < 0 ? -1 : Int(history.app[last])), gap)
        func hashed(_ context: UInt64, _ label: Int) -> Int {
            Int(truncatingIfNeeded: ContextIndex.mix(context, label)) & (Self.slotCount - 1)
        }
        for n in 0..<count {
            let l = Int(candidates[n])
            let rank = Int(back[l])
            let since = frame.ageClass(l, history)
            let rows =
                history.lastRow[l] < 0
                ? 31 : min(30, BinnedRatio.halfOctave(Float(history.rowCount - Int(history.lastRow[l]))))
            slots[0][n] = Int32(l)
            slots[1][n] = Int32(rank * 16 + gap)
            slots[2][n] = Int32(rank * 256 + alternation)
            slots[3][n] = Int32(rank * 256 + burst)
            slots[4][n] = Int32(since * 16 + gap)
            slots[5][n] = Int32(hashed(single, l))
            slots[6][n] = Int32(hashed(pair, l))
            slots[7][n] = Int32(hashed(part, l))
            slots[8][n] = Int32(hashed(start, l))
            slots[9][n] = Int32(hashed(ContextIndex.mix(15, since / 2), l))
            slots[11][n] = Int32(hashed(kindBefore, Int(history.kind[l])))
            slots[12][n] = Int32(hashed(appBefore, Int(history.app[l])))
            slots[10][n] = Int32(hashed(ContextIndex.mix(13, rows), l))
        }
        for table in Self.names.indices {
            let out = statements.feature(first + table)
            let (h, f, s) = (hits[table], foretold[table], slots[table])
            var n = 0
            while n < count {
                var above = Lane(repeating: Self.prior)
                var below = above
                let width = min(8, count - n)
                for i in 0..<width {
                    let slot = Int(s[n + i])
                    above[i] += h[slot]
                    below[i] += f[slot]
                }
                let corrections = logarithm(above / below)
                for i in 0..<width { out[Int(candidates[n + i])] = corrections[i] }
                n += 8
            }
        }
    }

    private func chooseCandidates(_ probabilities: Floats, _ frame: Frame, _ history: History) {
        for column in slots + [candidates, back] { column.reserve(frame.stride) }
        for column in [hits[0], foretold[0]] { column.reserve(frame.stride) }
        count = 0
        for l in 0..<frame.labelCount where probabilities[l] >= Self.floor {
            candidates[count] = Int32(l)
            count += 1
        }
        for position in 0..<frame.labelCount {
            let rank = position < 8 ? position : min(Int(Self.farthest), 8 + position / 8)
            back[Int(history.recency[position])] = Int32(rank)
        }
    }

    /// Learns from the asking that was filled last.
    func learn(_ probabilities: Floats, _ frame: Frame, chosen: Int) {
        for i in stride(from: 0, to: frame.stride, by: 8) {
            hits[0].pointer.setLane(i, hits[0].pointer.lane(i) * Self.fade)
            foretold[0].pointer.setLane(i, foretold[0].pointer.lane(i) * Self.fade)
        }
        for table in Self.names.indices {
            for n in 0..<count {
                let l = Int(candidates[n])
                let slot = Int(slots[table][n])
                foretold[table][slot] += probabilities[l]
                if l == chosen { hits[table][slot] += 1 }
            }
        }
        beforePrevious = previous
        previous = back[chosen]
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(previous)
        bytes.write(beforePrevious)
        for table in Self.names.indices {
            let used = (0..<foretold[table].capacity).filter { foretold[table][$0] != 0 || hits[table][$0] != 0 }
            bytes.write(UInt32(used.count))
            for slot in used {
                bytes.write(UInt32(slot))
                bytes.write(hits[table][slot])
                bytes.write(foretold[table][slot])
            }
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let last = bytes.read(Int32.self), (0...Self.farthest).contains(last),
            let beforeLast = bytes.read(Int32.self), (0...Self.farthest).contains(beforeLast)
        else { return false }
        previous = last
        beforePrevious = beforeLast
        for table in Self.names.indices {
            guard let used = bytes.read(UInt32.self), used <= bytes.remaining else { return false }
            for _ in 0..<used {
                guard let slot = bytes.read(UInt32.self), slot < 1 << 24, table == 0 || slot < Self.slotCount,
                    let hit = bytes.readFloat(), let expected = bytes.readFloat()
                else { return false }
                hits[table].reserve(Int(slot) + 1)
                foretold[table].reserve(Int(slot) + 1)
                hits[table][Int(slot)] = hit
                foretold[table][Int(slot)] = expected
            }
        }
        return true
    }
}
