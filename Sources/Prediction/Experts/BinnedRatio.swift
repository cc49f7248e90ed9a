/// A learnt ratio to the base for classes of labels: log((hits + κ)/(expected + κ)), expected being what the base gave.
///
/// A class is anything that can be said of a label at a moment (how long ago it was used; how many rows ago).
final class BinnedRatio {
    static let bins = 64
    private let hits = Column<Float>(capacity: bins)
    private let expected = Column<Float>(capacity: bins)
    private let ratio = Column<Float>(capacity: bins)
    private let binOf = Column<Int32>(capacity: 64, zero: 0)
    private let prior: Float = 2

    @inline(__always) func fill(_ frame: Frame, feature: Int, bin: (_ label: Int) -> Int) {
        binOf.reserve(frame.stride)
        for b in 0..<Self.bins { ratio[b] = logarithm((hits[b] + prior) / (expected[b] + prior)) }
        let out = frame.feature(feature)
        for l in 0..<frame.labelCount {
            let b = min(max(bin(l), 0), Self.bins - 1)
            binOf[l] = Int32(b)
            out[l] = ratio[b]
        }
    }

    func learn(_ frame: Frame, chosen: Int32?) {
        guard let chosen else { return }
        var total: Float = 0
        for l in 0..<frame.labelCount { total += frame.base[l] }
        guard total > 0 else { return }
        for l in 0..<frame.labelCount { expected[Int(binOf[l])] += frame.base[l] / total }
        hits[Int(binOf[Int(chosen)])] += 1
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(hits, count: Self.bins)
        bytes.write(expected, count: Self.bins)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        bytes.read(into: hits, count: Self.bins) && bytes.read(into: expected, count: Self.bins)
    }

    /// Two bins for each doubling, from 1 up: 0 below 1.
    @inline(__always) static func halfOctave(_ x: Float) -> Int {
        x < 1 ? 0 : 1 + Int(logarithm(x) * 2.885_39)
    }
}
