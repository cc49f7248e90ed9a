import CSQLite
import Glibc

/// What one durable insert costs by itself: SQLite in WAL mode, a transaction and its fsync for each row.
func measureCommits(in folder: String, count: Int) throws(BenchError) -> Samples {
    let path = "\(folder)/floor.sqlite"
    var database: OpaquePointer?
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw BenchError("\(path) can't be opened") }
    defer {
        sqlite3_close(database)
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }
    for statement in [
        "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
        "CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT NOT NULL)",
    ] where sqlite3_exec(database, statement, nil, nil, nil) != SQLITE_OK {
        throw BenchError("\(statement): \(String(cString: sqlite3_errmsg(database)))")
    }
    let text = String(repeating: "x", count: 400)
    var insert: OpaquePointer?
    guard sqlite3_prepare_v2(database, "INSERT INTO row (text) VALUES ('\(text)')", -1, &insert, nil) == SQLITE_OK
    else { throw BenchError(String(cString: sqlite3_errmsg(database))) }
    defer { sqlite3_finalize(insert) }
    var samples = Samples()
    for _ in 0..<count {
        let start = ContinuousClock.now
        guard sqlite3_step(insert) == SQLITE_DONE else {
            throw BenchError(String(cString: sqlite3_errmsg(database)))
        }
        samples.add(seconds(since: start))
        sqlite3_reset(insert)
    }
    return samples
}
