import Synchronization

/// Donations that are on disk and not yet learnt, in the order in which they were written.
///
/// The writer puts them in as it commits, so that whoever takes them out, when, and how many at a time, learns them in
/// that order; a snapshot can then say which row was the last.
final class CommittedEvents: Sendable {
    private let events = Mutex<[(StoredAction, StoredEvent)]>([])

    func append(_ new: [(StoredAction, StoredEvent)]) { events.withLock { $0 += new } }

    func takeAll() -> [(StoredAction, StoredEvent)] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
