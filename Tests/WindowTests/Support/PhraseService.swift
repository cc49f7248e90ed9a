import Bus
import Intents
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import Synchronization

/// A service in memory that keeps phrases and tells when they change.
final class PhraseService: ShortcutService {
    private struct State {
        var shortcuts: [VoiceShortcutValue] = []
        var listeners: [AsyncStream<Void>.Continuation] = []
        var isAbsent = false
        var listRequests = 0
    }

    private let state = Mutex(State())

    /// Whether every call fails as if there were no service.
    var isAbsent: Bool {
        get { state.withLock { $0.isAbsent } }
        set { state.withLock { $0.isAbsent = newValue } }
    }

    /// How often the list of shortcuts was asked for.
    var listRequests: Int { state.withLock { $0.listRequests } }

    var shortcuts: [VoiceShortcutValue] { state.withLock { $0.shortcuts } }

    private func access<Value: Sendable>(_ body: (inout State) throws -> Value) throws -> Value {
        try state.withLock { state in
            guard !state.isAbsent else {
                throw BusError(name: "org.freedesktop.DBus.Error.ServiceUnknown", message: "nobody has that name")
            }
            return try body(&state)
        }
    }

    private func change<Value: Sendable>(_ body: (inout State) throws -> Value) throws -> Value {
        let value = try access(body)
        for listener in state.withLock({ $0.listeners }) { listener.yield() }
        return value
    }

    func voiceShortcuts() async throws -> [VoiceShortcutValue] {
        try access { state in
            state.listRequests += 1
            return state.shortcuts
        }
    }

    func voiceShortcut(_ identifier: String) async throws -> VoiceShortcutValue? {
        try access { state in state.shortcuts.first { $0.identifier == identifier } }
    }

    func addVoiceShortcut(_ shortcut: ShortcutValue, phrase: String) async throws -> VoiceShortcutValue {
        try change { state in
            guard !state.shortcuts.contains(where: { $0.phrase == phrase }) else {
                throw ShortcutsError.phraseTaken("“\(phrase)” is taken")
            }
            let added = VoiceShortcutValue(
                identifier: UUID().uuidString, bundleIdentifier: "org.example.Test", phrase: phrase,
                shortcut: shortcut)
            state.shortcuts.append(added)
            return added
        }
    }

    func changeVoiceShortcut(_ identifier: String, phrase: String) async throws -> VoiceShortcutValue {
        try change { state in
            guard let index = state.shortcuts.firstIndex(where: { $0.identifier == identifier }) else {
                throw ShortcutsError.notFound("there is no shortcut \(identifier)")
            }
            state.shortcuts[index].phrase = phrase
            return state.shortcuts[index]
        }
    }

    func deleteVoiceShortcut(_ identifier: String) async throws {
        try change { state in
            guard state.shortcuts.contains(where: { $0.identifier == identifier }) else {
                throw ShortcutsError.notFound("there is no shortcut \(identifier)")
            }
            state.shortcuts.removeAll { $0.identifier == identifier }
        }
    }

    func checkPhrase(_ phrase: String, changing identifier: String?) async throws -> PhraseVerdict {
        try access { state in
            if phrase.allSatisfy(\.isWhitespace) { return PhraseVerdict(kind: .empty) }
            if phrase.count > 500 { return PhraseVerdict(kind: .tooLong) }
            // The service does not tell an app of other apps' phrases.
            if phrase == "soup of another app" { return PhraseVerdict(kind: .taken) }
            let others = state.shortcuts.filter { $0.identifier != identifier }
            if let other = others.first(where: { $0.phrase.lowercased() == phrase.lowercased() }) {
                return PhraseVerdict(kind: .taken, otherPhrase: other.phrase, otherTitle: "Other")
            }
            if let other = others.first(where: { phrase.contains($0.phrase) }) {
                return PhraseVerdict(kind: .swallowed, otherPhrase: other.phrase, otherTitle: "Other")
            }
            return PhraseVerdict(kind: .ok)
        }
    }

    func describe(_ shortcut: ShortcutValue, locale: String) async throws -> ShortcutDescription {
        try access { _ in
            guard case .activity(let activity) = shortcut else { return ShortcutDescription(title: "Intent") }
            return ShortcutDescription(title: activity.title ?? "", appName: "Soup Chef")
        }
    }

    func voiceShortcutChanges() async throws -> AsyncStream<Void> {
        AsyncStream { continuation in state.withLock { $0.listeners.append(continuation) } }
    }

    // What windows never ask.
    func whoAmI() async throws -> String { "org.example.Test" }
    func donate(_ donation: Donation) async throws { try access { _ in } }
    func deleteInteractions(_ identifiers: [String]) async throws { try access { _ in } }
    func deleteInteractions(group: String) async throws { try access { _ in } }
    func deleteAllInteractions() async throws { try access { _ in } }
    func deleteActivities(_ persistentIdentifiers: [String]) async throws { try access { _ in } }
    func deleteActivities(aboutItems items: [String]?) async throws {}
    func deleteAllActivities() async throws { try access { _ in } }
    func setUpcomingMedia(_ shortcuts: [ShortcutValue]) async throws { try access { _ in } }
    func setSuggestions(_ shortcuts: [ShortcutValue]) async throws { try access { _ in } }
    func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue]) async throws { try access { _ in } }
}
