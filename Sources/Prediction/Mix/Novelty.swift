/// How likely the next action is one that was never done: a logistic model of a few facts, learnt row by row.
///
/// P(new) = σ(w·x); A ← .999·A + .001·λI + p(1 − p)·x xᵀ, w ← w + A⁻¹((y − p)·x + .001·λ(w₀ − w)): the binary case of `OnlineLogit`.
final class Novelty {
    static let width = 8
    private static let precision: Float = 30
    /// x: 1; logit of the recent and of the long rate of firsts; logit of labels used once per row (Good 1953); log(1 + rows)/4; the row before was a
    /// first; log odds of the likeliest label; the gap is over 6 h.
    static let handSet: [Float] = [0, 0.3, 0.3, 0.2, 0, 0.2, -0.2, 0]

    private let start: [Float]
    let weights = Column<Float>(capacity: width)
    private let information = Column<Float>(capacity: width * width)
    private let facts = Column<Float>(capacity: width)
    private let step = Column<Float>(capacity: width)
    private let factor = Factor(width: width)
    private var recentRate: Float = 0.5
    private var longRate: Float = 0.5
    private var wasNew = true
    private(set) var probability: Float = 1

    init(start: [Float]) {
        self.start = start
        for i in 0..<Self.width {
            weights[i] = start[i]
            information[i * Self.width + i] = Self.precision
        }
    }

    func ask(_ frame: Frame, _ history: History, top: Float) {
        guard frame.labelCount > 0 else {
            probability = 1
            return
        }
        let rows = Float(history.rowCount)
        facts[0] = 1
        facts[1] = logit(recentRate)
        facts[2] = logit(longRate)
        facts[3] = logit((Float(history.usedOnceCount) + 0.5) / (rows + 1))
        facts[4] = logarithm(1 + rows) / 4
        facts[5] = wasNew ? 1 : 0
        facts[6] = logit(top)
        facts[7] = frame.gap > 6 * 3600 ? 1 : 0
        var score: Float = 0
        for i in 0..<Self.width { score += weights[i] * facts[i] }
        probability = logistic(max(-12, min(12, score)))
    }

    /// Learns whether the row that was asked last was new.
    func learn(isNew: Bool, hadLabels: Bool) {
        if hadLabels {
            let p = probability
            let pull: Float = 0.001 * Self.precision
            for i in 0..<Self.width {
                for j in 0...i {
                    let at = i * Self.width + j
                    information[at] = information[at] * 0.999 + p * (1 - p) * facts[i] * facts[j]
                }
                information[i * Self.width + i] += pull
                step[i] = ((isNew ? 1 : 0) - p) * facts[i] + pull * (start[i] - weights[i])
            }
            factor.decompose(information.pointer)
            factor.solve(step.pointer)
            for i in 0..<Self.width { weights[i] += step[i] }
        }
        recentRate += ((isNew ? 1 : 0) - recentRate) / 15
        longRate += ((isNew ? 1 : 0) - longRate) / 100
        wasNew = isNew
    }

    private func logit(_ p: Float) -> Float {
        let held = max(0.001, min(0.999, p))
        return logarithm(held / (1 - held))
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(weights, count: Self.width)
        bytes.write(information, count: Self.width * Self.width)
        bytes.write(recentRate)
        bytes.write(longRate)
        bytes.write(UInt8(wasNew ? 1 : 0))
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard bytes.read(into: weights, count: Self.width),
            bytes.read(into: information, count: Self.width * Self.width),
            let recent = bytes.readFloat(), let long = bytes.readFloat(), let new = bytes.read(UInt8.self)
        else { return false }
        recentRate = recent
        longRate = long
        wasNew = new == 1
        return true
    }
}
