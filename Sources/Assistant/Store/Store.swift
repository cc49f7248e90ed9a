/// Everything that must outlive the service: donations, phrases, offers, settings, problems, and what was learnt.
///
/// Safe to use from everywhere; writing and reading have threads of their own and don't wait for each other.
struct Store: Sendable {
    let folder: StoreFolder
    let writer: Writer
    let reader: Reader

    /// Opens the store in a folder, making it where it is missing. A file that isn't a database is moved aside, and
    /// `log` told where.
    init(folder path: String, log: Log) throws {
        folder = try StoreFolder(path: path)
        let connection: SQLiteConnection
        do {
            connection = try Self.openForWriting(folder)
        } catch let error as SQLiteError where error.isDamage {
            let aside = try folder.moveDatabaseAside()
            log(
                .error,
                "\(folder.databasePath) is not a database that can be read (\(error.message)); "
                    + "it has been moved to \(aside) and a new one begun")
            try folder.makePrivateFile()
            connection = try Self.openForWriting(folder)
        }
        writer = Writer(connection: connection)
        reader = Reader(connection: try Self.open(folder))
    }

    /// A reader of its own, for work that takes long.
    func makeReader() throws -> Reader { Reader(connection: try Self.open(folder)) }

    private static func openForWriting(_ folder: StoreFolder) throws -> sending SQLiteConnection {
        let connection = try open(folder)
        // FULL: in WAL mode each commit is on disk before it is answered. Checkpoints are few, to keep commits short.
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON")
        try Schema.migrate(connection)
        return connection
    }

    private static func open(_ folder: StoreFolder) throws -> sending SQLiteConnection {
        let connection = try SQLiteConnection(path: folder.databasePath, create: false)
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA cache_size = -1024")
        return connection
    }
}

/// Reads the database beside the writer, on a thread of its own.
actor Reader {
    private nonisolated let executor = QueueExecutor(label: "org.inkling.store.reader")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let connection: SQLiteConnection

    init(connection: sending SQLiteConnection) { self.connection = connection }

    func read<T: Sendable>(_ body: @Sendable (SQLiteConnection) throws -> T) throws -> T { try body(connection) }

    /// All rows of a query.
    func rows<T>(_ sql: String, _ arguments: [SQLiteValue] = [], _ transform: (SQLiteRow) throws -> T) throws -> [T] {
        try connection.rows(sql, arguments, transform)
    }
}
