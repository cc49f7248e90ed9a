/// Two facts at once, which no sum of weights can say: learnt ratios over grids of eight by eight classes.
///
/// ranks: rank by recency of own or received rows × rank of the sender by recency of received rows.
/// rankshare: rank by recency × share (log base).  timeorder: class of hourwd × class of m1.  likeorder: class of seqtime × class of m2.
final class Grids: ExpertFamily {
    static let name = "grids"
    static let features = ["ranks", "rankshare", "timeorder", "likeorder"].map {
        FeatureDeclaration(name: $0, startWeight: 0.08)
    }
    private let ratios = [BinnedRatio(), BinnedRatio(), BinnedRatio(), BinnedRatio()]
    private let rank = Column<Int32>(capacity: 64, zero: 0)
    private let senderRank = Column<Int32>(capacity: 64, zero: 0)
    /// Where hourwd, m1, seqtime and m2 stand among the features of the mix; -1: left out by an ablation.
    private var parts = [-1, -1, -1, -1]

    func findParts(among names: [String]) {
        parts = ["hourwd", "m1", "seqtime", "m2"].map { names.firstIndex(of: $0) ?? -1 }
    }

    func fill(_ frame: Frame, _ history: History, first: Int) {
        rank.reserve(frame.stride)
        senderRank.reserve(frame.stride)
        for l in 0..<frame.labelCount { senderRank[l] = 7 }
        for position in 0..<frame.labelCount { rank[Int(history.recency[position])] = Self.rankClass(position) }
        for position in 0..<history.senderCount {
            senderRank[Int(history.senders[position])] = min(6, Self.rankClass(position))
        }
        if history.senderCount > 0 {
            ratios[0].fill(frame, feature: first) { Int(rank[$0] * 8 + senderRank[$0]) }
        }
        ratios[1].fill(frame, feature: first + 1) { l in
            Int(rank[l]) * 8 + max(0, min(7, Int(-1.4 * frame.logBase[l])))
        }
        for n in 0..<2 where parts[2 * n] >= 0 && parts[2 * n + 1] >= 0 {
            let a = frame.feature(parts[2 * n])
            let b = frame.feature(parts[2 * n + 1])
            ratios[2 + n].fill(frame, feature: first + 2 + n) { Self.valueClass(a[$0]) * 8 + Self.valueClass(b[$0]) }
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        if history.senderCount > 0 { ratios[0].learn(frame, chosen: chosen) }
        ratios[1].learn(frame, chosen: chosen)
        for n in 0..<2 where parts[2 * n] >= 0 && parts[2 * n + 1] >= 0 { ratios[2 + n].learn(frame, chosen: chosen) }
    }

    /// 0, 1, 2, 3–4, 5–8, 9–16, 17–32, more.
    @inline(__always) private static func rankClass(_ position: Int) -> Int32 {
        position < 3
            ? Int32(position) : position < 5 ? 3 : position < 9 ? 4 : position < 17 ? 5 : position < 33 ? 6 : 7
    }

    /// Log ratios in classes of .8 from −2.4 to 2.4.
    @inline(__always) private static func valueClass(_ value: Float) -> Int {
        max(0, min(7, Int(value * 1.25 + 4)))
    }

    func write(to bytes: inout ByteWriter) {
        for ratio in ratios { ratio.write(to: &bytes) }
    }

    func read(from bytes: inout ByteReader) -> Bool { ratios.allSatisfy { $0.read(from: &bytes) } }
}
