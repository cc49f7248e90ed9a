/// Where and with what: the app in front, the place, the network, charging, headphones.
///
/// n_s(c): how often c was chosen among the newest 250 rows under the signal as it is now, N_s of them; n(c), N: the same
/// among all rows under which it was known, as far back, 1,000 at most. log((n_s(c) + 1)/(N_s·n(c)/N + 1)): how much oftener
/// than by chance c and the signal come together (pointwise mutual information: Church and Hanks 1990). A signal that never
/// changes says 0, as one that is missing.
final class SignalContexts: ExpertFamily {
    static let name = "signals"
    static let features = ["foregroundApp", "place", "network", "charging", "headphones"].map {
        FeatureDeclaration(name: $0, startWeight: 0.4)
    }
    private static let limit = 250
    private static let farLimit = 1_000
    let indices = features.map { _ in ContextIndex() }
    private var contexts: [UInt64?] = features.map { _ in nil }
    /// By label: n_s, n.
    private let together = Column<Float>(capacity: 64)
    private let alone = Column<Float>(capacity: 64)

    func fill(_ frame: Frame, _ history: History, first: Int) {
        contexts = Self.contexts(of: frame.signals)
        for n in indices.indices {
            guard let context = contexts[n] else { continue }
            fill(frame.feature(first + n), frame, history, indices[n], context)
        }
    }

    private func fill(
        _ feature: Floats, _ frame: Frame, _ history: History, _ index: ContextIndex, _ context: UInt64
    ) {
        let (together, alone) = (reset(together, frame), reset(alone, frame))
        let labels = history.rowLabel.pointer
        var (rows, allRows): (Float, Float) = (0, 0)
        var oldest = history.rowCount
        index.forEach(context, before: history.rowCount, limit: Self.limit) { row in
            together[Int(labels[row & History.mask])] += 1
            rows += 1
            oldest = row
        }
        guard rows > 0 else { return }
        for row in (max(oldest, history.rowCount - Self.farLimit)..<history.rowCount) where index.hasContext(row) {
            alone[Int(labels[row & History.mask])] += 1
            allRows += 1
        }
        let share = rows / max(1, allRows)
        for i in stride(from: 0, to: frame.stride, by: 8) {
            feature.setLane(i, logarithm((together.lane(i) + 1) / (alone.lane(i) * share + 1)))
        }
    }

    private func reset(_ counts: Column<Float>, _ frame: Frame) -> Floats {
        counts.reserve(frame.stride)
        counts.fill(0, count: frame.stride)
        return counts.pointer
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        for n in indices.indices {
            indices[n].add(row: history.rowCount, context: contexts[n])
        }
    }

    /// How often the labels were chosen under the signal as it is now, by its place among the features.
    func uses(of labels: [Int32], signal: Int, _ history: History) -> Int {
        guard let context = contexts[signal] else { return 0 }
        var count = 0
        indices[signal].forEach(context, before: history.rowCount, limit: Self.limit) { row in
            if labels.contains(history.rowLabel[row & History.mask]) { count += 1 }
        }
        return count
    }

    static func contexts(of signals: ContextSignals) -> [UInt64?] {
        func text(_ seed: UInt64, _ value: String?) -> UInt64? {
            value.map { $0.utf8.reduce(seed) { ContextIndex.mix($0, Int($1)) } }
        }
        func flag(_ seed: UInt64, _ value: Bool?) -> UInt64? { value.map { ContextIndex.mix(seed, $0 ? 1 : 0) } }
        return [
            text(59, signals.foregroundApp), text(61, signals.place), text(67, signals.network),
            flag(71, signals.isCharging), flag(73, signals.hasHeadphones),
        ]
    }
}
