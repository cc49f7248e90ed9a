import GTK

/// What shows instead of the window when there is no session bus.
final class NoBusWindow {
    private let window: Window

    init(_ application: Application, reason: String, retry: @escaping () -> Void) {
        window = Window(application: application, title: localized("Shortcuts"), width: 480, height: 420)
        let window = window
        let button = Button(localized("Try Again")).styled("pill", "suggested-action")
        button.onClick { [weak window] in
            retry()
            window?.close()
        }
        let page = StatusPage(
            icon: "network-offline-symbolic", title: localized("No Session Bus"),
            explanation: localized(
                "Shortcuts talks to its service over the session bus, which can’t be reached: {reason}. Log in to a desktop session, then try again.",
                ["reason": reason]), action: button)
        page.expandsVertically = true
        window.setContent(Box(.vertical, [HeaderBar(), page]))
    }

    func present() { window.present() }
}
