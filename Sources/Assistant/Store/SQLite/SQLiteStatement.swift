import CSQLite

/// A prepared statement. It belongs to its connection and to the connection's thread.
final class SQLiteStatement {
    private let connection: OpaquePointer
    private let statement: OpaquePointer
    private let sql: String

    init(connection: OpaquePointer, sql: String) throws(SQLiteError) {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw SQLiteError(connection, operation: sql) }
        self.connection = connection
        self.statement = statement
        self.sql = sql
    }

    deinit { sqlite3_finalize(statement) }

    /// Runs the statement once, giving each row to `body` until that returns false.
    func run(_ arguments: [SQLiteValue], row body: (SQLiteRow) throws -> Bool) throws {
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, argument) in arguments.enumerated() { try bind(argument, at: Int32(index + 1)) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: guard try body(SQLiteRow(statement: statement)) else { return }
            case SQLITE_DONE: return
            default: throw SQLiteError(connection, operation: sql)
            }
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let value): sqlite3_bind_int64(statement, index, value)
            case .real(let value): sqlite3_bind_double(statement, index, value)
            case .text(let value): sqlite3_bind_text(statement, index, value, -1, Self.copied)
            case .blob(let bytes):
                // A blob without bytes needs a pointer, else it would be bound as null.
                bytes.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : bytes.withUnsafeBytes {
                        sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), Self.copied)
                    }
            }
        guard code == SQLITE_OK else { throw SQLiteError(connection, operation: sql) }
    }

    /// SQLITE_TRANSIENT, whose cast the importer can't read: SQLite copies the bytes before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

/// The current row of a running statement; not to be kept.
struct SQLiteRow {
    fileprivate let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func text(_ column: Int32) -> String { optionalText(column) ?? "" }
    func optionalText(_ column: Int32) -> String? { sqlite3_column_text(statement, column).map { String(cString: $0) } }
    func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }

    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        let count = Int(sqlite3_column_bytes(statement, column))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }
}
