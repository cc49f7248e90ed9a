import GTK
import ShortcutModel
import ShortcutViews
import SurfaceModel

/// A row with a shortcut: its icon and texts, and a button that runs it.
final class ShortcutRow: ActionRow {
    /// - Parameter isAppNamed: whether the row says which app the shortcut is of.
    init(_ item: ShortcutItem, isAppNamed: Bool = true, run: @escaping () -> Void) {
        let name = item.title.oneLine
        super.init(title: name)
        let details = [isAppNamed ? item.appName : "", item.subtitle].map(\.oneLine)
        subtitle = details.filter { !$0.isEmpty }.joined(separator: " · ")
        addPrefix(ShortcutIcon(item.icon, size: 32).image)
        // A screen reader adds the row's title to the name of the button that the row activates.
        let button = Button(icon: "media-playback-start-symbolic", name: localized("Run"), action: run)
        button.verticalAlignment = .center
        addSuffix(button.styled("flat", "circular"))
        setActivatable(button)
    }

    /// Adds a button after the one that runs the shortcut.
    func addButton(icon: String, name: String, action: @escaping () -> Void) {
        let button = Button(icon: icon, name: name, action: action).styled("flat", "circular")
        button.verticalAlignment = .center
        addSuffix(button)
    }
}
