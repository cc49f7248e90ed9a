import Intents
import ShortcutModel
import Synchronization

extension FakeShortcutService: ShortcutService {
    private func change<Value: Sendable>(_ body: (inout sending Content) throws -> sending Value) throws -> Value {
        try content.withLock { content in
            if let failure = content.failure { throw failure }
            return try body(&content)
        }
    }

    package func whoAmI() async throws -> String { "org.example.Test" }

    package func donate(_ donation: Donation) async throws {
        try change { content in
            content.donations.removeAll { $0.identifier == donation.identifier }
            content.donations.append(donation)
        }
    }

    package func deleteInteractions(_ identifiers: [String]) async throws {
        try change { content in
            content.deletions.append("identifiers \(identifiers.joined(separator: " "))")
            content.donations.removeAll { identifiers.contains($0.identifier) }
        }
    }

    package func deleteInteractions(group: String) async throws {
        try change { content in
            content.deletions.append("group \(group)")
            content.donations.removeAll { $0.groupIdentifier == group }
        }
    }

    package func deleteAllInteractions() async throws {
        try change { content in
            content.deletions.append("all")
            content.donations = []
        }
    }

    package func deleteActivities(_ persistentIdentifiers: [String]) async throws {
        try change { $0.deletions.append("activities \(persistentIdentifiers.joined(separator: " "))") }
    }

    package func deleteAllActivities() async throws { try change { $0.deletions.append("all activities") } }

    package func deleteActivities(aboutItems items: [String]?) async throws {
        try change { content in
            content.donations.removeAll { donation in
                guard case .activity = donation.action, let item = donation.groupIdentifier else { return false }
                return items?.contains(item) ?? true
            }
        }
    }

    package func setSuggestions(_ shortcuts: [ShortcutValue]) async throws { try change { $0.suggestions = shortcuts } }

    package func setUpcomingMedia(_ shortcuts: [ShortcutValue]) async throws {
        try change { $0.upcomingMedia = shortcuts }
    }

    package func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue]) async throws {
        try change { $0.relevantShortcuts = shortcuts }
    }

    package func voiceShortcuts() async throws -> [VoiceShortcutValue] { try change { $0.voiceShortcuts } }

    package func voiceShortcut(_ identifier: String) async throws -> VoiceShortcutValue? {
        try change { content in content.voiceShortcuts.first { $0.identifier == identifier } }
    }

    package func addVoiceShortcut(_ shortcut: ShortcutValue, phrase: String) async throws -> VoiceShortcutValue {
        let value = VoiceShortcutValue(
            identifier: UUID().uuidString, bundleIdentifier: "org.example.Test", phrase: phrase, shortcut: shortcut)
        try change { $0.voiceShortcuts.append(value) }
        return value
    }

    package func changeVoiceShortcut(_ identifier: String, phrase: String) async throws -> VoiceShortcutValue {
        try change { content in
            guard let index = content.voiceShortcuts.firstIndex(where: { $0.identifier == identifier }) else {
                throw INIntentError(.voiceShortcutGetFailed, "There is no voice shortcut \(identifier)")
            }
            content.voiceShortcuts[index].phrase = phrase
            return content.voiceShortcuts[index]
        }
    }

    package func deleteVoiceShortcut(_ identifier: String) async throws {
        try change { content in content.voiceShortcuts.removeAll { $0.identifier == identifier } }
    }

    package func checkPhrase(_ phrase: String, changing identifier: String?) async throws -> PhraseVerdict {
        PhraseVerdict(kind: .ok)
    }

    package func describe(_ shortcut: ShortcutValue, locale: String) async throws -> ShortcutDescription {
        ShortcutDescription(title: "")
    }

    package func voiceShortcutChanges() async throws -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
