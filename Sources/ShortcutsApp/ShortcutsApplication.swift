import Bus
import GTK
import ShortcutProtocol
import ShortcutsAppModel
import SurfaceProtocol

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
            // A first picture with the content in it is better than an early one without, but not much later.
            await finish(of: Task { await model.start(with: model[firstScreen]) }, within: .milliseconds(150))
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

extension AppModel {
    /// What a screen shows.
    subscript(screen: Screen) -> any ScreenModel {
        switch screen {
        case .suggestions: suggestions
        case .shortcuts: voiceShortcuts
        case .gallery: gallery
        case .history: history
        case .privacy: privacy
        }
    }
}

/// Waits until a task has ended, but no longer than a time; the task goes on.
private func finish(of task: Task<Void, Never>, within time: Duration) async {
    let (end, continuation) = AsyncStream<Never>.makeStream()
    let waiting = Task {
        await task.value
        continuation.finish()
    }
    let timer = Task {
        try? await Task.sleep(for: time)
        continuation.finish()
    }
    for await _ in end {}
    timer.cancel()
    waiting.cancel()
}

/// The screens of the window, by the names under which they are asked for.
enum Screen: String, CaseIterable {
    case suggestions, shortcuts, gallery, history, privacy
}
