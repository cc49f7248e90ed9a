/// What came before, and how long ago: contexts that include the class of the gap since the last row.
///
/// m1gap (last label, gap class), m1daypart (last label, hour ÷ 3, weekend): parent m1.
/// gaphour (gap class, hour ÷ 2), gap (gap class): parent base. Smoothing κ = 1, votes as in `PrecedingActions`.
///
/// Source: contexts as in `PrecedingActions`, with the pause as a symbol of its own; the classes are our own.
final class GapContexts: ExpertFamily {
    static let name = "gap and part of day"
    static let features = [
        FeatureDeclaration(name: "m1gap", startWeight: 0.15),
        FeatureDeclaration(name: "m1daypart", startWeight: 0.15),
        FeatureDeclaration(name: "gaphour", startWeight: 0.08),
        FeatureDeclaration(name: "gap", startWeight: 0.08),
    ]
    let indices = [ContextIndex(), ContextIndex(), ContextIndex(), ContextIndex()]
    private var contexts: [UInt64] = [0, 0, 0, 0]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        guard frame.moment.isKnown else { return }
        let last = Int(history.label(back: 1))
        let hour = frame.moment.minute / 60
        contexts[0] = ContextIndex.mix(ContextIndex.mix(37, last), frame.gapClass)
        contexts[1] = ContextIndex.mix(ContextIndex.mix(41, last), hour / 3 * 2 + (frame.moment.isWeekend ? 1 : 0))
        contexts[2] = ContextIndex.mix(ContextIndex.mix(43, frame.gapClass), hour / 2)
        contexts[3] = ContextIndex.mix(47, frame.gapClass)
        for n in 0..<4 {
            let total = indices[n].vote(contexts[n], frame, history)
            frame.takeVotes(into: first + n, total: total, prior: 1, parent: n < 2 ? frame.order1 : frame.base)
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        for n in 0..<4 {
            indices[n].add(row: history.rowCount, context: frame.moment.isKnown ? contexts[n] : nil)
        }
    }
}
