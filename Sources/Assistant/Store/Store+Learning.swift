import ShortcutModel

/// A stored donation as the prediction learns it.
struct StoredEvent: Sendable {
    var donation: Int64
    var action: ActionID
    var date: Double
    var utcOffset: Int
    var direction: Donation.Direction
    var surroundings = Surroundings()
}

/// What was learnt from the donations up to a row.
struct LearningSnapshot: Sendable {
    var lastDonation: Int64
    var lastDate: Double
    var lastFeedback: Int64
    /// The date of the last donation that was left out because it was dated ahead of the clock.
    var lastAhead: Double?
    var state: [UInt8]
}

extension Store {
    func snapshot() async throws -> LearningSnapshot? {
        try await reader.read { connection in
            try connection.first("SELECT last_donation, last_date, last_feedback, last_ahead, state FROM snapshot") {
                LearningSnapshot(
                    lastDonation: $0.integer(0), lastDate: $0.real(1), lastFeedback: $0.integer(2),
                    lastAhead: $0.optionalReal(3), state: $0.bytes(4))
            }
        }
    }

    /// Keeps a snapshot, unless something that it rests on was changed or deleted since `generation` was read.
    func save(_ snapshot: LearningSnapshot, ifGenerationIs generation: Int64) async throws {
        try await writer.write { connection in
            guard try Self.generation(in: connection) == generation else { return }
            try connection.run(
                """
                INSERT OR REPLACE INTO snapshot(id, last_donation, last_date, last_feedback, last_ahead, state)
                VALUES (1, ?, ?, ?, ?, ?)
                """,
                .integer(snapshot.lastDonation), .real(snapshot.lastDate), .integer(snapshot.lastFeedback),
                SQLiteValue(snapshot.lastAhead), .blob(snapshot.state))
        }
    }

    /// A number that changes whenever something that was learnt is changed or deleted.
    func generation() async throws -> Int64 { try await reader.read { try Self.generation(in: $0) } }

    private static func generation(in connection: SQLiteConnection) throws -> Int64 {
        try connection.first("SELECT value FROM settings WHERE name = 'generation'") { $0.integer(0) } ?? 0
    }

    /// Says that what was learnt no longer agrees with the store.
    static func invalidateLearning(in connection: SQLiteConnection) throws {
        try connection.run("DELETE FROM snapshot")
        try connection.run(
            """
            INSERT INTO settings(name, value) VALUES ('generation', 1)
            ON CONFLICT(name) DO UPDATE SET value = value + 1
            """)
    }

    /// How many donations count, of those behind a row, as far as `limit`.
    func countingDonations(after row: Int64 = 0, upTo limit: Int) async throws -> Int {
        try await reader.read { connection in
            try connection.first(
                "SELECT count(*) FROM (SELECT 1 FROM donations WHERE pending = 0 AND id > ? LIMIT ?)",
                [.integer(row), .integer(Int64(limit))]
            ) { Int($0.integer(0)) } ?? 0
        }
    }
}

extension Reader {
    /// The number of the last row of all.
    func lastDonation() throws -> Int64 {
        try read { try $0.first("SELECT max(id) FROM donations") { $0.integer(0) } ?? 0 }
    }

    /// The rows of the donations that count, up to a row and a date, in the order in which they are to be learnt: one that
    /// arrived no more than `tolerance` seconds late comes where it arrived, and one that arrived later where it happened.
    func learningOrder(upToRow lastRow: Int64, until date: Double, tolerance: Double) throws -> [Int64] {
        try rows(
            """
            WITH arrivals AS (
                SELECT id, date, max(date) OVER (ORDER BY id) AS latest FROM donations
                WHERE pending = 0 AND id <= ? AND date <= ?)
            SELECT id FROM arrivals ORDER BY CASE WHEN date >= latest - ? THEN latest ELSE date END, id
            """, [.integer(lastRow), .real(date), .real(tolerance)]
        ) { $0.integer(0) }
    }

    /// The latest date of a donation that counts, up to a row.
    func latestDate(upToRow lastRow: Int64) throws -> Double? {
        try read {
            try $0.first(
                "SELECT max(date) FROM donations WHERE pending = 0 AND id <= ?", [.integer(lastRow)]
            ) { $0.optionalReal(0) } ?? nil
        }
    }

    private static let eventColumns =
        "donations.id, action, date, utc_offset, direction, \(Surroundings.columns)"

    /// Donations by their rows, in that order, and their actions.
    func events(rows list: [Int64]) throws -> [(StoredAction, StoredEvent)] {
        let list = SQLiteValue.text(String(decoding: try StoredValue.encode(list), as: UTF8.self))
        return try withActions(
            try rows(
                """
                SELECT \(Self.eventColumns) FROM json_each(?) AS wanted JOIN donations ON donations.id = wanted.value
                ORDER BY wanted.key
                """, [list], StoredEvent.init))
    }

    /// The next donations that count after a row, as they were written, and their actions.
    func events(after row: Int64, limit: Int) throws -> [(StoredAction, StoredEvent)] {
        try withActions(
            try rows(
                "SELECT \(Self.eventColumns) FROM donations WHERE pending = 0 AND id > ? ORDER BY id LIMIT ?",
                [.integer(row), .integer(Int64(limit))], StoredEvent.init))
    }

    private func withActions(_ events: [StoredEvent]) throws -> [(StoredAction, StoredEvent)] {
        var actions: [ActionID: StoredAction] = [:]
        return try events.compactMap { event in
            if actions[event.action] == nil { actions[event.action] = try action(id: event.action) }
            return actions[event.action].map { ($0, event) }
        }
    }

    func action(id: ActionID) throws -> StoredAction? { try read { try Store.action(id: id, in: $0) } }
}

extension StoredEvent {
    fileprivate init(_ row: SQLiteRow) {
        self.init(
            donation: row.integer(0), action: row.integer(1), date: row.real(2), utcOffset: Int(row.integer(3)),
            direction: Donation.Direction(rawValue: Int(row.integer(4))) ?? .unspecified,
            surroundings: Surroundings(row, first: 5))
    }
}
