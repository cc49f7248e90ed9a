import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// What each app may teach and where it may show, with a row to open for each.
final class AppPrivacyGroup {
    let widget = PreferencesGroup(
        title: localized("Apps"), explanation: localized("What each app may teach, and where its shortcuts show."))

    private let model: PrivacyModel
    private let actions: ItemActions
    private var rows: [AppPrivacyRow] = []

    init(_ model: PrivacyModel, _ actions: ItemActions) {
        self.model = model
        self.actions = actions
        widget.isVisible = false
    }

    /// Shows the apps; rows of apps that stay are kept, so that an open row stays open.
    func show(_ apps: [AppInfo]) {
        if rows.map(\.identifier) != apps.map(\.bundleIdentifier) {
            for row in rows { widget.remove(row.widget) }
            let old = rows
            rows = apps.map { app in
                old.first { $0.identifier == app.bundleIdentifier } ?? AppPrivacyRow(app, model, actions)
            }
            for row in rows { widget.add(row.widget) }
        }
        for (row, app) in zip(rows, apps) { row.show(app) }
        widget.isVisible = !apps.isEmpty
    }
}

private final class AppPrivacyRow {
    let identifier: String
    let widget: ExpanderRow

    private let learns = Switch()
    private let suggests = Switch()
    private let showsOnLockScreen = Switch()
    private var isShowing = false

    init(_ app: AppInfo, _ model: PrivacyModel, _ actions: ItemActions) {
        identifier = app.bundleIdentifier
        let name = app.name.oneLine
        let forget = Button(localized("Forget…"))
        forget.verticalAlignment = .center
        forget.setAccessibleName(localized("Forget {app}", ["app": name]))
        widget = ExpanderRow(
            title: name, subtitle: "",
            rows: [
                Self.row(localized("Learn from This App"), learns),
                Self.row(localized("Suggest Its Shortcuts"), suggests),
                Self.row(localized("Show on the Lock Screen"), showsOnLockScreen),
                Self.row(localized("Forget What It Told"), forget),
            ])
        widget.addPrefix(ShortcutIcon(app.icon, size: 32).image)
        connect(learns, .learn, model, actions)
        connect(suggests, .suggest, model, actions)
        connect(showsOnLockScreen, .showOnLockScreen, model, actions)
        forget.onClick { [identifier] in Self.forget(identifier, name, model, actions) }
    }

    func show(_ app: AppInfo) {
        isShowing = true
        learns.isOn = app.learns
        suggests.isOn = app.suggests
        showsOnLockScreen.isOn = app.showsOnLockScreen
        isShowing = false
        var parts = [localized("{count} donation", "{count} donations", count: app.donationCount)]
        if !app.learns { parts.append(localized("not learnt from")) }
        if !app.suggests { parts.append(localized("not suggested")) }
        widget.setSubtitle(parts.joined(separator: " · "))
    }

    private static func row(_ title: String, _ control: Widget) -> Widget {
        let row = ActionRow(title: title)
        row.addSuffix(control)
        row.setActivatable(control)
        if control is Switch { control.setAccessibleName(title) }
        return row
    }

    private func connect(
        _ control: Switch, _ permission: PrivacyModel.Permission, _ model: PrivacyModel, _ actions: ItemActions
    ) {
        control.onToggle { [weak self, identifier] isOn in
            guard self?.isShowing == false else { return }
            Task {
                do { try await model.set(permission, of: identifier, to: isOn) } catch {
                    actions.tell(Fault(error).explanation)
                }
            }
        }
    }

    private static func forget(_ app: String, _ name: String, _ model: PrivacyModel, _ actions: ItemActions) {
        Task {
            let isSure = await actions.confirm(
                localized("Forget what {app} told?", ["app": name]),
                localized("Its donations are deleted, with all that was learnt from them. Its phrases stay."),
                button: localized("Forget"))
            guard isSure else { return }
            await actions.reportDeletion { () throws(Fault) in
                try await model.forget(DonationFilter(bundleIdentifier: app))
            }
        }
    }
}
