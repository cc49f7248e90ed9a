import Bus
import ShortcutModel
import ShortcutProtocol

/// What this module asks of the service. `BusShortcutService` is the real one; tests bring their own.
package protocol ShortcutService: Sendable {
    func whoAmI() async throws -> String
    /// Returns when the donation is on disk.
    func donate(_ donation: Donation) async throws
    func deleteInteractions(_ identifiers: [String]) async throws
    func deleteInteractions(group: String) async throws
    func deleteAllInteractions() async throws
    func deleteActivities(_ persistentIdentifiers: [String]) async throws
    func deleteAllActivities() async throws
    /// - Parameter items: The items that the activities are about; nil means any.
    func deleteActivities(aboutItems items: [String]?) async throws
    func setSuggestions(_ shortcuts: [ShortcutValue]) async throws
    func setUpcomingMedia(_ shortcuts: [ShortcutValue]) async throws
    func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue]) async throws
    func voiceShortcuts() async throws -> [VoiceShortcutValue]
    /// Nil when there is none of that identifier.
    func voiceShortcut(_ identifier: String) async throws -> VoiceShortcutValue?
    func addVoiceShortcut(_ shortcut: ShortcutValue, phrase: String) async throws -> VoiceShortcutValue
    func changeVoiceShortcut(_ identifier: String, phrase: String) async throws -> VoiceShortcutValue
    func deleteVoiceShortcut(_ identifier: String) async throws
    /// - Parameter identifier: The voice shortcut being changed, or nil for a new one.
    func checkPhrase(_ phrase: String, changing identifier: String?) async throws -> PhraseVerdict
    func describe(_ shortcut: ShortcutValue, locale: String) async throws -> ShortcutDescription
    /// An element whenever an app's voice shortcuts change. Ends when the service can't be watched any longer.
    func voiceShortcutChanges() async throws -> AsyncStream<Void>
}

/// The service that this program talks to.
package enum CurrentService {
    /// Stands in for the real service in the task in which it is set.
    @TaskLocal package static var override: (any ShortcutService)?

    package static var service: any ShortcutService { override ?? bus }

    private static let bus = BusShortcutService()
}
