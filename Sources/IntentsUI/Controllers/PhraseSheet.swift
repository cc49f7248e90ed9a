import Bus
import GTK
import Intents
import ShortcutModel
import ShortcutProtocol
import ShortcutViews

/// What the sheets for adding and for editing do alike: they show the form, let the service describe the shortcut and
/// check the phrase, and tell their delegate once how it ended.
final class PhraseSheet {
    let form: PhraseForm
    let service: any ShortcutService
    private let shortcut: INShortcut
    private let identifier: String?
    private(set) var isFinished = false

    /// - Parameter identifier: of the shortcut that has a phrase; nil for one to be added.
    init(_ shortcut: INShortcut, identifier: String? = nil, service: any ShortcutService) {
        self.shortcut = shortcut
        self.identifier = identifier
        self.service = service
        form = PhraseForm(identifier == nil ? .add : .change)
        form.explain = Self.explanation
        form.check = { [service] in try await service.checkPhrase($0, changing: identifier) }
    }

    /// Gives a controller the sheet's bar, title and style.
    func furnish(_ controller: UIViewController) {
        controller.sheetHeader = form.header
        controller.sheetCloseHandler = { [weak self] in self?.form.onCancel?() }
        controller.modalPresentationStyle = .formSheet
        controller.title = form.title
    }

    /// Shows the form, and what the shortcut is as soon as the service has said it.
    func show(in view: UIView) {
        view.fill(with: form.content)
        guard let value = try? ShortcutValue(shortcut) else { return }
        if identifier == nil, let phrase = value.suggestedInvocationPhrase { form.propose(phrase) }
        Task { [weak self, service] in
            let description = await ShortcutDescription.asking(service, about: value)
            guard let self else { return }
            form.show(description, picture: value.image)
            guard identifier == nil else { return }
            form.propose(value.suggestedInvocationPhrase ?? description.suggestedPhrase ?? description.title)
        }
    }

    /// Does what the user wanted.
    ///
    /// - Returns: an error that ends the sheet; another phrase may still be accepted after all others, which the form
    ///   shows.
    func attempt(_ action: () async throws -> Void) async -> (any Error)? {
        do {
            try await action()
            return nil
        } catch let error as BusError where error.concernsPhrase {
            form.showFailure(error.message)
            return nil
        } catch {
            return error
        }
    }

    /// Tells the delegate, once; without one the sheet goes by itself.
    func finish<Delegate>(_ controller: UIViewController, _ delegate: Delegate?, _ tell: (Delegate) -> Void) {
        guard !isFinished else { return }
        isFinished = true
        guard let delegate else { return controller.dismiss(animated: true) }
        tell(delegate)
    }

    /// What an error of the service means to the user.
    static func explanation(of error: any Error) -> String {
        guard let error = error as? BusError else { return "\(error)" }
        return error.isServiceUnknown || error.isNoReply || error.isDisconnected
            ? localized("The shortcuts service can’t be reached.") : error.message
    }
}

extension BusError {
    /// Whether another phrase would be accepted.
    fileprivate var concernsPhrase: Bool {
        switch ShortcutsError(self) {
        case .phraseTaken, .invalidArgument: true
        default: false
        }
    }
}
