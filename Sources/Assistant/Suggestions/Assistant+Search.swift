import PhraseMatching
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Shortcuts whose title, phrase or app's name has words that begin with all the words of `text`; case and accents
    /// don't matter. Those with phrases first, then the likeliest.
    public func search(_ text: String, limit: Int, locale: String?, in scope: Scope) async -> [ShortcutItem] {
        let terms = SearchWords.words(of: String(text.prefix(1_000)))
        guard !terms.isEmpty else { return [] }
        let presenter = presenter(locale)
        var found: [ShortcutItem] = []
        for item in await allItems(presenter, in: scope) {
            guard found.count < max(limit, 0) else { break }
            let words = SearchWords.words(
                of: [item.title, item.subtitle, item.phrase ?? "", item.appName].joined(separator: " "))
            if terms.allSatisfy({ term in words.contains { $0.hasPrefix(term) } }) { found.append(item) }
        }
        return found
    }

    /// Shortcuts with phrases, then those that apps offer.
    public func list(
        app: String?, kind: ShortcutItem.Kind?, locale: String?, in scope: Scope
    ) async -> [ShortcutItem] {
        let presenter = presenter(locale)
        let items =
            kind == .donated
            ? await allItems(presenter, in: scope)
            : voiceItems(presenter, in: scope) + offerItems(presenter, in: scope)
        return items.filter { (app == nil || $0.bundleIdentifier == app) && (kind == nil || $0.kind == kind) }
    }

    /// Everything that can be run: with phrases, offered, and learnt, each shortcut once.
    private func allItems(_ presenter: Presenter, in scope: Scope) async -> [ShortcutItem] {
        var items = voiceItems(presenter, in: scope)
        let suggested = await suggest(SuggestionContext(limit: 500, locale: presenter.locale), in: scope)
        for item in suggested.map(\.withoutReasons) + offerItems(presenter, in: scope)
        where !items.contains(where: { $0.isSame(as: item) }) {
            items.append(item)
        }
        return items
    }

    private func voiceItems(_ presenter: Presenter, in scope: Scope) -> [ShortcutItem] {
        voiceShortcuts.filter { scope.includes($0.bundleIdentifier) }.map { item($0, presenter) }
            .sorted { ($0.phrase ?? "", $0.id) < ($1.phrase ?? "", $1.id) }
    }

    private func offerItems(_ presenter: Presenter, in scope: Scope) -> [ShortcutItem] {
        var seen: Set<ActionID> = []
        return offers.filter { scope.includes($0.app) && registry[$0.app] != nil && seen.insert($0.action).inserted }
            .map {
                item(StoredAction(id: $0.action, app: $0.app, shortcut: $0.shortcut, isPredictable: true), presenter)
            }
    }
}

extension ShortcutItem {
    fileprivate var withoutReasons: ShortcutItem {
        var item = self
        item.probability = nil
        item.reason = nil
        item.reasons = []
        return item
    }

    fileprivate func isSame(as other: ShortcutItem) -> Bool {
        bundleIdentifier == other.bundleIdentifier && shortcut.isSameShortcut(as: other.shortcut)
    }
}
