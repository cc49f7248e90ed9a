/// A learnt ratio to the base for classes of labels: log((hits + κ)/(expected + κ)), expected being what the base gave.
///
/// A class is anything that can be said of a label at a moment (how long ago it was used; how many rows ago).
///
/// Source: adaptive probability maps of data compression (Mahoney 2005), as a ratio to what was expected instead of a probability.
final class BinnedRatio {
    static let bins = 64
    private let hits = Column<Float>(capacity: bins)
    private let expected = Column<Float>(capacity: bins)
    private let ratio = Column<Float>(capacity: bins)
    private let binOf = Column<Int32>(capacity: 64, zero: 0)
    private let prior: Float = 2

    @inline(__always) func fill(_ frame: Frame, feature: Int, bin: (_ label: Int) -> Int) {
        binOf.reserve(frame.stride)
        let ratio = ratio.pointer
        for b in stride(from: 0, to: Self.bins, by: 8) {
            ratio.setLane(b, logarithm((hits.pointer.lane(b) + prior) / (expected.pointer.lane(b) + prior)))
        }
        let out = frame.feature(feature)
        let binOf = binOf.pointer
        for l in 0..<frame.labelCount {
            let b = min(max(bin(l), 0), Self.bins - 1)
            binOf[l] = Int32(b)
            out[l] = ratio[b]
        }
    }

    func learn(_ frame: Frame, chosen: Int32?) {
        guard let chosen else { return }
        // The base sums to one.
        let (base, binOf, expected) = (frame.base.pointer, binOf.pointer, expected.pointer)
        for l in 0..<frame.labelCount { expected[Int(binOf[l])] += base[l] }
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
        guard x >= 1 else { return 0 }
        // Twice the binary exponent, and one when the mantissa is √2 or more.
        let bits = x.bitPattern
        return 1 + 2 * (Int(bits >> 23) - 127) + (bits & 0x7f_ffff >= 0x35_04f3 ? 1 : 0)
    }
}
