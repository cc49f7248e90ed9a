/// How recent: the learnt hit rate of a label's rank by recency, over own and received rows ("move to front").
///
/// rate(r) = hits at rank r on top of a start of 2/(r + 1)^1.3, r from 1; ranks beyond 255 share one rate. Feature:
/// log of the rate, scaled to sum to 1 over the labels, to the base.
///
/// Source: coding by the rank in a self-organising list (Bentley, Sleator, Tarjan and Wei 1986); the start is a power law of memory
/// (Anderson and Schooler 1991).
final class RecencyRank: ExpertFamily {
    static let name = "recency rank"
    static let features = [FeatureDeclaration(name: "mtf", startWeight: 0.12)]
    private static let ranks = 256
    private let hits = Column<Float>(capacity: ranks)
    private let values = Column<Float>(capacity: 64)

    init() {
        for r in 0..<Self.ranks { hits[r] = 2 * exponential(-1.3 * logarithm(Float(r + 2))) }
    }

    func fill(_ frame: Frame, _ history: History, first: Int) {
        values.reserve(frame.stride)
        var total: Float = 0
        for position in 0..<frame.labelCount {
            let rate = hits[min(position, Self.ranks - 1)]
            values[Int(history.recency[position])] = rate
            total += rate
        }
        guard total > 0 else { return }
        frame.setRatioToBase(first, values: values.pointer, scale: 1 / total)
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        for position in 0..<frame.labelCount where history.recency[position] == chosen {
            let r = min(position, Self.ranks - 1)
            hits[r] += 1
            return
        }
    }

    func write(to bytes: inout ByteWriter) { bytes.write(hits, count: Self.ranks) }
    func read(from bytes: inout ByteReader) -> Bool { bytes.read(into: hits, count: Self.ranks) }
}
