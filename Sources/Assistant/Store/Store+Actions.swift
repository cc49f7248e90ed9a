import Prediction
import ShortcutModel

/// The row number of an action in the store.
typealias ActionID = Int64

/// An action as the store knows it.
struct StoredAction: Sendable {
    var id: ActionID
    var app: String
    var shortcut: ShortcutValue
    /// Whether it may be suggested because it was done; otherwise it is context for what follows.
    var isPredictable: Bool
}

/// An action on its way into the store.
struct NewAction: Sendable {
    var pattern: ActionPattern
    var shortcut: ShortcutValue
    var isPredictable = true
    var isDerived = false
}

extension Store {
    /// The row of an action, made where it is missing; a known one takes over the newest texts and images.
    static func upsert(_ action: NewAction, in connection: SQLiteConnection) throws -> ActionID {
        let key = action.pattern.storeKey
        let blob = try StoredValue.encode(action.shortcut)
        let known = try connection.first(
            "SELECT id, shortcut = ?, predictable, derived FROM actions WHERE app = ? AND key = ?",
            [.blob(blob), .text(action.pattern.app), .text(key)]
        ) { (id: $0.integer(0), isSame: $0.integer(1) == 1, predictable: $0.integer(2), derived: $0.integer(3)) }
        let predictable: Int64 = action.isPredictable ? 1 : 0
        guard let known else {
            try connection.run(
                "INSERT INTO actions(app, key, shortcut, predictable, derived) VALUES (?, ?, ?, ?, ?)",
                .text(action.pattern.app), .text(key), .blob(blob), .integer(predictable),
                .integer(action.isDerived ? 1 : 0))
            return connection.lastInsertedRow
        }
        if !action.isDerived, !known.isSame || known.predictable != predictable || known.derived != 0 {
            try connection.run(
                "UPDATE actions SET shortcut = ?, predictable = ?, derived = 0 WHERE id = ?", .blob(blob),
                .integer(predictable), .integer(known.id))
        }
        return known.id
    }

    /// Deletes the actions that nothing stands on any more, with what the person said of them. Parts of actions go when
    /// no action that holds them is left; those about which nothing was said are made again when they are needed.
    static func deleteUnusedActions(of app: String?, in connection: SQLiteConnection) throws {
        for row in try unsupportedParts(of: app, in: connection) {
            try connection.run("DELETE FROM feedback WHERE action = ?", .integer(row))
        }
        try connection.run(
            """
            DELETE FROM feedback WHERE action IN (SELECT id FROM actions WHERE (?1 IS NULL OR app = ?1) AND derived = 0
                AND NOT EXISTS (SELECT 1 FROM donations WHERE action = actions.id)
                AND NOT EXISTS (SELECT 1 FROM offers WHERE action = actions.id))
            """, SQLiteValue(app))
        try connection.run(
            """
            DELETE FROM actions WHERE (?1 IS NULL OR app = ?1)
                AND NOT EXISTS (SELECT 1 FROM donations WHERE action = actions.id)
                AND NOT EXISTS (SELECT 1 FROM offers WHERE action = actions.id)
                AND NOT EXISTS (SELECT 1 FROM feedback WHERE action = actions.id)
            """, SQLiteValue(app))
    }

    /// Parts of actions about which the person said something, and of which no action is left that was done or offered.
    private static func unsupportedParts(of app: String?, in connection: SQLiteConnection) throws -> [ActionID] {
        let parts = try connection.rows(
            """
            SELECT id, app, key FROM actions WHERE derived = 1 AND (?1 IS NULL OR app = ?1)
                AND EXISTS (SELECT 1 FROM feedback WHERE action = actions.id)
            """, [SQLiteValue(app)]
        ) { (id: $0.integer(0), app: $0.text(1), key: $0.text(2)) }
        return try parts.filter { part in
            // The first line is the action's name, the others are its parameters.
            let lines: [String] = part.key.split(separator: "\n").map { $0 + "\n" }
            let wholes = try connection.first(
                """
                SELECT 1 FROM actions WHERE app = ? AND key >= ? AND key < ? AND derived = 0
                    \(String(repeating: " AND instr(key, ?) > 0", count: lines.count - 1))
                    AND (EXISTS (SELECT 1 FROM donations WHERE action = actions.id)
                        OR EXISTS (SELECT 1 FROM offers WHERE action = actions.id)) LIMIT 1
                """,
                [.text(part.app), .text(lines[0]), .text(lines[0] + "\u{10FFFF}")]
                    + lines.dropFirst().map(SQLiteValue.text)
            ) { _ in true }
            return wholes == nil
        }.map(\.id)
    }

    func action(id: ActionID) async throws -> StoredAction? {
        try await reader.read { try Self.action(id: id, in: $0) }
    }

    static func action(id: ActionID, in connection: SQLiteConnection) throws -> StoredAction? {
        try connection.first(
            "SELECT id, app, shortcut, predictable FROM actions WHERE id = ?", [.integer(id)], StoredAction.init)
    }

    func action(for pattern: ActionPattern) async throws -> StoredAction? {
        try await reader.read { connection in
            try connection.first(
                "SELECT id, app, shortcut, predictable FROM actions WHERE app = ? AND key = ?",
                [.text(pattern.app), .text(pattern.storeKey)], StoredAction.init)
        }
    }

    /// Makes the row of an action, or finds it.
    func save(_ action: NewAction) async throws -> ActionID {
        try await writer.write { try Self.upsert(action, in: $0) }
    }

    /// Intents of a class whose value for a parameter is the given one, newest first.
    func intents(of pattern: ActionPattern, having parameter: ActionParameter) async throws -> [IntentValue] {
        let prefix = ActionPattern(app: pattern.app, action: pattern.action).storeKey
        return try await reader.read { connection in
            try connection.rows(
                """
                SELECT shortcut FROM actions WHERE app = ? AND key > ? AND key < ? AND instr(key, ?) > 0
                ORDER BY id DESC LIMIT 20
                """,
                [
                    .text(pattern.app), .text(prefix), .text(prefix + "\u{10FFFF}"), .text(parameter.storeKey),
                ]
            ) { try StoredValue.decode(ShortcutValue.self, from: $0.bytes(0)) }.compactMap {
                if case .intent(let intent) = $0 { intent } else { nil }
            }
        }
    }
}

extension StoredAction {
    fileprivate init(_ row: SQLiteRow) throws {
        self.init(
            id: row.integer(0), app: row.text(1),
            shortcut: try StoredValue.decode(ShortcutValue.self, from: row.bytes(2)), isPredictable: row.integer(3) != 0
        )
    }
}

extension ActionPattern {
    /// The text under which the pattern is looked up in its app's actions.
    var storeKey: String { action + "\n" + parameters.sorted { $0.name < $1.name }.map(\.storeKey).joined() }
}

extension ActionParameter {
    fileprivate var storeKey: String { "\(name)=\(value)\n" }
}
