/// What came before: contexts of the last 1 to 4 labels.
///
/// m_k(c) = (count of c after the context + κ·m_(k−1)(c)) / (total + κ), m_0 = base, κ = 2 at k = 1, else 1; the newest 250
/// occurrences count, each ×.985 per newer one. Feature: log(m_k/m_(k−1)).
/// ipam: the context of one label, each newer occurrence multiplying the older by .8 (Davison and Hirsh 1998).
///
/// Source: prediction by partial matching (Cleary and Witten 1984), each context smoothed by the next shorter one (MacKay and
/// Peto 1995).
final class PrecedingActions: ExpertFamily {
    static let name = "sequence"
    static let features = [
        FeatureDeclaration(name: "m1", startWeight: 0.4),
        FeatureDeclaration(name: "m2", startWeight: 0.35),
        FeatureDeclaration(name: "m3", startWeight: 0.25),
        FeatureDeclaration(name: "m4", startWeight: 0.25),
        FeatureDeclaration(name: "ipam", startWeight: 0.08),
    ]
    let indices = [ContextIndex(), ContextIndex(), ContextIndex(), ContextIndex()]
    private var contexts: [UInt64] = [0, 0, 0, 0]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        setContexts(frame, history)
        let parents = [frame.base, frame.order1, frame.order2, frame.order3]
        for order in 0..<4 {
            let total = indices[order].vote(contexts[order], frame, history)
            frame.takeVotes(
                into: first + order, total: total, prior: order == 0 ? 2 : 1, parent: parents[order],
                distribution: order < 3 ? parents[order + 1] : nil)
        }
        var weight: Float = 0.2
        var total: Float = 0
        indices[0].forEach(contexts[0], before: history.rowCount, limit: 60) { row in
            frame.vote(history.rowLabel[row & History.mask], weight)
            total += weight
            weight *= 0.8
        }
        frame.takeVotes(into: first + 4, total: total, prior: max(1 - total, 1e-6), parent: frame.base)
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        for order in 0..<4 { indices[order].add(row: history.rowCount, context: contexts[order]) }
    }

    private func setContexts(_ frame: Frame, _ history: History) {
        var context: UInt64 = 17
        for order in 0..<4 {
            context = ContextIndex.mix(context, Int(history.label(back: order + 1)))
            contexts[order] = context
        }
    }
}
