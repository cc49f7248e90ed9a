import Bus
import ShortcutModel
import ShortcutProtocol

/// The service on the session bus. It connects with the first call, and anew when a connection was lost.
package actor BusShortcutService: ShortcutService {
    private let connect: @Sendable () async throws -> ShortcutsClient
    private var connecting: Task<ShortcutsClient, any Error>?

    package init(connect: @escaping @Sendable () async throws -> ShortcutsClient = { try await .session() }) {
        self.connect = connect
    }

    private func client() async throws -> ShortcutsClient {
        if let connecting, let client = try? await connecting.value, !client.connection.isClosed { return client }
        let connecting = Task { [connect] in try await connect() }
        self.connecting = connecting
        return try await connecting.value
    }

    package func whoAmI() async throws -> String { try await client().whoAmI() }

    package func donate(_ donation: Donation) async throws { try await client().donate(donation) }

    package func deleteInteractions(_ identifiers: [String]) async throws {
        try await client().deleteInteractions(identifiers)
    }

    package func deleteInteractions(group: String) async throws {
        try await client().deleteInteractions(group: group)
    }

    package func deleteAllInteractions() async throws { try await client().deleteAllInteractions() }

    package func deleteActivities(aboutItems items: [String]?) async throws {
        try await client().deleteActivities(aboutItems: items)
    }

    package func deleteActivities(_ persistentIdentifiers: [String]) async throws {
        try await client().deleteActivities(persistentIdentifiers)
    }

    package func deleteAllActivities() async throws { try await client().deleteAllActivities() }

    package func setSuggestions(_ shortcuts: [ShortcutValue]) async throws {
        try await client().setSuggestions(shortcuts)
    }

    package func setUpcomingMedia(_ shortcuts: [ShortcutValue]) async throws {
        try await client().setUpcomingMedia(shortcuts)
    }

    package func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue]) async throws {
        try await client().setRelevantShortcuts(shortcuts)
    }

    package func voiceShortcuts() async throws -> [VoiceShortcutValue] { try await client().voiceShortcuts() }

    package func voiceShortcut(_ identifier: String) async throws -> VoiceShortcutValue? {
        try await client().voiceShortcut(identifier)
    }

    package func addVoiceShortcut(_ shortcut: ShortcutValue, phrase: String) async throws -> VoiceShortcutValue {
        try await client().addVoiceShortcut(shortcut, phrase: phrase)
    }

    package func changeVoiceShortcut(_ identifier: String, phrase: String) async throws -> VoiceShortcutValue {
        try await client().changeVoiceShortcut(identifier, phrase: phrase)
    }

    package func deleteVoiceShortcut(_ identifier: String) async throws {
        try await client().deleteVoiceShortcut(identifier)
    }

    package func checkPhrase(_ phrase: String, changing identifier: String?) async throws -> PhraseVerdict {
        try await client().checkPhrase(phrase, changing: identifier)
    }

    package func describe(_ shortcut: ShortcutValue, locale: String) async throws -> ShortcutDescription {
        try await client().describe(shortcut, locale: locale)
    }

    package func voiceShortcutChanges() async throws -> AsyncStream<Void> {
        let client = try await client()
        let changes = await client.voiceShortcutChanges()
        let ownerChanges = await client.connection.ownerChanges(of: ShortcutsBus.name)
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                await withDiscardingTaskGroup { group in
                    group.addTask { for await _ in changes { continuation.yield() } }
                    // A service that starts may know other shortcuts than the one before it.
                    group.addTask {
                        for await change in ownerChanges where change.newOwner != nil { continuation.yield() }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
