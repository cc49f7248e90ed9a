import Synchronization

/// The one place that writes to the database.
///
/// Writes that arrive while a commit is under way wait for it and then share the next one (group commit): one fsync for
/// all of them, and each is answered only when its change is on disk.
actor Writer {
    private nonisolated let executor = QueueExecutor(label: "org.inkling.store.writer")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let connection: SQLiteConnection
    private nonisolated let waiting = Mutex(Waiting())

    private struct Waiting {
        var writes: [Write] = []
        /// Whether a commit is under way or about to start; it takes everything that waits.
        var isBeingTaken = false
    }

    private struct Write: Sendable {
        /// Does its part inside the transaction, and returns what to call with the transaction's error, or nil.
        var perform: @Sendable (SQLiteConnection) -> ((any Error)?) -> Void
        /// Answers without having run.
        var fail: @Sendable (any Error) -> Void
    }

    init(connection: sending SQLiteConnection) { self.connection = connection }

    /// Runs `body` in a transaction shared with the other writes that wait. When this returns, the change is on disk;
    /// when it throws, nothing of `body` is.
    ///
    /// - Parameter afterCommit: Called before this returns; for all writes in the order in which they were committed.
    nonisolated func write<T: Sendable>(
        _ body: @escaping @Sendable (SQLiteConnection) throws -> T,
        afterCommit: @escaping @Sendable (T) -> Void = { _ in }
    ) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            let write = Write(
                perform: { connection in
                    let result = Result { try connection.savepoint { try body(connection) } }
                    return { commitError in
                        guard case .success(let value) = result else { return continuation.resume(with: result) }
                        if let commitError { return continuation.resume(throwing: commitError) }
                        afterCommit(value)
                        continuation.resume(returning: value)
                    }
                },
                fail: { continuation.resume(throwing: $0) })
            let mustStart = waiting.withLock { waiting in
                waiting.writes.append(write)
                defer { waiting.isBeingTaken = true }
                return !waiting.isBeingTaken
            }
            if mustStart { Task { await self.commitAllWaiting() } }
        }
    }

    /// Runs `body` alone, outside any transaction: for pragmas and maintenance.
    func maintain(_ body: @Sendable (SQLiteConnection) throws -> Void) throws { try body(connection) }

    private func commitAllWaiting() {
        while let writes = takeWaiting() { Self.commit(writes, to: connection) }
    }

    private static func commit(_ writes: [Write], to connection: SQLiteConnection) {
        var completions: [((any Error)?) -> Void] = []
        var failure: (any Error)?
        do {
            try connection.transaction {
                for write in writes {
                    completions.append(write.perform(connection))
                    // A full disk or a damaged page makes SQLite end the whole transaction.
                    guard connection.isInTransaction else { throw connection.lastError(during: "write") }
                }
            }
        } catch {
            failure = error
        }
        for complete in completions { complete(failure) }
        if let failure { for write in writes.dropFirst(completions.count) { write.fail(failure) } }
    }

    private nonisolated func takeWaiting() -> [Write]? {
        waiting.withLock { waiting in
            guard !waiting.writes.isEmpty else {
                waiting.isBeingTaken = false
                return nil
            }
            defer { waiting.writes = [] }
            return waiting.writes
        }
    }
}
