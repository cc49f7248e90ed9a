/// What came before, with a gap or in any order: contexts of the label two back, three back, and the unordered last two.
///
/// (votes + parent)/(total + 1), parent = base for the first two, m1 for the pair; votes as in `PrecedingActions`.
final class SkippedContexts: ExpertFamily {
    static let name = "skipped contexts"
    static let features = [
        FeatureDeclaration(name: "skip1", startWeight: 0.08),
        FeatureDeclaration(name: "skip2", startWeight: 0.08),
        FeatureDeclaration(name: "pair", startWeight: 0.08),
    ]
    let indices = [ContextIndex(), ContextIndex(), ContextIndex()]
    private var contexts: [UInt64] = [0, 0, 0]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        let a = Int(history.label(back: 1))
        let b = Int(history.label(back: 2))
        let c = Int(history.label(back: 3))
        contexts[0] = ContextIndex.mix(23, b)
        contexts[1] = ContextIndex.mix(29, c)
        contexts[2] = ContextIndex.mix(ContextIndex.mix(31, min(a, b)), max(a, b))
        for n in 0..<3 {
            let total = indices[n].vote(contexts[n], frame, history)
            frame.takeVotes(into: first + n, total: total, prior: 1, parent: n == 2 ? frame.order1 : frame.base)
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        for n in 0..<3 { indices[n].add(row: history.rowCount, context: contexts[n]) }
    }
}
