import CSQLite

/// An open database. It belongs to one actor or thread at a time; SQLite's own locks are switched off.
final class SQLiteConnection {
    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens a database file, making it when it is not there and `create` is true.
    init(path: String, create: Bool = true) throws(SQLiteError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (create ? SQLITE_OPEN_CREATE : 0)
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            defer { sqlite3_close_v2(handle) }
            throw SQLiteError(handle, operation: "open \(path)")
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Rows changed, inserted or deleted by the last statement.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    func lastError(during operation: String) -> SQLiteError { SQLiteError(handle, operation: operation) }

    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Runs statements that take no arguments and whose rows don't matter.
    func execute(_ sql: String) throws(SQLiteError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(handle, operation: sql) }
    }

    /// Runs one statement, prepared on first use and kept.
    func run(_ sql: String, _ arguments: SQLiteValue...) throws {
        try run(sql, arguments)
    }

    func run(_ sql: String, _ arguments: [SQLiteValue]) throws {
        try statement(sql).run(arguments) { _ in true }
    }

    /// All rows of a query.
    func rows<T>(_ sql: String, _ arguments: [SQLiteValue] = [], _ transform: (SQLiteRow) throws -> T) throws -> [T] {
        var rows: [T] = []
        try statement(sql).run(arguments) {
            rows.append(try transform($0))
            return true
        }
        return rows
    }

    /// The first row of a query, nil when it has none.
    func first<T>(_ sql: String, _ arguments: [SQLiteValue] = [], _ transform: (SQLiteRow) throws -> T) throws -> T? {
        var first: T?
        try statement(sql).run(arguments) {
            first = try transform($0)
            return false
        }
        return first
    }

    /// Gives every row to `body` without holding them all.
    func forEach(_ sql: String, _ arguments: [SQLiteValue] = [], _ body: (SQLiteRow) throws -> Void) throws {
        try statement(sql).run(arguments) {
            try body($0)
            return true
        }
    }

    /// Runs `body` whole or not at all, also inside another transaction.
    func savepoint<T>(_ body: () throws -> T) throws -> T {
        try run("SAVEPOINT step")
        do {
            let result = try body()
            try run("RELEASE step")
            return result
        } catch {
            try? execute("ROLLBACK TO step; RELEASE step")
            throw error
        }
    }

    /// Runs `body` in a transaction that is on disk when this returns.
    func transaction<T>(_ body: () throws -> T) throws -> T {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }

    private func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
        if let statement = statements[sql] { return statement }
        let statement = try SQLiteStatement(connection: handle, sql: sql)
        statements[sql] = statement
        return statement
    }
}
