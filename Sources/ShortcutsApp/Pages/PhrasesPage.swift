import GTK
import ShortcutModel
import ShortcutsAppModel

/// The shortcuts to which the user gave a phrase.
final class PhrasesPage: Page {
    let screen = Screen.shortcuts
    let title = localized("My Shortcuts")
    let icon = "audio-input-microphone-symbolic"
    let widget: Widget

    private let model: ShortcutListModel
    private let actions: ItemActions
    private let list = ListBox()
    private let content: PageContent

    init(_ model: ShortcutListModel, _ actions: ItemActions) {
        self.model = model
        self.actions = actions
        let heading = Label(localized("Your Phrases"), classes: ["title-4"])
        let column = Box(.vertical, spacing: 12, [heading, list])
        column.setMargins(vertical: 24, horizontal: 12)
        content = PageContent(
            ScrolledWindow(Clamp(column, maximumWidth: 680)),
            empty: StatusPage(
                icon: "audio-input-microphone-symbolic", title: localized("No Phrases Yet"),
                explanation: localized(
                    "Give a shortcut a phrase, and you can run it by saying or typing that phrase. Apps have a button for it; the gallery lists all they offer."
                ),
                action: Button(localized("Open the Gallery")) { [weak actions] in actions?.showScreen?(.gallery) }
                    .styled("pill")),
            retry: { [weak actions] in actions?.retry?() })
        widget = content.widget
        model.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
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
