/// Orders what stands behind the first answer when events come in: if the likeliest label is wrong, the committee knows less than it says.
///
/// f the likeliest label, r(l) ∝ (1 + rank by recency of own or received rows)^−1.3 over the other labels, together 1 − P(f):
/// P'(l) = (1 − d)·P(l) + d·r(l) for l ≠ f, P'(f) = P(f). The doubt d starts at .3 and after each row that was not f becomes
/// .98·d·r(y)/P'(y) + .02·.3 (fixed share). Without received rows P' = P.
final class RunnersUp {
    static let startDoubt: Float = 0.3
    private static let share: Float = 0.02
    private static let recencyWeights = (1...256).map { exponential(-1.3 * logarithm(Float($0 + 1))) }

    private let startDoubt: Float
    private(set) var doubt: Float
    let probabilities = Column<Float>(capacity: 64)
    private let recency = Column<Float>(capacity: 64)
    /// The likeliest label at the asking at hand; nil if nothing was changed.
    private var likeliest: Int?

    /// - Parameter startDoubt: 0 leaves everything as it is.
    init(startDoubt: Float = RunnersUp.startDoubt) {
        self.startDoubt = startDoubt
        doubt = startDoubt
    }

    /// Takes the probabilities that were given, and fills its own.
    func revise(_ given: Column<Float>, _ frame: Frame, _ history: History) {
        let count = frame.labelCount
        probabilities.reserve(frame.stride)
        recency.reserve(frame.stride)
        for i in stride(from: 0, to: frame.stride, by: 8) { probabilities.pointer.setLane(i, given.pointer.lane(i)) }
        likeliest = nil
        guard history.senderCount > 0, count > 1 else { return }
        var first = 0
        for l in 0..<count where given[l] > given[first] { first = l }
        likeliest = first
        let weights = Self.recencyWeights
        var sum: Float = 0
        for position in 0..<count {
            let label = Int(history.recency[position])
            recency[label] = weights[min(position, weights.count - 1)]
            if label != first { sum += recency[label] }
        }
        let scale = (1 - given[first]) / sum
        for l in 0..<count where l != first {
            recency[l] *= scale
            probabilities[l] = (1 - doubt) * given[l] + doubt * recency[l]
        }
    }

    /// Learns from the asking that was revised last.
    func learn(chosen: Int) {
        guard let likeliest, chosen != likeliest else { return }
        doubt =
            (1 - Self.share) * doubt * recency[chosen] / max(probabilities[chosen], 1e-9) + Self.share * startDoubt
    }

    func write(to bytes: inout ByteWriter) { bytes.write(doubt) }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let read = bytes.readFloat(), (0...1).contains(read) else { return false }
        doubt = read
        return true
    }
}
