import Synchronization

/// Donations that are on disk and not yet learnt, in the order in which they were written.
///
/// The writer puts them in as it commits, so that whoever takes them out, when, and how many at a time, learns them in
/// that order; a snapshot can then say which row was the last. It holds a few of them: when more come than are learnt,
/// it says that the rest is to be read from the store.
final class CommittedEvents: Sendable {
    /// More wait in the store only.
    static let capacity = 1_000

    private struct State {
        var events: [(StoredAction, StoredEvent)] = []
        /// Whether there are more, in the store alone.
        var hasOverflowed = false
        var appendCount = 0
    }

    private let state = Mutex(State())

    /// How often something came.
    var appendCount: Int { state.withLock { $0.appendCount } }

    var isEmpty: Bool { state.withLock { $0.events.isEmpty && !$0.hasOverflowed } }

    func append(_ new: [(StoredAction, StoredEvent)]) {
        guard !new.isEmpty else { return }
        state.withLock { state in
            state.appendCount += 1
            if state.events.count + new.count > Self.capacity { state.hasOverflowed = true }
            if !state.hasOverflowed { state.events += new }
        }
    }

    /// The oldest of them, at most `limit`.
    func take(_ limit: Int) -> [(StoredAction, StoredEvent)] {
        state.withLock { state in
            let first = state.events.prefix(limit)
            state.events.removeFirst(first.count)
            return Array(first)
        }
    }

    /// Forgets what it holds: all of it is to be read from the store.
    func readFromStore() {
        state.withLock { state in
            state.events = []
            state.hasOverflowed = true
        }
    }

    /// A number to give to `haveRead(through:)` when the store has been read to its end after this; nil when nothing
    /// is to be read.
    var readingMark: Int? { state.withLock { $0.hasOverflowed && $0.events.isEmpty ? $0.appendCount : nil } }

    /// Holds what comes from now on again, unless something came since `mark`.
    func haveRead(through mark: Int) {
        state.withLock { if $0.appendCount == mark { $0.hasOverflowed = false } }
    }
}
