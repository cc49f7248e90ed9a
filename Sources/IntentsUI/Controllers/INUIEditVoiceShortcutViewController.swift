import Bus
import GTK
import Intents
import ShortcutModel
import ShortcutProtocol

/// What is told how the editing of a phrase ended. In every case the delegate dismisses the controller.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
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
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    private let voiceShortcut: INVoiceShortcut
    private let sheet: PhraseSheet
    private var watching: Task<Void, Never>?

    /// Creates the sheet for a shortcut that has a phrase.
    public convenience init(voiceShortcut: INVoiceShortcut) {
        self.init(voiceShortcut: voiceShortcut, service: CurrentService.service)
    }

    init(voiceShortcut: INVoiceShortcut, service: any ShortcutService) {
        self.voiceShortcut = voiceShortcut
        sheet = PhraseSheet(
            voiceShortcut.shortcut, identifier: voiceShortcut.identifier.uuidString, service: service)
        super.init(nibName: nil, bundle: nil)
        sheet.furnish(self)
    }

    public required init?(coder: NSCoder) { nil }

    private var identifier: String { voiceShortcut.identifier.uuidString }

    open override func viewDidLoad() {
        super.viewDidLoad()
        sheet.form.onCancel = { [weak self] in self?.cancel() }
        sheet.form.onSubmit = { [weak self] in await self?.change(to: $0) }
        sheet.form.onDelete = { [weak self] in await self?.delete() }
        sheet.form.propose(voiceShortcut.invocationPhrase)
        sheet.show(in: view)
        watchForDeletion()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sheet.form.focus()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watching?.cancel()
    }

    /// Another window, or the command line, may delete or change the shortcut while it is being edited here.
    private func watchForDeletion() {
        watching = Task { [weak self, service = sheet.service, identifier] in
            guard let changes = try? await service.voiceShortcutChanges() else { return }
            for await _ in changes {
                guard let self, !sheet.isFinished else { return }
                do {
                    if let now = try await service.voiceShortcut(identifier) {
                        sheet.form.propose(now.phrase)
                    } else if !sheet.isFinished {
                        sheet.form.close(localized("This shortcut was deleted somewhere else."))
                    }
                } catch {
                    sheet.form.showFailure(PhraseSheet.explanation(of: error))
                }
            }
        }
    }

    private func change(to phrase: String) async {
        let failure = await sheet.attempt {
            let changed = try await sheet.service.changeVoiceShortcut(identifier, phrase: phrase)
            finish { $0.editVoiceShortcutViewController(self, didUpdate: INVoiceShortcut(changed), error: nil) }
        }
        if let failure { fail(.voiceShortcutCreationFailed, "The phrase could not be changed: \(failure)", failure) }
    }

    private func delete() async {
        do {
            try await sheet.service.deleteVoiceShortcut(identifier)
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

    private func finish(_ tell: (any INUIEditVoiceShortcutViewControllerDelegate) -> Void) {
        sheet.finish(self, delegate, tell)
    }
}
