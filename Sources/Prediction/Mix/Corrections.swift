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
/// Labels of a probability below .001 are left as they are.
package final class Corrections {
    static let names = [
        "habit", "pause", "alternation", "burst", "waiting", "sequence", "sequence2", "daypart", "start", "interval",
        "spacing", "kinds", "apps",
    ]
    /// Weights of the tables, set by hand.
    package static let handSet = [Float](repeating: 0.2, count: names.count)
    static let floor: Float = 1e-3
    private static let prior: Float = 4
    private static let fade: Float = 0.995
    private static let slotCount = 1 << 14
    private static let farthest: Int32 = 15

    /// Hits and foretold side by side, slot by slot: of habit by label, and of the other tables one after the other.
    private let habits = Column<Float>(capacity: 128)
    private let counts = Column<Float>(capacity: 2 * slotCount * (names.count - 1))
    /// At the asking at hand: the labels that matter, and where each stands in `counts`, table by table.
    private let candidates = Column<Int32>(capacity: 64, zero: 0)
    private var count = 0
    private let places = Column<Int32>(capacity: 64 * names.count, zero: 0)
    private let ratios = Column<Float>(capacity: 64)
    private let back = Column<Int32>(capacity: 64, zero: 0)
    /// Ranks by recency of the last choice and the one before.
    private var previous = farthest
    private var beforePrevious = farthest

    /// Fills one feature for each table into `statements`, from `first` on.
    ///
    /// - Parameter probabilities: those of the committee.
    func fill(_ probabilities: Floats, _ frame: Frame, _ history: History, into statements: Frame, first: Int) {
        chooseCandidates(probabilities, frame, history)
        findPlaces(frame, history)
        let ratios = ratios.pointer
        let labels = candidates.pointer
        for table in Self.names.indices {
            let source = table == 0 ? habits.pointer : counts.pointer
            let places = self.places.pointer + table * count
            for n in 0..<count {
                let at = Int(places[n])
                ratios[n] = (source[at] + Self.prior) / (source[at + 1] + Self.prior)
            }
            for i in stride(from: 0, to: count, by: 8) { ratios.setLane(i, logarithm(ratios.lane(i))) }
            let out = statements.feature(first + table)
            for n in 0..<count { out[Int(labels[n])] = ratios[n] }
        }
    }

    private func findPlaces(_ frame: Frame, _ history: History) {
        let gap = frame.gapClass
        let last = Int(history.label(back: 1))
        let single = ContextIndex.mix(3, last)
        let pair = ContextIndex.mix(ContextIndex.mix(9, last), Int(history.label(back: 2)))
        let moment = frame.moment
        let part = ContextIndex.mix(5, moment.isKnown ? moment.minute / 180 * 2 + (moment.isWeekend ? 1 : 0) : 17)
        let start = ContextIndex.mix(7, gap)
        let kindBefore = ContextIndex.mix(17, last < 0 ? -1 : Int(history.kind[last]))
        let appBefore = ContextIndex.mix(ContextIndex.mix(19, last < 0 ? -1 : Int(history.app[last])), gap)
        let alternation = Int(previous) * 16 + Int(beforePrevious)
        let burst = Int(previous) * 16 + gap
        let (count, places) = (count, places.pointer)
        for n in 0..<count {
            let l = Int(candidates.pointer[n])
            let rank = Int(back.pointer[l])
            let since = frame.ageClass(l, history)
            let lastRow = Int(history.lastRow[l])
            let rows = lastRow < 0 ? 31 : min(30, BinnedRatio.halfOctave(Float(history.rowCount - lastRow)))
            func place(_ table: Int, _ slot: Int) {
                places[table * count + n] = Int32(2 * ((table - 1) * Self.slotCount + slot))
            }
            func place(_ table: Int, _ context: UInt64, _ part: Int) {
                place(table, Int(truncatingIfNeeded: ContextIndex.mix(context, part)) & (Self.slotCount - 1))
            }
            places[n] = Int32(2 * l)
            place(1, rank * 16 + gap)
            place(2, rank * 256 + alternation)
            place(3, rank * 256 + burst)
            place(4, since * 16 + gap)
            place(5, single, l)
            place(6, pair, l)
            place(7, part, l)
            place(8, start, l)
            place(9, ContextIndex.mix(15, since / 2), l)
            place(10, ContextIndex.mix(13, rows), l)
            place(11, kindBefore, Int(history.kind[l]))
            place(12, appBefore, Int(history.app[l]))
        }
    }

    private func chooseCandidates(_ probabilities: Floats, _ frame: Frame, _ history: History) {
        for column in [candidates, back] { column.reserve(frame.stride) }
        habits.reserve(2 * frame.stride)
        ratios.reserve(frame.stride)
        places.reserve(frame.stride * Self.names.count)
        count = 0
        for l in 0..<frame.labelCount where probabilities[l] >= Self.floor {
            candidates.pointer[count] = Int32(l)
            count += 1
        }
        for position in 0..<frame.labelCount {
            let rank = position < 8 ? position : min(Int(Self.farthest), 8 + position / 8)
            back.pointer[Int(history.recency.pointer[position])] = Int32(rank)
        }
    }

    /// Learns from the asking that was filled last.
    func learn(_ probabilities: Floats, _ frame: Frame, chosen: Int) {
        let habits = habits.pointer
        for i in stride(from: 0, to: 2 * frame.stride, by: 8) { habits.setLane(i, habits.lane(i) * Self.fade) }
        for table in Self.names.indices {
            let target = table == 0 ? habits : counts.pointer
            let places = self.places.pointer + table * count
            for n in 0..<count {
                let l = Int(candidates.pointer[n])
                target[Int(places[n]) + 1] += probabilities[l]
                if l == chosen { target[Int(places[n])] += 1 }
            }
        }
        beforePrevious = previous
        previous = back[chosen]
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(previous)
        bytes.write(beforePrevious)
        for column in [habits, counts] {
            let used = (0..<column.capacity / 2).filter { column[2 * $0] != 0 || column[2 * $0 + 1] != 0 }
            bytes.write(UInt32(used.count))
            for slot in used {
                bytes.write(UInt32(slot))
                bytes.write(column[2 * slot])
                bytes.write(column[2 * slot + 1])
            }
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let last = bytes.read(Int32.self), (0...Self.farthest).contains(last),
            let beforeLast = bytes.read(Int32.self), (0...Self.farthest).contains(beforeLast)
        else { return false }
        previous = last
        beforePrevious = beforeLast
        for column in [habits, counts] {
            guard let used = bytes.read(UInt32.self), used <= bytes.remaining else { return false }
            for _ in 0..<used {
                guard let slot = bytes.read(UInt32.self), slot < 1 << 24,
                    column === habits || 2 * slot < column.capacity,
                    let hits = bytes.readFloat(), let foretold = bytes.readFloat()
                else { return false }
                column.reserve(2 * Int(slot) + 2)
                column[2 * Int(slot)] = hits
                column[2 * Int(slot) + 1] = foretold
            }
        }
        return true
    }
}
