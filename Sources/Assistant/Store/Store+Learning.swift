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
    var state: [UInt8]
}

extension Store {
    func snapshot() async throws -> LearningSnapshot? {
        try await reader.read { connection in
            try connection.first("SELECT last_donation, last_date, last_feedback, state FROM snapshot") {
                LearningSnapshot(
                    lastDonation: $0.integer(0), lastDate: $0.real(1), lastFeedback: $0.integer(2), state: $0.bytes(3))
            }
        }
    }

    /// Keeps a snapshot, unless something that it rests on was changed or deleted since `generation` was read.
    func save(_ snapshot: LearningSnapshot, ifGenerationIs generation: Int64) async throws {
        try await writer.write { connection in
            guard try Self.generation(in: connection) == generation else { return }
            try connection.run(
                """
                INSERT OR REPLACE INTO snapshot(id, last_donation, last_date, last_feedback, state)
                VALUES (1, ?, ?, ?, ?)
                """,
                .integer(snapshot.lastDonation), .real(snapshot.lastDate), .integer(snapshot.lastFeedback),
                .blob(snapshot.state))
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

    /// The order in which donations are read.
    enum Order {
        /// As it happened, from a date and row on; of the rows up to one.
        case happened(afterDate: Double, row: Int64, upToRow: Int64)
        /// As it was written, from a row on.
        case written(afterRow: Int64)
    }

    /// The next donations that count, and their actions.
    func events(_ order: Order, limit: Int) throws -> [(StoredAction, StoredEvent)] {
        let columns = """
            SELECT id, action, date, utc_offset, direction, \(Surroundings.columns) FROM donations WHERE pending = 0
            """
        let events: [StoredEvent] =
            switch order {
            case .happened(let date, let row, let lastRow):
                try rows(
                    columns + " AND (date, id) > (?, ?) AND id <= ? ORDER BY date, id LIMIT ?",
                    [.real(date), .integer(row), .integer(lastRow), .integer(Int64(limit))], StoredEvent.init)
            case .written(let row):
                try rows(
                    columns + " AND id > ? ORDER BY id LIMIT ?", [.integer(row), .integer(Int64(limit))],
                    StoredEvent.init)
            }
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
