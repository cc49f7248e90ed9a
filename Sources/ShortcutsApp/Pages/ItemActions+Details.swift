import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

extension ItemActions {
    /// Shows all that is kept of a donation.
    ///
    /// - Returns: Whether the user wants it deleted.
    func showDetails(of record: DonationRecord) async -> Bool {
        let dialog = MessageDialog(above: window, heading: record.title.oneLine, body: record.details)
        let list = ListBox(
            rows: record.donation.keptValues.map { name, value in
                let row = ActionRow(title: name.oneLine, subtitle: value)
                row.addClass("property")
                return row
            })
        if !record.donation.keptValues.isEmpty { dialog.setContent(list) }
        dialog.addResponse("close", title: localized("Close"))
        dialog.addResponse("delete", title: localized("Delete"), .destructive)
        return await dialog.ask(closeResponse: "close") == "delete"
    }
}

extension Donation {
    /// What the app told, by name, in words.
    fileprivate var keptValues: [(name: String, value: String)] {
        let values =
            switch action {
            case .intent(let intent): intent.parameters
            case .activity(let activity): activity.userInfo
            }
        return values.sorted { $0.key < $1.key }.prefix(12).map { ($0.key, $0.value.words) }
    }
}

extension ParameterValue {
    /// The value as a person reads it, in short.
    fileprivate var words: String {
        let text =
            switch self {
            case .string(let text), .url(let text), .uuid(let text): text
            case .integer(let number): String(number)
            case .decimal(let number): String(number)
            case .boolean(let isTrue): isTrue ? localized("Yes") : localized("No")
            case .date(let moment): Formatting.moment(moment.seconds)
            case .data(let bytes): Formatting.size(Int64(bytes.count))
            case .null: "–"
            case .array(let values): values.map(\.words).joined(separator: ", ")
            case .set(let values): values.map(\.words).sorted().joined(separator: ", ")
            case .dictionary(let values): values.sorted { $0.key < $1.key }.map(\.value.words).joined(separator: ", ")
            case .object(let object): object.displayString.isEmpty ? object.identifier ?? "–" : object.displayString
            }
        return text.count > 200 ? text.prefix(200) + "…" : text
    }
}
