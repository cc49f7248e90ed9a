import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

/// What the service suggests now, and what the user thinks of it.
public final class SuggestionsModel: ScreenModel {
    /// For how long a suggestion is not wanted.
    nonisolated public enum Refusal: Sendable { case today, forever }

    public private(set) var items: Loadable<[ShortcutItem]> = .loading {
        didSet { onChange?() }
    }
    public var onChange: (() -> Void)?

    private let service: any ShortcutsService
    private let locale: String?
    private let onFault: (Fault?) -> Void
    /// Those that were reported as shown since the user last looked.
    private var reported: Set<String> = []
    private lazy var refresher = Refresher { [weak self] in await self?.load() }

    init(of service: any ShortcutsService, locale: String?, onFault: @escaping (Fault?) -> Void) {
        self.service = service
        self.locale = locale
        self.onFault = onFault
    }

    /// Asks the service again, soon.
    public func refresh() { refresher.request() }

    public func load() async {
        let answer = await Result { try await service.suggest(SuggestionContext(limit: 12, locale: locale)) }
        let items = self.items.after(answer)
        if self.items != items { self.items = items }
        onFault(answer.fault)
    }

    /// Tells the service which suggestions the user sees, once for each time that he looks.
    public func reportShown() async {
        for item in items.value ?? [] where reported.insert(item.id).inserted {
            try? await service.feedback(.shown, about: item.id)
        }
    }

    /// The user looks anew: the window came back to the front.
    public func beginLook() {
        reported = []
        refresh()
    }

    /// The user picked a suggestion.
    public func reportTaken(_ item: ShortcutItem) async { try? await service.feedback(.taken, about: item.id) }

    /// Stops suggesting something. It leaves the list at once, and comes back when the service refuses.
    public func refuse(_ item: ShortcutItem, _ refusal: Refusal) async throws(Fault) {
        let before = items
        if let list = items.value { items = .loaded(list.filter { $0.id != item.id }) }
        do {
            try await service.feedback(refusal == .today ? .notToday : .never, about: item.id)
        } catch {
            items = before
            throw Fault(error)
        }
        refresh()
    }

    /// Takes back the last thing said about an item.
    public func undoRefusal(of item: ShortcutItem) async throws(Fault) {
        do { try await service.feedback(.undo, about: item.id) } catch { throw Fault(error) }
        refresh()
    }
}
