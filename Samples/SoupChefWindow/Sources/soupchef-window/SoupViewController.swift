import GTK
import IntentsUI
import SoupKit

/// Chooses a soup, orders it, and lets the user give that order a phrase.
final class SoupViewController: UIViewController {
    private let soups = Menu.soups.filter { !$0.isSoldOut }
    private let kitchen = Kitchen()
    private lazy var menu = DropDown(soups.map(\.name))
    private let status = Label("What may it be today?").wrap(centered: true)
    private let siriButton = INUIAddVoiceShortcutButton(style: .automaticOutline)

    private var order: Order { Order(soup: soups[menu.selected]) }

    override func viewDidLoad() {
        title = "Soup Chef"
        addColumn([menu, Button("Order") { [weak self] in self?.placeOrder() }, status], to: view)
        addSiriButton(to: view)
        menu.onSelect { [weak self] _ in self?.offerShortcut() }
        offerShortcut()
    }

    // MARK: Ordering

    private func placeOrder() {
        do {
            let (number, waitTime) = try kitchen.take(order)
            status.text = "\(order.description): ready in \(waitTime) minutes"
            donate(order, number: number)
        } catch {
            status.text = "The kitchen takes no orders: \(error.localizedDescription)"
        }
    }

    private func donate(_ order: Order, number: Int) {
        let interaction = INInteraction(intent: order.intent, response: nil)
        interaction.identifier = "order-\(number)"
        interaction.groupIdentifier = order.soup.identifier
        Task {
            do { try await interaction.donate() } catch { status.text = "The order was not learnt: \(error)" }
        }
    }

    // MARK: The button

    private func addSiriButton(to view: UIView) {
        siriButton.translatesAutoresizingMaskIntoConstraints = false
        siriButton.delegate = self
        view.addSubview(siriButton)
        view.centerXAnchor.constraint(equalTo: siriButton.centerXAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: siriButton.bottomAnchor, constant: 32).isActive = true
    }

    /// The button always stands for the soup that is chosen, and knows whether that has a phrase.
    private func offerShortcut() { siriButton.shortcut = INShortcut(intent: order.intent) }

    // MARK: Coming back

    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        if let intent = userActivity.interaction?.intent as? OrderSoupIntent, let order = Order(intent) {
            status.text = "To be ordered: \(order.description)"
        } else if let order = Activities.order(userActivity) {
            status.text = "A party to plan: \(order.description)"
        } else {
            status.text = "This is the menu."
        }
    }

    // MARK: Layout

    /// GTK's own widgets in a view.
    private func addColumn(_ widgets: [Widget], to view: UIView) {
        let column = UIView()
        column.fill(with: Box(.vertical, spacing: 18, widgets))
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.widthAnchor.constraint(equalToConstant: 300),
        ])
    }
}

extension SoupViewController: INUIAddVoiceShortcutButtonDelegate {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        addVoiceShortcutViewController.delegate = self
        addVoiceShortcutViewController.modalPresentationStyle = .formSheet
        present(addVoiceShortcutViewController, animated: true, completion: nil)
    }

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        editVoiceShortcutViewController.delegate = self
        editVoiceShortcutViewController.modalPresentationStyle = .formSheet
        present(editVoiceShortcutViewController, animated: true, completion: nil)
    }
}

extension SoupViewController: INUIAddVoiceShortcutViewControllerDelegate {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true, completion: nil)
        if let voiceShortcut {
            status.text = "Say “\(voiceShortcut.invocationPhrase)” to order it again."
        } else if let error {
            status.text = error.localizedDescription
        }
    }

    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        controller.dismiss(animated: true, completion: nil)
    }
}

extension SoupViewController: INUIEditVoiceShortcutViewControllerDelegate {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true, completion: nil)
        if let error { status.text = error.localizedDescription }
    }

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        controller.dismiss(animated: true, completion: nil)
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        controller.dismiss(animated: true, completion: nil)
    }
}
