/// Soon after: labels within 5 rows after earlier uses of the last label, ×.6 for each further step.
///
/// (votes + base)/(total + 1), votes of the newest 60 uses, each ×.985 per newer one.
///
/// Source: sequence rules that allow a gap (Agrawal and Srikant 1995), voted for online; the steps' factor is our own.
final class AfterLast: ExpertFamily {
    static let name = "soon after"
    static let features = [FeatureDeclaration(name: "soonafter", startWeight: 0.08)]
    private let index = ContextIndex()
    var indices: [ContextIndex] { [index] }
    private var context: UInt64 = 0

    func fill(_ frame: Frame, _ history: History, first: Int) {
        context = ContextIndex.mix(53, Int(history.label(back: 1)))
        var total: Float = 0
        var age: Float = 1
        index.forEach(context, before: history.rowCount, limit: 60) { row in
            var weight = age
            for step in 0..<5 where row + step < history.rowCount {
                frame.vote(history.rowLabel[(row + step) & History.mask], weight)
                total += weight
                weight *= 0.6
            }
            age *= 0.985
        }
        frame.takeVotes(into: first, total: total, prior: 1, parent: frame.base)
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        index.add(row: history.rowCount, context: context)
    }
}
