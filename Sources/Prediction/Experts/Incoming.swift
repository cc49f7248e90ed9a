/// What came in from outside: received rows name the label that would answer them.
///
/// inrank: learnt ratio by the sender's rank by recency of received rows. inhaz: by the time since an unanswered row, two
/// classes for each doubling from 15 s. Indicators: unanswered; the event before was received from it; the most recent
/// unanswered sender; log(1 + received); never used though received.
///
/// Source: ranks as in `RecencyRank`, waits as in `Hazard`; that what came in calls for its answer is our own observation.
final class Incoming: ExpertFamily {
    static let name = "incoming"
    static let features =
        [FeatureDeclaration(name: "inrank", startWeight: 0.15), FeatureDeclaration(name: "inhaz", startWeight: 0.15)]
        + ["unanswered", "justIn", "topUnanswered", "logReceived", "neverSent"].map {
            FeatureDeclaration(name: $0, startWeight: 0)
        }
    private let byRank = BinnedRatio()
    private let byWait = BinnedRatio()
    private let rank = Column<Int32>(capacity: 64, zero: 0)

    func fill(_ frame: Frame, _ history: History, first: Int) {
        guard history.senderCount > 0 else { return }
        rank.reserve(frame.stride)
        for l in 0..<frame.labelCount { rank[l] = 63 }
        var top: Int?
        for position in 0..<history.senderCount {
            let sender = Int(history.senders[position])
            rank[sender] = Int32(position < 16 ? position : min(62, 12 + BinnedRatio.halfOctave(Float(position - 11))))
            if top == nil, history.isUnanswered[sender] == 1 { top = sender }
        }
        byRank.fill(frame, feature: first) { Int(rank[$0]) }
        byWait.fill(frame, feature: first + 1) { l in
            guard history.isUnanswered[l] == 1 else { return 63 }
            let wait = frame.moment.time - history.lastReceived[l]
            return wait.isNaN ? 61 : min(60, BinnedRatio.halfOctave(Float(wait) / 15))
        }
        let unanswered = frame.feature(first + 2)
        let log = frame.feature(first + 5)
        let never = frame.feature(first + 6)
        for l in 0..<frame.labelCount {
            unanswered[l] = Float(history.isUnanswered[l])
            log[l] = history.received[l] == 0 ? 0 : logarithm(1 + history.received[l])
            never[l] = history.uses[l] == 0 ? 1 : 0
        }
        if history.justReceived >= 0 { frame.feature(first + 3)[Int(history.justReceived)] = 1 }
        if let top { frame.feature(first + 4)[top] = 1 }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        guard history.senderCount > 0 else { return }
        byRank.learn(frame, chosen: chosen)
        byWait.learn(frame, chosen: chosen)
    }

    func write(to bytes: inout ByteWriter) {
        byRank.write(to: &bytes)
        byWait.write(to: &bytes)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        byRank.read(from: &bytes) && byWait.read(from: &bytes)
    }
}
