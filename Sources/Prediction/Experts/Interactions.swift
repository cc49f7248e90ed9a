/// Lets weights depend on how much is known: seven features × {the gap is over 6 h; 1/√(1 + N/20), N rows so far;
/// 1/√(1 + uses of the last label)}. Weights start at 0.
///
/// Source: coefficients that vary with a covariate (Hastie and Tibshirani 1993).
final class Interactions: ExpertFamily {
    static let name = "interactions"
    private static let parts = ["base", "hour", "hourwd", "seqtime", "m1", "m1gap", "seqknn"]
    static let features = ["longGap", "young", "rareLast"].flatMap { condition in
        parts.map { FeatureDeclaration(name: "\($0)×\(condition)", startWeight: 0) }
    }

    /// Where the parts stand among the features of the mix; -1: left out by an ablation.
    private var partIndices = [Int](repeating: -1, count: 7)

    func findParts(among names: [String]) {
        partIndices = Self.parts.map { names.firstIndex(of: $0) ?? -1 }
    }

    func fill(_ frame: Frame, _ history: History, first: Int) {
        let last = Int(history.label(back: 1))
        let usesOfLast = last < 0 ? 0 : history.uses[last]
        let factors: [Float] = [
            frame.gap > 6 * 3600 ? 1 : 0,
            1 / (1 + Float(history.rowCount) / 20).squareRoot(),
            1 / (1 + usesOfLast).squareRoot(),
        ]
        for (c, factor) in factors.enumerated() where factor != 0 {
            for (n, part) in partIndices.enumerated() where part >= 0 {
                let from = frame.feature(part)
                let to = frame.feature(first + c * 7 + n)
                for i in stride(from: 0, to: frame.stride, by: 8) { to.setLane(i, from.lane(i) * factor) }
            }
        }
    }
}
