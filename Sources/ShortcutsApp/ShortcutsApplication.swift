import Bus
import GTK
import ShortcutProtocol
import ShortcutsAppModel

/// The program: one window, and the actions by which the desktop and the keyboard reach its screens.
final class ShortcutsApplication {
    static let identifier = "org.inkling.Shortcuts"
    static let version = "0.1.0"

    private let application = Application(identifier: identifier)
    private var window: MainWindow?
    private var firstScreen = Screen.suggestions
    private var firstShortcut: String?
    private var isOpening = false

    init() {
        application.onActivate { [weak self] in self?.show() }
        for (number, screen) in Screen.allCases.enumerated() {
            application.addAction(screen.rawValue, keys: ["<Alt>\(number + 1)"]) { [weak self] in self?.show(screen) }
        }
        application.addAction("search", keys: ["<Control>f"]) { [weak self] in
            self?.show(.history)
            self?.window?.beginSearch()
        }
        application.addTextAction("view") { [weak self] name in self?.showShortcut(name) }
        application.addAction("quit", keys: ["<Control>q"]) { [weak self] in self?.window?.close() }
        application.addAction("close", keys: ["<Control>w"]) { [weak self] in self?.window?.close() }
    }

    /// Shows a screen: in the process that runs already, or in this one once it runs.
    func open(_ screen: Screen) {
        firstScreen = screen
        tellRunning(screen.rawValue)
    }

    /// Shows a shortcut, given its title, phrase or identifier, likewise.
    func open(shortcut name: String) {
        firstShortcut = name
        tellRunning("view", name)
    }

    private func tellRunning(_ action: String, _ text: String? = nil) {
        guard application.isAlreadyRunning() else { return }
        application.activateAction(action, text)
        application.flush()
    }

    func run(arguments: [String]) -> Int32 { application.run(arguments: arguments) }

    private func show(_ screen: Screen) {
        firstScreen = screen
        window?.screen = screen
        show()
    }

    private func showShortcut(_ name: String) {
        firstShortcut = name
        if let window { showFirstShortcut(in: window) }
        show()
    }

    private func showFirstShortcut(in window: MainWindow) {
        guard let name = firstShortcut else { return }
        firstShortcut = nil
        window.view(name)
    }

    private func show() {
        if let window { return window.present() }
        guard !isOpening else { return }
        isOpening = true
        // Without a window the program would end while it waits for the bus.
        application.hold()
        Task {
            await openWindow()
            isOpening = false
            application.release()
        }
    }

    private func openWindow() async {
        Appearance.addStyles(Styles.css)
        do {
            let client = try await ShortcutsClient.session()
            let model = AppModel(client, locale: Translation.language) { Formatting.now }
            let window = MainWindow(application, model, firstScreen)
            self.window = window
            window.onClose = { [weak self] in self?.window = nil }
            window.present()
            showFirstShortcut(in: window)
        } catch {
            NoBusWindow(application, reason: "\(error)") { [weak self] in self?.show() }.present()
        }
    }
}

/// The screens of the window, by the names under which they are asked for.
enum Screen: String, CaseIterable {
    case suggestions, shortcuts, gallery, history, privacy
}
