import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// What apps offer, app by app.
final class GalleryPage: Page {
    private let model: ShortcutListModel
    private let column = Box(.vertical, spacing: 24)

    init(_ model: ShortcutListModel, _ actions: ItemActions) {
        self.model = model
        super.init(
            .gallery, actions, Self.scrolling(column),
            empty: Screen.gallery.emptyPage(
                localized("Nothing on Offer"),
                localized(
                    "Apps that work with Shortcuts list here what they can do. None of those installed offers anything yet."
                )))
        model.onChange = { [weak self] in self?.update() }
        update()
    }

    override func update() {
        content.show(model.items)
        column.removeAll()
        for section in model.sections {
            column.append(PreferencesGroup(title: section.name.oneLine, rows: section.items.map(row)))
        }
    }

    private func row(_ item: ShortcutItem) -> Widget {
        let row = ShortcutRow(item, isAppNamed: false) { [actions] in actions.run(item) }
        let title = item.title.oneLine
        if let phrase = item.phrase {
            row.subtitle = localized("“{phrase}”", ["phrase": phrase.oneLine])
            row.addButton(
                icon: "document-edit-symbolic",
                name: localized("Edit the Phrase “{phrase}”", ["phrase": phrase.oneLine])
            ) { [actions] in actions.changePhrase(of: item) }
        } else {
            row.addButton(icon: "list-add-symbolic", name: localized("Add a Phrase to “{title}”", ["title": title])) {
                [actions] in actions.addPhrase(to: item)
            }
        }
        return row
    }
}
