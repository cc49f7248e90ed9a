// ShortcutsAppModel: what the windows of the Shortcuts app show and what happens when the user does something, without a
// window. It asks the service through one protocol, so that tests can answer instead. It must not know of GTK, and it
// holds no text that a user reads.

import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

/// What the app asks of the service.
nonisolated public protocol ShortcutsService: Sendable {
    func suggest(_ context: SuggestionContext) async throws -> [ShortcutItem]
    func list(kind: ShortcutItem.Kind, locale: String?) async throws -> [ShortcutItem]
    func run(_ id: String, _ options: RunOptions) async throws -> RunResult
    func feedback(_ feedback: ShortcutsClient.Feedback, about id: String) async throws

    func checkPhrase(_ phrase: String, for id: String?) async throws -> PhraseVerdict
    func addPhrase(_ phrase: String, to id: String) async throws -> ShortcutItem
    func changePhrase(_ phrase: String, of id: String) async throws -> ShortcutItem
    func deletePhrase(of id: String) async throws

    func listDonations(
        _ filter: DonationFilter, limit: Int, cursor: String
    ) async throws -> (records: [DonationRecord], next: String?)
    func deleteDonations(_ filter: DonationFilter) async throws -> Int

    func apps() async throws -> [AppInfo]
    func privacy() async throws -> PrivacyStatus
    func pause(seconds: Int) async throws
    func resume() async throws
    func setAppPrivacy(_ app: String, learns: Bool?, suggests: Bool?, showsOnLockScreen: Bool?) async throws
    func setRetention(days: Int) async throws
    func forget(_ filter: DonationFilter) async throws -> Int

    /// What happens in the service, as it happens. When this returns, nothing that happens later is missed.
    func events() async -> AsyncStream<ServiceEvent>
}

/// Something that happened in the service.
nonisolated public enum ServiceEvent: Sendable, Hashable {
    case shortcutsChanged
    case historyChanged
    case started
    case stopped
}
