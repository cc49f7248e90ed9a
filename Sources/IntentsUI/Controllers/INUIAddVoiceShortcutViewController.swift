import Intents
import ShortcutModel

/// What is told how the adding of a shortcut ended. In every case the delegate dismisses the controller.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// The shortcut was added, or could not be.
    ///
    /// - Parameters:
    ///   - voiceShortcut: the shortcut with the user's phrase; nil when there is an error.
    ///   - error: an `INIntentError` with the code 7000.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    /// The user changed their mind; nothing was added.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The sheet in which the user gives a shortcut its phrase.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    private let shortcut: INShortcut
    private let sheet: PhraseSheet

    /// Creates the sheet for a shortcut.
    public convenience init(shortcut: INShortcut) {
        self.init(shortcut: shortcut, service: CurrentService.service)
    }

    init(shortcut: INShortcut, service: any ShortcutService) {
        self.shortcut = shortcut
        sheet = PhraseSheet(shortcut, service: service)
        super.init(nibName: nil, bundle: nil)
        sheet.furnish(self)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        sheet.form.onCancel = { [weak self] in self?.cancel() }
        sheet.form.onSubmit = { [weak self] in await self?.add($0) }
        sheet.show(in: view)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sheet.form.focus()
    }

    private func add(_ phrase: String) async {
        let failure = await sheet.attempt {
            let added = try await sheet.service.addVoiceShortcut(ShortcutValue(shortcut), phrase: phrase)
            finish(with: INVoiceShortcut(added), error: nil)
        }
        guard let failure else { return }
        let message = "The shortcut could not be added: \(failure)"
        finish(with: nil, error: INIntentError(.voiceShortcutCreationFailed, message, cause: failure))
    }

    private func finish(with voiceShortcut: INVoiceShortcut?, error: INIntentError?) {
        sheet.finish(self, delegate) {
            $0.addVoiceShortcutViewController(self, didFinishWith: voiceShortcut, error: error)
        }
    }

    private func cancel() { sheet.finish(self, delegate) { $0.addVoiceShortcutViewControllerDidCancel(self) } }
}
