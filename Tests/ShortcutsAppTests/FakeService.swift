import ShortcutModel
import ShortcutProtocol
import ShortcutsAppModel
import SurfaceModel
import SurfaceProtocol
import Synchronization

/// Answers instead of the service, from values that a test sets.
final class FakeService: ShortcutsService {
    struct State {
        var suggestions: [ShortcutItem] = []
        var items: [ShortcutItem.Kind: [ShortcutItem]] = [:]
        /// What each run answers, in order.
        var runResults: [RunResult] = []
        var runs: [RunOptions] = []
        var feedback: [String] = []
        var donations: [DonationRecord] = []
        var listedFilters: [DonationFilter] = []
        var deleted: [DonationFilter] = []
        var forgotten: [DonationFilter] = []
        var apps: [AppInfo] = []
        var privacy = PrivacyStatus()
        /// Every call fails with it.
        var failure: (any Error)?
        var callCount = 0
        var listeners: [AsyncStream<ServiceEvent>.Continuation] = []
    }

    private let state = Mutex(State())

    func set<Value: Sendable>(_ part: WritableKeyPath<State, Value> & Sendable, to value: Value) {
        state.withLock { $0[keyPath: part] = value }
    }

    func get<Value: Sendable>(_ part: KeyPath<State, Value> & Sendable) -> Value {
        state.withLock { $0[keyPath: part] }
    }

    func send(_ event: ServiceEvent) { for listener in get(\.listeners) { listener.yield(event) } }

    private func answer<Value: Sendable>(_ body: (inout State) throws -> Value) throws -> Value {
        try state.withLock { state in
            state.callCount += 1
            if let failure = state.failure { throw failure }
            return try body(&state)
        }
    }

    func suggest(_ context: SuggestionContext) async throws -> [ShortcutItem] { try answer { $0.suggestions } }

    func list(kind: ShortcutItem.Kind, locale: String?) async throws -> [ShortcutItem] {
        try answer { $0.items[kind] ?? [] }
    }

    func run(_ id: String, _ options: RunOptions) async throws -> RunResult {
        try answer { state in
            state.runs.append(options)
            return state.runResults.isEmpty ? RunResult(outcome: .done) : state.runResults.removeFirst()
        }
    }

    func feedback(_ feedback: ShortcutsClient.Feedback, about id: String) async throws {
        try answer { $0.feedback.append("\(feedback.rawValue) \(id)") }
    }

    func checkPhrase(_ phrase: String, for id: String?) async throws -> PhraseVerdict {
        try answer { _ in PhraseVerdict(kind: phrase.isEmpty ? .empty : .ok) }
    }

    func addPhrase(_ phrase: String, to id: String) async throws -> ShortcutItem { try changed(id, phrase) }

    func changePhrase(_ phrase: String, of id: String) async throws -> ShortcutItem { try changed(id, phrase) }

    private func changed(_ id: String, _ phrase: String) throws -> ShortcutItem {
        try answer { _ in .sample(id, phrase: phrase, kind: .voice) }
    }

    func deletePhrase(of id: String) async throws {
        try answer { state in state.items[.voice]?.removeAll { $0.id == id } }
    }

    func listDonations(
        _ filter: DonationFilter, limit: Int, cursor: String
    ) async throws -> (records: [DonationRecord], next: String?) {
        try answer { state in
            state.listedFilters.append(filter)
            let matching = state.donations.filter { filter.text.map($0.title.contains) ?? true }
            let start = Int(cursor) ?? 0
            let end = min(start + limit, matching.count)
            return (Array(matching[start..<end]), end < matching.count ? String(end) : nil)
        }
    }

    func deleteDonations(_ filter: DonationFilter) async throws -> Int {
        try answer { state in
            state.deleted.append(filter)
            let before = state.donations.count
            state.donations.removeAll { filter.identifiers?.contains($0.donation.identifier) ?? true }
            return before - state.donations.count
        }
    }

    func apps() async throws -> [AppInfo] { try answer { $0.apps } }

    func privacy() async throws -> PrivacyStatus { try answer { $0.privacy } }

    func pause(seconds: Int) async throws {
        try answer { $0.privacy.pause = seconds == 0 ? .untilResumed : .until(Double(seconds)) }
    }

    func resume() async throws { try answer { $0.privacy.pause = .none } }

    func setAppPrivacy(_ app: String, learns: Bool?, suggests: Bool?, showsOnLockScreen: Bool?) async throws {
        try answer { state in
            guard let index = state.apps.firstIndex(where: { $0.bundleIdentifier == app }) else { return }
            if let learns { state.apps[index].learns = learns }
            if let suggests { state.apps[index].suggests = suggests }
            if let showsOnLockScreen { state.apps[index].showsOnLockScreen = showsOnLockScreen }
        }
    }

    func setRetention(days: Int) async throws { try answer { $0.privacy.retentionDays = days } }

    func forget(_ filter: DonationFilter) async throws -> Int {
        try answer { state in
            state.forgotten.append(filter)
            return state.donations.count
        }
    }

    func events() async -> AsyncStream<ServiceEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ServiceEvent.self)
        state.withLock { $0.listeners.append(continuation) }
        return stream
    }
}

extension ShortcutItem {
    static func sample(_ id: String, app: String = "org.example.Soup", phrase: String? = nil, kind: Kind) -> Self {
        ShortcutItem(
            id: id, bundleIdentifier: app, appName: String(app.split(separator: ".").last ?? ""),
            title: "Title of \(id)",
            phrase: phrase, kind: kind, shortcut: .activity(ActivityValue(activityType: id)))
    }
}

extension DonationRecord {
    static func sample(_ number: Int) -> Self {
        DonationRecord(
            bundleIdentifier: "org.example.Soup", appName: "Soup", title: "Donation \(number)",
            donation: Donation(
                identifier: "d\(number)", action: .activity(ActivityValue(activityType: "soup")), date: Double(number)))
    }
}
