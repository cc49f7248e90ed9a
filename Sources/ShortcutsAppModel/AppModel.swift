import ShortcutModel
import SurfaceModel

/// Everything that the app's window shows.
@MainActor
public final class AppModel {
    public let service: any ShortcutsService
    public let locale: String?
    public private(set) lazy var suggestions = SuggestionsModel(of: service, locale: locale, onFault: onFault)
    public private(set) lazy var voiceShortcuts = ShortcutListModel(
        .voice, of: service, locale: locale, onFault: onFault)
    public private(set) lazy var gallery = ShortcutListModel(.offered, of: service, locale: locale, onFault: onFault)
    public private(set) lazy var history = HistoryModel(of: service, now: now, onFault: onFault)
    public private(set) lazy var privacy = PrivacyModel(of: service, onFault: onFault)

    /// What is wrong with the service as a whole; nil when it answers.
    public private(set) var fault: Fault? {
        didSet { if fault != oldValue { onChange?() } }
    }
    /// Runs when ``fault`` has changed.
    public var onChange: (() -> Void)?

    /// Whether the service ever did.
    private var hasAnswered = false

    private let now: () -> Double
    private let retryPause: Duration
    private var listening: Task<Void, Never>?
    private var retrying: Task<Void, Never>?

    /// - Parameters:
    ///   - locale: the language of titles and reasons.
    ///   - retryPause: how long a service that stopped is left alone before it is asked again.
    ///   - now: the time in seconds since 1970.
    public init(
        _ service: any ShortcutsService, locale: String?, retryPause: Duration = .seconds(1),
        now: @escaping () -> Double
    ) {
        self.service = service
        self.locale = locale
        self.retryPause = retryPause
        self.now = now
    }

    isolated deinit {
        listening?.cancel()
        retrying?.cancel()
    }

    /// Follows what happens in the service from now on, and loads what the first screen shows; the others wait for
    /// ``refresh(except:)``.
    ///
    /// It returns when the screen's content is there, or can't be had.
    public func start(with first: any ScreenModel) async {
        guard listening == nil else { return }
        // Listening comes first, so that no change falls between, and each question is asked once.
        let answer = Task { [service] in await service.events() }
        listening = Task { [weak self] in
            for await event in await answer.value { self?.handle(event) }
            self?.fault = .noBus
        }
        _ = await answer.value
        await first.load()
    }

    /// Asks the service for everything again, except for what one screen shows.
    public func refresh(except one: (any ScreenModel)? = nil) {
        let models: [any ScreenModel] = [suggestions, voiceShortcuts, gallery, history, privacy]
        for model in models where model !== one { model.refresh() }
    }

    /// The shortcut with this identifier, phrase or title, among those that have a phrase and those that apps offer.
    public func shortcut(named name: String) async throws -> ShortcutItem? {
        let items =
            try await service.list(kind: .voice, locale: locale) + service.list(kind: .offered, locale: locale)
        let texts: [(ShortcutItem) -> String?] = [{ $0.phrase }, { $0.title }]
        return items.first { $0.id == name }
            ?? texts.lazy.compactMap { text in items.first { text($0)?.lowercased() == name.lowercased() } }.first
    }

    private func handle(_ event: ServiceEvent) {
        switch event {
        case .shortcutsChanged:
            suggestions.refresh()
            voiceShortcuts.refresh()
            gallery.refresh()
            privacy.refresh()
        case .historyChanged:
            suggestions.refresh()
            history.refresh()
            privacy.refresh()
        case .started:
            fault = nil
            refresh()
        case .stopped:
            fault = .noAnswer
            retrySoon()
        }
    }

    /// The first question starts the service again, where the bus knows how. The pause keeps a service that can't run
    /// from being started over and over without rest.
    private func retrySoon() {
        retrying?.cancel()
        retrying = Task { [weak self, retryPause] in
            try? await Task.sleep(for: retryPause)
            guard !Task.isCancelled else { return }
            self?.refresh()
        }
    }

    private var onFault: (Fault?) -> Void {
        { [weak self] fault in
            guard let self, fault?.concernsService != false else { return }
            if fault == nil { hasAnswered = true }
            // A service that answered before is installed: it is on its way back.
            self.fault = fault == .serviceAbsent && hasAnswered ? .noAnswer : fault
        }
    }
}
