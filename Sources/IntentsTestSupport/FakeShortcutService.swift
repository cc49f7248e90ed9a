// IntentsTestSupport: a shortcuts service in memory, with which an app tests what it donates and offers. It must not
// know the bus, nor any test framework.

import Intents
import ShortcutModel
import Synchronization

/// A shortcuts service in memory, which can also fail.
///
/// ```swift
/// let service = FakeShortcutService()
/// try await service.use {
///     try await kitchen.order(.tomato)
///     await service.settle()
/// }
/// #expect(service.donatedIntents.count == 1)
/// ```
public final class FakeShortcutService: Sendable {
    package struct Content: Sendable {
        package var donations: [Donation] = []
        package var suggestions: [ShortcutValue] = []
        package var upcomingMedia: [ShortcutValue] = []
        package var relevantShortcuts: [RelevantShortcutValue] = []
        package var voiceShortcuts: [VoiceShortcutValue] = []
        package var deletions: [String] = []
        package var failure: (any Error)?
    }

    let content = Mutex(Content())

    /// Creates a service that knows nothing yet.
    public init() {}

    /// Everything that the service was told.
    package var current: Content { content.withLock { $0 } }

    /// Runs the body with this service in the place of the real one, for it and the tasks that it starts.
    nonisolated(nonsending) public func use<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        try await CurrentService.$override.withValue(self) { try await body() }
    }

    /// Makes every call fail from now on.
    public func fail(with error: any Error) { content.withLock { $0.failure = error } }

    /// Returns when everything that was asked so far without waiting has been done.
    public func settle() async { await ServiceQueue.shared.drain() }

    // MARK: What the app told

    /// The intents that were donated and not deleted, the oldest first.
    public var donatedIntents: [INIntent] {
        current.donations.compactMap { if case .intent(let intent) = $0.action { INIntent.make(intent) } else { nil } }
    }

    /// The activities that were donated and not deleted, the oldest first.
    public var donatedActivities: [NSUserActivity] {
        current.donations.compactMap {
            if case .activity(let activity) = $0.action { NSUserActivity(activity) } else { nil }
        }
    }

    /// The shortcuts that the app offers, and after them its media.
    public var suggestions: [INShortcut] { (current.suggestions + current.upcomingMedia).map { INShortcut($0) } }

    /// Gives a shortcut a phrase, as the user does.
    ///
    /// - Throws: An error that names the value that can't be stored.
    @discardableResult
    public func addVoiceShortcut(_ shortcut: INShortcut, phrase: String) async throws -> INVoiceShortcut? {
        INVoiceShortcut(try await addVoiceShortcut(ShortcutValue(shortcut), phrase: phrase))
    }
}
