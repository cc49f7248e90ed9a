/// How often: the base itself, and counts with other memories.
///
/// log base(c); log of the ratio to the base of: the share of all uses; of uses that halve every 5 rows; of uses that
/// decay with e-folding 7 days, and 1 day. Each smoothed by .1 (for all uses) or .02 a label.
///
/// Source: shares with additive smoothing (Lidstone 1920); fading counts are an exponentially weighted average (Brown 1956).
final class Frequency: ExpertFamily {
    static let name = "frequency"
    static let features = [
        FeatureDeclaration(name: "base", startWeight: 1),
        FeatureDeclaration(name: "count", startWeight: 0),
        FeatureDeclaration(name: "d5", startWeight: 0.06),
        FeatureDeclaration(name: "week", startWeight: 0.06),
        FeatureDeclaration(name: "day", startWeight: 0.06),
    ]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        let base = frame.feature(first)
        for i in stride(from: 0, to: frame.stride, by: 8) {
            base.setLane(i, frame.logBase.pointer.lane(i))
        }
        share(of: history.uses, smoothing: 0.1, frame, first + 1)
        share(of: history.uses5, smoothing: 0.02, frame, first + 2)
        if frame.moment.isKnown {
            share(of: history.usesWeek, smoothing: 0.02, frame, first + 3)
            share(of: history.usesDay, smoothing: 0.02, frame, first + 4)
        }
    }

    private func share(of counts: Column<Float>, smoothing: Float, _ frame: Frame, _ index: Int) {
        var total: Float = 0
        for l in 0..<frame.labelCount { total += counts[l] }
        let scale = 1 / (total + smoothing * Float(frame.labelCount))
        let out = frame.feature(index)
        for i in stride(from: 0, to: frame.stride, by: 8) {
            out.setLane(
                i, logarithm((counts.pointer.lane(i) + smoothing) * scale / frame.base.pointer.lane(i)))
        }
    }
}
