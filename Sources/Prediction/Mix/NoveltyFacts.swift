/// What can be said of an asking that bears on whether the next action is a new one.
///
/// rate5, rate100   logit of the rate of firsts, each row counting 1/5 and 1/100
/// single           logit of labels used once per row (Good 1953)
/// length, length²  log(1 + rows)/4, and its square
/// first, first2    the row before was a first; the one before that
/// doubt            entropy of the known labels, in nats
/// received         something came in since the last own row
/// weekend; burst   the gap is under 30 s;  gap  log(1 + gap/30 s)/4
/// after, pause, daypart  log((firsts + 1)/(expected + 1)) of the rows after the same label, after a gap of the same class, in the same
///                  three hours of the day; expected by the rate of firsts over 15 rows
final class NoveltyFacts {
    static let names = [
        "always", "rate5", "rate100", "single", "length", "length2", "first", "first2", "doubt", "received", "weekend",
        "burst", "gap", "after", "pause", "daypart",
    ]
    static let count = names.count
    /// Weights set by hand.
    static let handSet: [Float] = [0, 0.2, 0.3, 0.2, -0.2, 0, 0.2, 0, 0.1, 0, 0, 0, 0, 0.2, 0.2, 0.2]

    let values = Column<Float>(capacity: count)
    private var rate5: Float = 0.5
    private var rate15: Float = 0.5
    private var rate100: Float = 0.5
    private var wasFirst = true
    private var wasFirst2 = true
    /// Firsts and expected firsts side by side: of the rows after each label; by gap class and by part of the day.
    private let afterLabel = Column<Float>(capacity: 128)
    private let classes = Column<Float>(capacity: 2 * (pauses + dayparts))
    private static let pauses = GapClass.unknown + 1
    private static let dayparts = 9
    /// Where the asking at hand stands in both; -1: no row before it.
    private var last = -1
    private var pause = 0
    private var daypart = 0

    func fill(_ frame: Frame, _ history: History, _ probabilities: Column<Float>) {
        let rows = Float(history.rowCount)
        let length = logarithm(1 + rows) / 4
        last = Int(history.label(back: 1))
        pause = frame.gapClass
        daypart = Self.pauses + (frame.moment.isKnown ? frame.moment.minute / 180 : 8)
        afterLabel.reserve(2 * frame.labelCount)
        values[0] = 1
        values[1] = logit(rate5)
        values[2] = logit(rate100)
        values[3] = logit((Float(history.usedOnceCount) + 0.5) / (rows + 1))
        values[4] = length
        values[5] = length * length
        values[6] = wasFirst ? 1 : 0
        values[7] = wasFirst2 ? 1 : 0
        values[8] = entropy(probabilities.pointer, frame)
        values[9] = history.justReceived >= 0 ? 1 : 0
        values[10] = frame.moment.isKnown && frame.moment.isWeekend ? 1 : 0
        values[11] = frame.gap < 30 ? 1 : 0
        values[12] = frame.gap.isNaN ? 0 : logarithm(1 + Float(frame.gap) / 30) / 4
        values[13] = last < 0 ? 0 : ratio(afterLabel, last)
        values[14] = ratio(classes, pause)
        values[15] = frame.moment.isKnown ? ratio(classes, daypart) : 0
    }

    func learn(isNew: Bool, hadLabels: Bool) {
        let y: Float = isNew ? 1 : 0
        if hadLabels {
            func count(_ column: Column<Float>, _ slot: Int) {
                column[2 * slot] += y
                column[2 * slot + 1] += rate15
            }
            if last >= 0 { count(afterLabel, last) }
            count(classes, pause)
            count(classes, daypart)
        }
        rate5 += (y - rate5) / 5
        rate15 += (y - rate15) / 15
        rate100 += (y - rate100) / 100
        wasFirst2 = wasFirst
        wasFirst = isNew
    }

    private func entropy(_ p: Floats, _ frame: Frame) -> Float {
        var sum = Lane(repeating: 0)
        for i in stride(from: 0, to: frame.stride, by: 8) { sum -= p.lane(i) * logarithm(p.lane(i) + 1e-9) }
        return max(0, sum.sum())
    }

    private func ratio(_ column: Column<Float>, _ slot: Int) -> Float {
        logarithm((column[2 * slot] + 1) / (column[2 * slot + 1] + 1))
    }

    private func logit(_ p: Float) -> Float { logOdds(p, from: 0.001, to: 0.999) }

    func write(to bytes: inout ByteWriter) {
        for rate in [rate5, rate15, rate100] { bytes.write(rate) }
        bytes.write(UInt8((wasFirst ? 1 : 0) + (wasFirst2 ? 2 : 0)))
        bytes.write(classes, count: 2 * (Self.pauses + Self.dayparts))
        let used = (0..<afterLabel.capacity / 2).last { afterLabel[2 * $0 + 1] != 0 }.map { $0 + 1 } ?? 0
        bytes.write(UInt32(used))
        bytes.write(afterLabel, count: 2 * used)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let rate5 = bytes.readFloat(), let rate15 = bytes.readFloat(), let rate100 = bytes.readFloat(),
            let firsts = bytes.read(UInt8.self),
            bytes.read(into: classes, count: 2 * (Self.pauses + Self.dayparts)),
            let used = bytes.read(UInt32.self), used <= bytes.remaining,
            bytes.read(into: afterLabel, count: 2 * Int(used))
        else { return false }
        (self.rate5, self.rate15, self.rate100) = (rate5, rate15, rate100)
        (wasFirst, wasFirst2) = (firsts & 1 != 0, firsts & 2 != 0)
        return true
    }
}
