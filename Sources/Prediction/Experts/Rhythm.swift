/// How regular: learnt ratios by how far the time since the last use is along the label's own usual interval.
///
/// Per label, mean μ and variance s² of log(interval between uses), each new one with weight max(1/n, 1/8), s² starting at 1. Class: (log(age) − μ)/s in
/// steps of ½ from −3 to 3, by s under .5, 1, 1.7 or more; own classes for labels used once.
///
/// Source: renewal with log-normal intervals (Cox and Lewis 1966), the hazard learnt in bins.
final class Rhythm: ExpertFamily {
    static let name = "rhythm"
    static let features = [FeatureDeclaration(name: "rhythm", startWeight: 0.1)]
    private let ratio = BinnedRatio()
    private let intervals = Column<Float>(capacity: 64)
    private let mean = Column<Float>(capacity: 64)
    private let variance = Column<Float>(capacity: 64)
    private let logAge = Column<Float>(capacity: 64)
    private var labelCount = 0

    func fill(_ frame: Frame, _ history: History, first: Int) {
        grow(to: frame.labelCount)
        guard frame.moment.isKnown else { return }
        let logAge = logAge.pointer
        for l in 0..<frame.labelCount { logAge[l] = Float(max(1, frame.moment.time - history.lastTime[l])) }
        for i in stride(from: 0, to: frame.labelCount, by: 8) { logAge.setLane(i, logarithm(logAge.lane(i))) }
        ratio.fill(frame, feature: first) { l in
            guard intervals[l] > 0 else { return 63 }
            let deviation = variance[l].squareRoot()
            let z = (logAge[l] - mean[l]) / max(deviation, 0.15)
            let spread = deviation < 0.5 ? 0 : deviation < 1 ? 1 : deviation < 1.7 ? 2 : 3
            return spread * 14 + max(0, min(13, Int(z * 2 + 7)))
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        guard let chosen, frame.moment.isKnown else { return }
        ratio.learn(frame, chosen: chosen)
        let l = Int(chosen)
        let age = frame.moment.time - history.lastTime[l]
        guard age >= 1 else { return }
        let value = logarithm(Float(age))
        intervals[l] += 1
        if intervals[l] == 1 {
            mean[l] = value
            variance[l] = 1
            return
        }
        let weight = max(1 / intervals[l], 0.125)
        let difference = value - mean[l]
        mean[l] += weight * difference
        variance[l] += weight * (difference * difference - variance[l])
    }

    /// The label's usual interval in seconds, where it is regular: three intervals or more, with a deviation of their logs under ½.
    func usualInterval(of label: Int) -> Float? {
        guard label < labelCount, intervals[label] >= 3, variance[label] < 0.25 else { return nil }
        return exponential(mean[label])
    }

    private func grow(to count: Int) {
        labelCount = max(labelCount, count)
        for column in [intervals, mean, variance, logAge] { column.reserve(roundedToLanes(labelCount)) }
    }

    func write(to bytes: inout ByteWriter) {
        ratio.write(to: &bytes)
        let count = (0..<labelCount).last { intervals[$0] > 0 }.map { $0 + 1 } ?? 0
        bytes.write(UInt32(count))
        for column in [intervals, mean, variance] { bytes.write(column, count: count) }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard ratio.read(from: &bytes), let count = bytes.read(UInt32.self), count <= bytes.remaining else {
            return false
        }
        labelCount = Int(count)
        return [intervals, mean, variance].allSatisfy { bytes.read(into: $0, count: labelCount) }
    }
}
