import ShortcutModel
import Synchronization

@testable import Intents

/// A service in memory, which can also fail.
final class FakeService: ShortcutService {
    struct Content {
        var donations: [Donation] = []
        var suggestions: [ShortcutValue] = []
        var relevantShortcuts: [RelevantShortcutValue] = []
        var voiceShortcuts: [VoiceShortcutValue] = []
        var deletions: [String] = []
        var failure: (any Error)?
    }

    private let content = Mutex(Content())

    var current: Content { content.withLock { $0 } }

    func change<Value: Sendable>(_ body: (inout sending Content) throws -> sending Value) throws -> Value {
        try content.withLock { content in
            if let failure = content.failure { throw failure }
            return try body(&content)
        }
    }

    func fail(with error: any Error) { content.withLock { $0.failure = error } }

    func whoAmI() async throws -> String { "org.example.Test" }

    func donate(_ donation: Donation) async throws {
        try change { content in
            content.donations.removeAll { $0.identifier == donation.identifier }
            content.donations.append(donation)
        }
    }

    func deleteInteractions(_ identifiers: [String]) async throws {
        try change { content in
            content.deletions.append("identifiers \(identifiers.joined(separator: " "))")
            content.donations.removeAll { identifiers.contains($0.identifier) }
        }
    }

    func deleteInteractions(group: String) async throws {
        try change { content in
            content.deletions.append("group \(group)")
            content.donations.removeAll { $0.groupIdentifier == group }
        }
    }

    func deleteAllInteractions() async throws {
        try change { content in
            content.deletions.append("all")
            content.donations = []
        }
    }

    func deleteActivities(_ persistentIdentifiers: [String]) async throws {
        try change { $0.deletions.append("activities \(persistentIdentifiers.joined(separator: " "))") }
    }

    func deleteAllActivities() async throws { try change { $0.deletions.append("all activities") } }

    func setSuggestions(_ shortcuts: [ShortcutValue]) async throws { try change { $0.suggestions = shortcuts } }

    func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue]) async throws {
        try change { $0.relevantShortcuts = shortcuts }
    }

    func voiceShortcuts() async throws -> [VoiceShortcutValue] { try change { $0.voiceShortcuts } }

    func voiceShortcut(_ identifier: String) async throws -> VoiceShortcutValue? {
        try change { content in content.voiceShortcuts.first { $0.identifier == identifier } }
    }

    func addVoiceShortcut(_ shortcut: ShortcutValue, phrase: String) async throws -> VoiceShortcutValue {
        let value = VoiceShortcutValue(
            identifier: UUID().uuidString, bundleIdentifier: "org.example.Test", phrase: phrase, shortcut: shortcut)
        try change { $0.voiceShortcuts.append(value) }
        return value
    }

    func changeVoiceShortcut(_ identifier: String, phrase: String) async throws -> VoiceShortcutValue {
        throw INIntentError(.voiceShortcutCreationFailed)
    }

    func deleteVoiceShortcut(_ identifier: String) async throws {
        try change { content in content.voiceShortcuts.removeAll { $0.identifier == identifier } }
    }

    func checkPhrase(_ phrase: String, changing identifier: String?) async throws -> PhraseVerdict {
        PhraseVerdict(kind: .ok)
    }

    func describe(_ shortcut: ShortcutValue, locale: String) async throws -> ShortcutDescription {
        ShortcutDescription(title: "")
    }

    func voiceShortcutChanges() async throws -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// Runs the body with a service of its own, and waits for what the body asked of it.
func withService(_ body: (FakeService) async throws -> Void) async throws {
    let service = FakeService()
    try await CurrentService.$override.withValue(service) { try await body(service) }
}

extension FakeService {
    /// What was asked so far has been done.
    func settled() async -> Content {
        await ServiceQueue.shared.drain()
        return current
    }
}
