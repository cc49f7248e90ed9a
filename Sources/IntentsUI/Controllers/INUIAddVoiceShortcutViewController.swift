import Bus
import GTK
import Intents
import ShortcutModel
import ShortcutProtocol
import ShortcutViews

/// What is told how the adding of a shortcut ended. In every case the delegate dismisses the controller.
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
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
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    private let shortcut: INShortcut
    private let service: any ShortcutService
    private let form = PhraseForm(.add)
    private var isFinished = false

    /// Creates the sheet for a shortcut.
    public convenience init(shortcut: INShortcut) {
        self.init(shortcut: shortcut, service: CurrentService.service)
    }

    init(shortcut: INShortcut, service: any ShortcutService) {
        self.shortcut = shortcut
        self.service = service
        super.init()
        sheetHeader = form.header
        sheetCloseHandler = { [weak self] in self?.cancel() }
        modalPresentationStyle = .formSheet
        title = localized("Add Shortcut")
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(with: form.content)
        form.check = { [service] in try await service.checkPhrase($0, changing: nil) }
        form.onCancel = { [weak self] in self?.cancel() }
        form.onSubmit = { [weak self] in await self?.add($0) }
        Task { [weak self] in await self?.describe() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        form.focus()
    }

    private func describe() async {
        guard let value = try? ShortcutValue(shortcut) else { return }
        if let phrase = value.suggestedInvocationPhrase { form.propose(phrase) }
        let description = await ShortcutDescription.asking(service, about: value)
        form.show(description, picture: value.image)
        form.propose(value.suggestedInvocationPhrase ?? description.suggestedPhrase ?? description.title)
    }

    private func add(_ phrase: String) async {
        do {
            let added = try await service.addVoiceShortcut(ShortcutValue(shortcut), phrase: phrase)
            finish(with: INVoiceShortcut(added), error: nil)
        } catch let error as BusError where error.concernsPhrase {
            form.showFailure(error.message)
        } catch {
            let message = "The shortcut could not be added: \(error)"
            finish(with: nil, error: INIntentError(.voiceShortcutCreationFailed, message, cause: error))
        }
    }

    private func finish(with voiceShortcut: INVoiceShortcut?, error: INIntentError?) {
        guard !isFinished else { return }
        isFinished = true
        guard let delegate else { return dismiss(animated: true) }
        delegate.addVoiceShortcutViewController(self, didFinishWith: voiceShortcut, error: error)
    }

    private func cancel() {
        guard !isFinished else { return }
        isFinished = true
        guard let delegate else { return dismiss(animated: true) }
        delegate.addVoiceShortcutViewControllerDidCancel(self)
    }
}

extension BusError {
    /// Whether another phrase would be accepted.
    var concernsPhrase: Bool {
        switch ShortcutsError(self) {
        case .phraseTaken, .invalidArgument: true
        default: false
        }
    }
}
