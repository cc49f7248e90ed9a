/// What the person did with a suggestion.
public enum SuggestionFeedback: String, Sendable, CaseIterable {
    /// It was on screen, and something else was done.
    case shown
    case taken
    /// It was waved away.
    case dismissed
    /// "Don't suggest this."
    case never
    /// "Don't suggest this today."
    case notToday = "not-today"
}

/// The same, as the store keeps it.
struct StoredFeedback: Sendable {
    var id: Int64 = 0
    var action: ActionID
    var kind: SuggestionFeedback
    var date: Double
    var utcOffset: Int
}

extension Store {
    /// - Returns: Its row.
    func add(_ feedback: StoredFeedback) async throws -> Int64 {
        try await writer.write { connection in
            try connection.run(
                "INSERT INTO feedback(action, kind, date, utc_offset) VALUES (?, ?, ?, ?)", .integer(feedback.action),
                .text(feedback.kind.rawValue), .real(feedback.date), .integer(Int64(feedback.utcOffset)))
            return connection.lastInsertedRow
        }
    }

    /// Takes the newest piece of feedback about an action back.
    ///
    /// - Returns: What it was.
    func undoFeedback(on action: ActionID) async throws -> StoredFeedback? {
        try await writer.write { connection in
            let last = try connection.first(
                "SELECT id, action, kind, date, utc_offset FROM feedback WHERE action = ? ORDER BY id DESC LIMIT 1",
                [.integer(action)], StoredFeedback.init)
            guard let last = last ?? nil else { return nil }
            try connection.run("DELETE FROM feedback WHERE id = ?", .integer(last.id))
            try Self.invalidateLearning(in: connection)
            return last
        }
    }
}

extension Reader {
    /// All feedback after a row, oldest first.
    func feedback(after row: Int64 = 0) throws -> [StoredFeedback] {
        try read { connection in
            try connection.rows(
                "SELECT id, action, kind, date, utc_offset FROM feedback WHERE id > ? ORDER BY id", [.integer(row)],
                StoredFeedback.init
            ).compactMap { $0 }
        }
    }
}

extension StoredFeedback {
    fileprivate init?(_ row: SQLiteRow) {
        guard let kind = SuggestionFeedback(rawValue: row.text(2)) else { return nil }
        self.init(
            id: row.integer(0), action: row.integer(1), kind: kind, date: row.real(3),
            utcOffset: Int(row.integer(4)))
    }
}

extension Store {
    /// Deletes what remembers an app's past beside its donations: feedback and problems. All apps' without a name.
    func forgetRemains(of app: String?) async throws {
        try await writer.write { connection in
            try connection.run(
                "DELETE FROM feedback WHERE action IN (SELECT id FROM actions WHERE ?1 IS NULL OR app = ?1)",
                SQLiteValue(app))
            try connection.run("DELETE FROM problems WHERE ?1 IS NULL OR app = ?1", SQLiteValue(app))
            try Self.deleteUnusedActions(of: app, in: connection)
            try Self.invalidateLearning(in: connection)
        }
    }
}
