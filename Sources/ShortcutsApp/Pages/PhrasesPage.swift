import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// The shortcuts to which the user gave a phrase.
final class PhrasesPage: Page {
    private let model: ShortcutListModel
    private let list = ListBox()

    init(_ model: ShortcutListModel, _ actions: ItemActions) {
        self.model = model
        super.init(
            .shortcuts, actions, Self.scrolling(titled: localized("Your Phrases"), list),
            empty: Screen.shortcuts.emptyPage(
                localized("No Phrases Yet"),
                localized(
                    "Give a shortcut a phrase, and you can run it by saying or typing that phrase. Apps have a button for it; the gallery lists all they offer."
                ),
                action: Button(localized("Open the Gallery")) { [weak actions] in actions?.showScreen?(.gallery) }))
        model.onChange = { [weak self] in self?.update() }
        update()
    }

    override func update() {
        content.show(model.items)
        guard let items = model.items.value else { return }
        list.removeAll()
        for item in items { list.append(row(item)) }
    }

    private func row(_ item: ShortcutItem) -> Widget {
        let row = ShortcutRow(item) { [actions] in actions.run(item) }
        let phrase = (item.phrase ?? "").oneLine
        row.title = localized("“{phrase}”", ["phrase": phrase])
        row.subtitle = [item.title, item.appName].map(\.oneLine).joined(separator: " · ")
        row.addButton(
            icon: "document-edit-symbolic", name: localized("Edit the Phrase “{phrase}”", ["phrase": phrase])
        ) { [actions] in actions.changePhrase(of: item) }
        return row
    }
}
