import Prediction

/// A prediction, and how far it has learnt what the store holds.
struct LearntEngine {
    var engine = PredictionEngine()
    var lastDonation: Int64 = 0
    var lastDate = -Double.infinity
    var lastFeedback: Int64 = 0
    /// The date of the last donation that was left out because it was dated ahead of the clock.
    var lastAhead: Double?

    private static let page = 5_000
    /// Donations of apps that donate at the same time may arrive a little out of order; within these seconds they are
    /// learnt in the order in which they arrived, and others in the order of their dates.
    static let tolerance = 60.0

    init() {}

    /// What a snapshot holds; nil when it is damaged.
    init?(_ snapshot: LearningSnapshot) {
        guard let engine = PredictionEngine(snapshot: snapshot.state) else { return nil }
        self.engine = engine
        lastDonation = snapshot.lastDonation
        lastDate = snapshot.lastDate
        lastFeedback = snapshot.lastFeedback
        lastAhead = snapshot.lastAhead
    }

    /// One that has learnt everything that the store held when it was asked for, up to a date.
    ///
    /// It equals one that learnt as things arrived.
    static func learningAll(
        from reader: Reader, until now: Double, _ maker: EventMaker
    ) async throws -> sending LearntEngine {
        var learnt = LearntEngine()
        let lastRow = try await reader.lastDonation()
        var rows = try await reader.learningOrder(upToRow: lastRow, until: now, tolerance: tolerance)[...]
        while !rows.isEmpty {
            let events = try await reader.events(rows: Array(rows.prefix(page)))
            for (action, event) in events { learnt.learn(action, event, maker) }
            rows = rows.dropFirst(page)
        }
        learnt.lastDonation = lastRow
        learnt.lastAhead = try await reader.latestDate(upToRow: lastRow).flatMap { $0 > now ? $0 : nil }
        try await learnt.learnFeedback(from: reader, maker)
        return learnt
    }

    /// Learning goes forwards in time only.
    func canLearn(_ event: StoredEvent) -> Bool { event.date >= lastDate - Self.tolerance }

    mutating func learn(_ action: StoredAction, _ event: StoredEvent, _ maker: EventMaker) {
        lastDonation = max(lastDonation, event.donation)
        lastDate = max(lastDate, event.date)
        engine.learn(maker.event(action, event))
    }

    mutating func learnFeedback(from reader: Reader, _ maker: EventMaker) async throws {
        for item in try await reader.feedback(after: lastFeedback) {
            guard let action = try await reader.action(id: item.action) else { continue }
            engine.record(Feedback(item, on: maker.pattern(action.shortcut, of: action.app)))
            lastFeedback = item.id
        }
    }
}

extension Feedback {
    init(_ stored: StoredFeedback, on pattern: ActionPattern) {
        let kind: FeedbackKind =
            switch stored.kind {
            case .shown: .shown
            case .taken: .taken
            case .dismissed: .dismissed
            case .never: .dontSuggest(until: nil)
            case .notToday: .dontSuggest(until: Self.endOfDay(stored.date, utcOffset: stored.utcOffset))
            }
        self.init(pattern: pattern, kind: kind, time: stored.date)
    }

    private static func endOfDay(_ date: Double, utcOffset: Int) -> Double {
        let offset = Double(utcOffset) * 60
        return (((date + offset) / 86_400).rounded(.down) + 1) * 86_400 - offset
    }
}
