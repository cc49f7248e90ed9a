// A program with windows for the tests: a button that adds a shortcut, and a line that says what the program was told.

import GTK
import IntentsUI

@main
final class AddButtonProgram: UIResponder, UIApplicationDelegate {
    private let controller = OrderController()
    private var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 560, height: 420))
        controller.title = "Orders"
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([controller])
        return true
    }
}

final class OrderController: UIViewController, INUIAddVoiceShortcutButtonDelegate {
    private let status = Label("Nothing happened yet")
    private let button = INUIAddVoiceShortcutButton(style: .automaticOutline)

    override func viewDidLoad() {
        let activity = NSUserActivity(activityType: "org.inkling.AddButtonProgram.order")
        activity.title = "Order <b>tomato</b> soup"
        activity.userInfo = ["soup": "tomato"]
        activity.suggestedInvocationPhrase = "Soup time"
        button.shortcut = INShortcut(userActivity: activity)
        button.delegate = self

        let line = UIView()
        line.fill(with: status)
        for view in [button, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
            view.centerXAnchor.constraint(equalTo: self.view.centerXAnchor).isActive = true
        }
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        line.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 18).isActive = true
    }

    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        status.text = "Continued \(userActivity.userInfo?["soup"] as? String ?? "nothing")"
    }

    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        addVoiceShortcutViewController.delegate = self
        present(addVoiceShortcutViewController, animated: true)
    }

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        editVoiceShortcutViewController.delegate = self
        present(editVoiceShortcutViewController, animated: true)
    }
}

extension OrderController: INUIAddVoiceShortcutViewControllerDelegate {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true)
        status.text = voiceShortcut.map { "Added \($0.invocationPhrase)" } ?? "Failed"
    }

    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
        controller.dismiss(animated: true)
        status.text = "Cancelled"
    }
}

extension OrderController: INUIEditVoiceShortcutViewControllerDelegate {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true)
        status.text = voiceShortcut.map { "Updated \($0.invocationPhrase)" } ?? "Failed"
    }

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        controller.dismiss(animated: true)
        status.text = "Deleted"
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        controller.dismiss(animated: true)
        status.text = "Cancelled"
    }
}
