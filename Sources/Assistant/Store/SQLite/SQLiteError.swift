import CSQLite

/// What SQLite said, and what was being done when it said it.
struct SQLiteError: Error, CustomStringConvertible {
    /// The extended result code.
    let code: Int32
    let message: String
    /// The statement or the step that failed.
    let operation: String

    init(code: Int32, message: String, operation: String) {
        self.code = code
        self.message = message
        self.operation = operation
    }

    /// The last error of a connection.
    init(_ connection: OpaquePointer?, operation: String) {
        self.init(
            code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)),
            operation: operation)
    }

    /// The file is not a database, or is damaged beyond reading.
    var isDamage: Bool { code & 0xFF == SQLITE_NOTADB || code & 0xFF == SQLITE_CORRUPT }

    var description: String {
        let mend =
            switch code & 0xFF {
            case SQLITE_FULL: "; free some space on the disk"
            case SQLITE_READONLY, SQLITE_PERM: "; check who owns the folder and its permissions"
            case SQLITE_CANTOPEN: "; check that the folder exists and can be written"
            default: ""
            }
        return "SQLite error \(code) (\(message)) in: \(operation)\(mend)"
    }
}
