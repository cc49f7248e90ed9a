import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// What the service suggests now, with the reason, and the ways to say no.
final class SuggestionsPage: Page {
    private let model: SuggestionsModel
    private let list = ListBox()
    private var rows: [ShortcutRow] = []
    private var shownKeys: [[String]] = []

    init(_ model: SuggestionsModel, _ actions: ItemActions) {
        self.model = model
        super.init(
            .suggestions, actions, Self.scrolling(titled: localized("Suggested Now"), list),
            empty: Screen.suggestions.emptyPage(
                localized("No Suggestions Yet"),
                localized(
                    "Use your apps as always. When one of them tells Shortcuts what you did, it learns when you do it, and offers it here at the right moment. Everything stays on this device."
                ),
                action: Button(localized("See What Apps Offer")) { [weak actions] in actions?.showScreen?(.gallery) }))
        update()
    }

    override func update() {
        content.show(model.items)
        guard let items = model.items.value else { return }
        // Likelihoods and reasons change all the time; the rows stay, with the keyboard focus and an open menu.
        let keys = items.map { [$0.id, $0.title, $0.appName, $0.phrase ?? "", $0.icon] }
        if keys != shownKeys {
            shownKeys = keys
            rows = items.map(row)
            list.removeAll()
            for row in rows { list.append(row) }
        }
        for (row, item) in zip(rows, items) { row.subtitle = Self.details(of: item) }
    }

    /// The app and the reason, which says more than the app's own second line.
    private static func details(of item: ShortcutItem) -> String {
        let reason = item.reason.flatMap { $0.isEmpty ? nil : $0.oneLine }
        let parts = [item.appName.oneLine, reason ?? item.subtitle.oneLine].filter { !$0.isEmpty }
        return parts.joined(separator: reason == nil ? " · " : "\n")
    }

    private func row(_ item: ShortcutItem) -> ShortcutRow {
        let row = ShortcutRow(item) { [actions] in actions.runSuggestion(item) }
        var entries: [MenuEntry] = []
        if item.phrase == nil {
            entries.append(MenuEntry(localized("Add a Phrase…")) { [actions] in actions.addPhrase(to: item) })
        }
        entries.append(MenuEntry(localized("Not Today")) { [actions] in actions.refuse(item, .today) })
        entries.append(MenuEntry(localized("Don’t Suggest This")) { [actions] in actions.refuse(item, .forever) })
        let menu = MenuButton(
            icon: "view-more-symbolic", name: localized("More for “{title}”", ["title": item.title.oneLine]),
            entries: entries)
        menu.addClass("flat")
        menu.addClass("circular")
        menu.verticalAlignment = .center
        row.addSuffix(menu)
        return row
    }
}
