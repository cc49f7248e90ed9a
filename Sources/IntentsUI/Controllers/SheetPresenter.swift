import GTK
import Intents

/// Presents the sheets of add buttons above the window in which a button is, for GTK programs that have no view
/// controllers.
///
/// ```swift
/// let presenter = SheetPresenter()
/// button.delegate = presenter
/// ```
@preconcurrency @MainActor public final class SheetPresenter: NSObject {
    /// Called with an error when a sheet ended with one.
    public var onFailure: ((any Error) -> Void)?

    private func ended(_ controller: UIViewController, _ error: (any Error)?) {
        controller.dismiss(animated: true)
        guard let error else { return }
        if let onFailure { onFailure(error) } else { NSLog("%@", "\(error)") }
    }
}

extension SheetPresenter: INUIAddVoiceShortcutButtonDelegate {
    public func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        addVoiceShortcutViewController.delegate = self
        addVoiceShortcutViewController.presentSheet(above: addVoiceShortcutButton.widget.window)
    }

    public func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        editVoiceShortcutViewController.delegate = self
        editVoiceShortcutViewController.presentSheet(above: addVoiceShortcutButton.widget.window)
    }
}

extension SheetPresenter: INUIAddVoiceShortcutViewControllerDelegate {
    public func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        ended(controller, error)
    }

    public func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        ended(controller, nil)
    }
}

extension SheetPresenter: INUIEditVoiceShortcutViewControllerDelegate {
    public func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        ended(controller, error)
    }

    public func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        ended(controller, nil)
    }

    public func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        ended(controller, nil)
    }
}
