import IntentsUI
import SoupKit

/// Soup Chef for a desktop. Without a display it says so and ends; the `soupchef` of the other package needs none.
@main
class SoupChefWindow: UIResponder, UIApplicationDelegate {
    private let controller = SoupViewController()
    private var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 420))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// A shortcut opened the app: for an order that the extension can't take, or for a place in the app.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([controller])
        return true
    }
}
