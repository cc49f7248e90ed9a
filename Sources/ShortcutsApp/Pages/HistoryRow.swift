import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// A row of the history, used again for other donations while the list scrolls.
final class HistoryRow: Box {
    private let icon = ShortcutIcon(size: 24)
    private let title = Label().cut()
    private let details = Label(classes: ["dim-label", "caption"]).cut()
    private let deleteButton = Button(icon: "user-trash-symbolic", name: localized("Delete")).styled("flat", "circular")
    private var delete: (() -> Void)?

    init() {
        super.init(.horizontal, spacing: 12)
        addClass("history-row")
        let texts = Box(.vertical, spacing: 2, [title, details])
        texts.expandsHorizontally = true
        texts.verticalAlignment = .center
        deleteButton.verticalAlignment = .center
        // A row that holds something to focus never has the focus itself. The keyboard has the Delete key instead.
        deleteButton.isFocusable = false
        append(icon.image)
        append(texts)
        append(deleteButton)
        deleteButton.onClick { [weak self] in self?.delete?() }
    }

    func show(_ record: DonationRecord, icon name: String, delete: @escaping () -> Void) {
        icon.show(name)
        let text = record.title.oneLine
        title.text = text
        title.tooltip = text
        details.text = record.details
        deleteButton.setAccessibleName(localized("Delete “{title}”", ["title": text]))
        self.delete = delete
    }
}

extension DonationRecord {
    /// The app and the moment, and what is special about the donation.
    var details: String {
        var parts = [appName.oneLine, Formatting.moment(donation.date)]
        if isPending { parts.append(localized("imported, not learnt yet")) }
        return parts.joined(separator: " · ")
    }
}
