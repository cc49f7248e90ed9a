import Prediction
import ShortcutModel

/// A donation on its way into the store.
struct NewDonation: Sendable {
    var app: String
    var action: NewAction
    var donation: Donation
    var rung: IdentityRung
    /// Imported, and not to count before the person has accepted it.
    var isPending = false
}

/// What storing a donation came to.
enum StoringOutcome: Sendable {
    case added(donation: Int64, action: ActionID)
    /// A retry: the store has it, word for word.
    case unchanged
    /// The donation with this identifier was a different one.
    case replaced
}

extension Store {
    /// Stores donations; when this returns they are on disk.
    ///
    /// - Parameter afterCommit: Is told the outcomes before this returns, in the order of the rows' numbers.
    @discardableResult
    func add(
        _ donations: [NewDonation], afterCommit: @escaping @Sendable ([StoringOutcome]) -> Void = { _ in }
    ) async throws -> [StoringOutcome] {
        try await writer.write(
            { connection in try donations.map { try Self.insert($0, in: connection) } }, afterCommit: afterCommit)
    }

    private static func insert(_ new: NewDonation, in connection: SQLiteConnection) throws -> StoringOutcome {
        let action = try upsert(new.action, in: connection)
        let donation = new.donation
        let old = try connection.first(
            """
            SELECT id, action, date, direction, pending, \(Surroundings.columns) FROM donations
            WHERE app = ? AND identifier = ?
            """,
            [.text(new.app), .text(donation.identifier)]
        ) { row in
            (
                id: row.integer(0),
                isSame: row.integer(1) == action && row.real(2) == donation.date
                    && row.integer(3) == Int64(donation.direction.rawValue),
                pending: row.integer(4),
                surroundings: Surroundings(row, first: 5)
            )
        }
        if let old {
            try connection.run("DELETE FROM donations WHERE id = ?", .integer(old.id))
            if !old.isSame { try invalidateLearning(in: connection) }
        }
        let persistentIdentifier: String? =
            if case .activity(let activity) = donation.action { activity.persistentIdentifier } else { nil }
        // A retry keeps its row number and its surroundings: the snapshot has counted it. And it counts or waits as before:
        // only the person makes it count.
        let surroundings = old.flatMap { $0.isSame ? $0.surroundings : nil } ?? donation.surroundings
        try connection.run(
            """
            INSERT INTO donations(id, app, action, kind, identifier, group_identifier, persistent_identifier, date,
                duration, utc_offset, direction, status, response, rung, pending, \(Surroundings.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLiteValue(old.flatMap { $0.isSame ? $0.id : nil }), .text(new.app), .integer(action),
                .integer(donation.kind.rawValue), .text(donation.identifier), SQLiteValue(donation.groupIdentifier),
                SQLiteValue(persistentIdentifier),
                .real(donation.date), .real(donation.duration), .integer(Int64(donation.utcOffset)),
                .integer(Int64(donation.direction.rawValue)), .integer(Int64(donation.handlingStatus)),
                SQLiteValue(try donation.response.map { try StoredValue.encode($0) }),
                .integer(Int64(new.rung.rawValue)),
                .integer(old.flatMap { $0.isSame ? $0.pending : nil } ?? (new.isPending ? 1 : 0)),
            ] + surroundings.columnValues)
        guard let old else { return .added(donation: connection.lastInsertedRow, action: action) }
        if old.isSame { return .unchanged }
        try deleteUnusedActions(of: new.app, in: connection)
        return .replaced
    }

    /// Deletes donations, and the actions that nothing else stands on.
    ///
    /// - Returns: How many donations were deleted.
    func deleteDonations(_ selection: DonationSelection) async throws -> Int {
        try await writer.write { connection in
            let condition = selection.condition
            try connection.run("DELETE FROM donations WHERE \(condition.sql)", condition.arguments)
            let count = connection.changes
            guard count > 0 else { return 0 }
            try Self.invalidateLearning(in: connection)
            try Self.deleteUnusedActions(of: selection.filter.bundleIdentifier, in: connection)
            return count
        }
    }

    /// Makes pending donations count.
    func acceptPending(_ selection: DonationSelection) async throws -> Int {
        var selection = selection
        selection.filter.isPending = true
        let condition = selection.condition
        return try await writer.write { connection in
            try connection.run("UPDATE donations SET pending = 0 WHERE \(condition.sql)", condition.arguments)
            let count = connection.changes
            if count > 0 { try Self.invalidateLearning(in: connection) }
            return count
        }
    }

    /// Leaves no copy of what was deleted in the database's journal.
    func removeTraces() async throws {
        try await writer.maintain { try $0.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize") }
    }
}
