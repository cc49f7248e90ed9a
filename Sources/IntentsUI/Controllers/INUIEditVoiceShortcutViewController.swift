import Bus
import GTK
import Intents
import ShortcutModel
import ShortcutProtocol
import ShortcutViews

/// What is told how the editing of a phrase ended. In every case the delegate dismisses the controller.
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// The phrase was changed, or could not be.
    ///
    /// - Parameters:
    ///   - voiceShortcut: the shortcut with its new phrase; nil when there is an error.
    ///   - error: an `INIntentError` with the code 7000, or 7002 when it was to be deleted.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    /// The user deleted the phrase.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)

    /// The user changed their mind; nothing was changed.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The sheet in which the user changes the phrase of a shortcut, or deletes it.
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    private let voiceShortcut: INVoiceShortcut
    private let service: any ShortcutService
    private let form = PhraseForm(.change)
    private var isFinished = false
    private var watching: Task<Void, Never>?

    /// Creates the sheet for a shortcut that has a phrase.
    public convenience init(voiceShortcut: INVoiceShortcut) {
        self.init(voiceShortcut: voiceShortcut, service: CurrentService.service)
    }

    init(voiceShortcut: INVoiceShortcut, service: any ShortcutService) {
        self.voiceShortcut = voiceShortcut
        self.service = service
        super.init()
        sheetHeader = form.header
        sheetCloseHandler = { [weak self] in self?.cancel() }
        modalPresentationStyle = .formSheet
        title = localized("Edit Shortcut")
    }

    public required init?(coder: NSCoder) { nil }

    private var identifier: String { voiceShortcut.identifier.uuidString }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(with: form.content)
        form.check = { [service, identifier] in try await service.checkPhrase($0, changing: identifier) }
        form.onCancel = { [weak self] in self?.cancel() }
        form.onSubmit = { [weak self] in await self?.change(to: $0) }
        form.onDelete = { [weak self] in await self?.delete() }
        form.propose(voiceShortcut.invocationPhrase)
        Task { [weak self] in await self?.describe() }
        watchForDeletion()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        form.focus()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watching?.cancel()
    }

    private func describe() async {
        guard let value = try? ShortcutValue(voiceShortcut.shortcut) else { return }
        form.show(await ShortcutDescription.asking(service, about: value), picture: value.image)
    }

    /// Another window, or the command line, may delete or change the shortcut while it is being edited here.
    private func watchForDeletion() {
        watching = Task { [weak self, service, identifier] in
            guard let changes = try? await service.voiceShortcutChanges() else { return }
            for await _ in changes {
                guard let self, !isFinished else { return }
                do {
                    if let now = try await service.voiceShortcut(identifier) {
                        form.propose(now.phrase)
                    } else if !isFinished {
                        form.close(localized("This shortcut was deleted somewhere else."))
                    }
                } catch {
                    form.showFailure(localized("The shortcuts service can't be reached."))
                }
            }
        }
    }

    private func change(to phrase: String) async {
        do {
            let changed = try await service.changeVoiceShortcut(identifier, phrase: phrase)
            finish { $0.editVoiceShortcutViewController(self, didUpdate: INVoiceShortcut(changed), error: nil) }
        } catch let error as BusError where error.concernsPhrase {
            form.showFailure(error.message)
        } catch {
            fail(.voiceShortcutCreationFailed, "The phrase could not be changed: \(error)", error)
        }
    }

    private func delete() async {
        do {
            try await service.deleteVoiceShortcut(identifier)
        } catch let error as BusError where ShortcutsError(error) == .notFound {
            // Somebody else was faster; it is gone, as the user wished.
        } catch {
            return fail(.voiceShortcutDeleteFailed, "The shortcut could not be deleted: \(error)", error)
        }
        finish {
            $0.editVoiceShortcutViewController(
                self, didDeleteVoiceShortcutWithIdentifier: voiceShortcut.identifier)
        }
    }

    private func fail(_ code: INIntentError.Code, _ message: String, _ cause: any Error) {
        let error = INIntentError(code, message, cause: cause)
        finish { $0.editVoiceShortcutViewController(self, didUpdate: nil, error: error) }
    }

    private func cancel() { finish { $0.editVoiceShortcutViewControllerDidCancel(self) } }

    /// Tells the delegate, once; without one the sheet goes by itself.
    private func finish(_ tell: (any INUIEditVoiceShortcutViewControllerDelegate) -> Void) {
        guard !isFinished else { return }
        isFinished = true
        guard let delegate else { return dismiss(animated: true) }
        tell(delegate)
    }
}
