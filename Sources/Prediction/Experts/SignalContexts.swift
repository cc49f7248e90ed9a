/// Where and with what: contexts of the app in front, the place, the network, and charging with headphones.
///
/// (votes + base)/(total + 1), votes as in `PrecedingActions`. A signal that is missing says 0.
final class SignalContexts: ExpertFamily {
    static let name = "signals"
    static let features = ["foregroundApp", "place", "network", "device"].map {
        FeatureDeclaration(name: $0, startWeight: 0.4)
    }
    let indices = [ContextIndex(), ContextIndex(), ContextIndex(), ContextIndex()]
    private var contexts: [UInt64?] = [nil, nil, nil, nil]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        contexts = Self.contexts(of: frame.signals)
        for n in 0..<4 {
            guard let context = contexts[n] else { continue }
            let total = indices[n].vote(context, frame, history)
            frame.takeVotes(into: first + n, total: total, prior: 1, parent: frame.base)
        }
    }

    func learn(_ frame: Frame, _ history: History, chosen: Int32?) {
        for n in 0..<4 {
            indices[n].add(row: history.rowCount, context: contexts[n])
        }
    }

    /// How often the labels were chosen under the signal as it is now: 0 foreground app, 1 place, 2 network, 3 device.
    func uses(of labels: [Int32], signal: Int, _ history: History) -> Int {
        guard let context = contexts[signal] else { return 0 }
        var count = 0
        indices[signal].forEach(context, before: history.rowCount, limit: 250) { row in
            if labels.contains(history.rowLabel[row & History.mask]) { count += 1 }
        }
        return count
    }

    static func contexts(of signals: ContextSignals) -> [UInt64?] {
        func text(_ seed: UInt64, _ value: String?) -> UInt64? {
            value.map { $0.utf8.reduce(seed) { ContextIndex.mix($0, Int($1)) } }
        }
        var device: UInt64?
        if signals.isCharging != nil || signals.hasHeadphones != nil {
            let charging = signals.isCharging.map { $0 ? 1 : 0 } ?? 2
            let headphones = signals.hasHeadphones.map { $0 ? 1 : 0 } ?? 2
            device = ContextIndex.mix(ContextIndex.mix(71, charging), headphones)
        }
        return [text(59, signals.foregroundApp), text(61, signals.place), text(67, signals.network), device]
    }
}
