import Synchronization

/// Donations that are on disk and not yet learnt, in the order in which they were written.
///
/// The writer puts them in as it commits, so that whoever takes them out, when, and how many at a time, learns them in
/// that order; a snapshot can then say which row was the last.
final class CommittedEvents: Sendable {
    private let events = Mutex<[(StoredAction, StoredEvent)]>([])

    var isEmpty: Bool { events.withLock { $0.isEmpty } }

    func append(_ new: [(StoredAction, StoredEvent)]) { events.withLock { $0 += new } }

    /// The oldest of them, at most `limit`.
    func take(_ limit: Int) -> [(StoredAction, StoredEvent)] {
        events.withLock { events in
            let first = events.prefix(limit)
            events.removeFirst(first.count)
            return Array(first)
        }
    }
}
