// An app with a scene and the button for a phrase, in the forms in which public apps have them.

import CoreSpotlight
import Intents
import IntentsUI
import MobileCoreServices
import UIKit
import os.log

@main
class SoupAppDelegate: UIResponder, UIApplicationDelegate {
    let kitchen: String
    var window: UIWindow?

    override init() {
        kitchen = "kitchen"
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let url = launchOptions?[.url] as? URL { os_log("Opened with %{public}@", url.absoluteString) }
        INPreferences.requestSiriAuthorization { status in
            guard status == .authorized else { return os_log(.error, "Not authorized") }
        }
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if userActivity.activityType == CSSearchableItemActionType {
            let item = userActivity.userInfo?[CSSearchableItemActivityIdentifier] as? String
            return item != nil
        }
        return userActivity.interaction?.intent is INPlayMediaIntent
    }

    func applicationWillResignActive(_ application: UIApplication) {}

    func applicationWillTerminate(_ application: UIApplication) {}
}

class SoupSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = SoupPhraseController(soup: "Tomato")
        window.makeKeyAndVisible()
        self.window = window
        if let activity = connectionOptions.userActivities.first { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        scene.userActivity = userActivity
        window?.rootViewController?.restoreUserActivityState(userActivity)
    }
}

class SoupPhraseController: UIViewController {
    private let soup: String
    private let button = INUIAddVoiceShortcutButton(style: .automatic)

    init(soup: String) {
        self.soup = soup
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: "org.example.soup.order")
        let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeItem as String)
        attributes.contentDescription = soup
        attributes.domainIdentifier = "soups"
        activity.contentAttributeSet = attributes
        userActivity = activity
        button.shortcut = INShortcut(userActivity: activity)
        button.delegate = self
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        ])
    }
}

extension SoupPhraseController: INUIAddVoiceShortcutButtonDelegate {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        addVoiceShortcutViewController.modalPresentationStyle = .overFullScreen
        present(addVoiceShortcutViewController, animated: true)
    }

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    ) {
        present(editVoiceShortcutViewController, animated: true)
    }
}

/// Belongs to no actor, as code from before Swift concurrency does.
class SoupShortcutManager {
    static let shared = SoupShortcutManager()

    func show(_ shortcut: INShortcut, edit existing: INVoiceShortcut?) {
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
        if let existing {
            let controller = INUIEditVoiceShortcutViewController(voiceShortcut: existing)
            controller.delegate = SoupControllerDelegate()
            root.present(controller, animated: true)
        } else {
            let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
            controller.modalPresentationStyle = .formSheet
            root.present(controller, animated: true, completion: nil)
        }
    }

    func topController() -> UIViewController? {
        var top = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?
            .rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }
}

class SoupControllerDelegate: NSObject, INUIEditVoiceShortcutViewControllerDelegate {
    private var phrase: String?

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: Error?
    ) {
        phrase = voiceShortcut?.invocationPhrase
        controller.dismiss(animated: true)
    }

    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    ) {
        controller.presentingViewController?.dismiss(animated: true, completion: nil)
    }

    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
        controller.dismiss(animated: true) { [weak self] in self?.phrase = nil }
    }
}

class SoupCardController: UIViewController, INUIHostedViewControlling, INUIHostedViewSiriProviding {
    var displaysMessage: Bool { true }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        view.layoutIfNeeded()
        completion(true, parameters, extensionContext?.hostedViewMaximumAllowedSize ?? .zero)
    }
}
