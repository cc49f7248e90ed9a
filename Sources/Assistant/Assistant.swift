// Assistant: the service's rules (donations, suggestions, phrases, running, privacy) and its store. It knows no bus:
// who calls is told to it, and how an app or an extension is reached is a protocol that the service fills.

import PhraseMatching
import Prediction
import ShortcutModel

/// The service without its transport.
public actor Assistant {
    let configuration: Configuration
    let store: Store
    let runner: any ShortcutRunner
    let log: Log

    var registry: AppRegistry
    var settings: PrivacySettings
    var voiceShortcuts: [VoiceShortcutValue]
    var phrases: PhraseBook
    var offers: [StoredOffer] = []
    /// What the person's tools told of the surroundings, and what the system says.
    public internal(set) var toldSurroundings = Surroundings()
    var foundSurroundings = Surroundings()

    /// Donations that were written and wait to be learnt.
    let committed = CommittedEvents()
    var learning: LearningState
    var actionCache = ActionCache()
    var listeners: [@Sendable (Change) -> Void] = []
    private var housekeeping: Task<Void, Never>?

    /// What the service is told when it starts.
    public struct Configuration: Sendable {
        /// Where the store is.
        public var storeFolder: String
        /// The folders that hold apps' folders, the most important first.
        public var appRoots: [String]
        /// The language of texts when a caller names none.
        public var locale: String
        /// The time in seconds since 1970.
        public var now: @Sendable () -> Double
        /// Minutes to add to a moment for the wall clock of the person.
        public var utcOffset: @Sendable (_ date: Double) -> Int

        public init(
            storeFolder: String, appRoots: [String], locale: String = "en", now: @escaping @Sendable () -> Double,
            utcOffset: @escaping @Sendable (_ date: Double) -> Int = { _ in 0 }
        ) {
            self.storeFolder = storeFolder
            self.appRoots = appRoots
            self.locale = locale
            self.now = now
            self.utcOffset = utcOffset
        }
    }

    /// Something that listeners may want to show.
    public enum Change: Sendable, Hashable {
        /// An app's voice shortcuts.
        case voiceShortcuts(app: String)
        /// Offers, or installed apps.
        case shortcuts
        /// Donations or privacy settings.
        case history
    }

    /// Opens the store and reads the installed apps.
    ///
    /// - Throws: When the store's folder can't be used, or another service uses it.
    public init(_ configuration: Configuration, runner: any ShortcutRunner, log: Log) async throws {
        self.configuration = configuration
        self.runner = runner
        self.log = log
        store = try Store(folder: configuration.storeFolder, log: log)
        registry = AppRegistry(roots: configuration.appRoots)
        settings = try await store.settings()
        let voiceShortcuts = try await store.voiceShortcuts()
        self.voiceShortcuts = voiceShortcuts
        phrases = PhraseBook(voiceShortcuts.map { (id: $0.identifier, phrase: $0.phrase) })
        learning = LearningState()
        offers = try await store.offers()
        try await startLearning()
        logManifestProblems()
        housekeeping = Task { [weak self] in
            // What is older than the person wants it kept goes now, and once a day.
            while !Task.isCancelled {
                await self?.deleteExpired()
                try? await Task.sleep(for: .seconds(86_400))
            }
        }
    }

    /// Writes what is not yet written. The service is not used afterwards.
    public func close() async {
        housekeeping?.cancel()
        learning.saving?.cancel()
        // Whatever waits to be written is written before this is.
        _ = try? await store.writer.write { _ in }
        await saveLearning()
        store.folder.unlock()
    }

    /// Calls `body` at every change.
    public func onChange(_ body: @escaping @Sendable (Change) -> Void) { listeners.append(body) }

    func announce(_ change: Change) { for listener in listeners { listener(change) } }

    /// Whose data a caller may see and change.
    public enum Scope: Sendable, Hashable {
        /// The person's own tools.
        case everything
        /// An app: its own data.
        case app(String)

        func includes(_ app: String) -> Bool {
            switch self {
            case .everything: true
            case .app(let own): own == app
            }
        }
    }

    func require(_ scope: Scope, includes app: String, _ subject: String) throws(AssistantError) {
        // The same answer as for something that isn't there: an app learns nothing of others.
        guard scope.includes(app) else { throw .notFound(subject) }
    }
}

extension AssistantError {
    static func notFound(_ subject: String) -> AssistantError {
        AssistantError(
            .notFound, subject, "There is no shortcut '\(subject.shortened)'.",
            mend: "List those that there are with 'shortcuts list'.")
    }

    static func unknownApp(_ app: String) -> AssistantError {
        AssistantError(
            .unknownApp, app, "The app '\(app.shortened)' is not installed.",
            mend: "Install it with 'shortcuts app install DIR'; 'shortcuts app list' shows the others.")
    }
}

extension String {
    /// For messages: text from outside may be of any length.
    var shortened: String { count > 80 ? prefix(79) + "…" : self }
}
