import Bus
import GTK
import Intents
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol
import Testing
import UIKit

/// As in most apps: not final, and it does something when it is made.
private class AppDelegate: UIResponder, UIApplicationDelegate {
    static var made: [String] = []
    static var calls: [String] = []

    override init() {
        super.init()
        Self.made.append("\(type(of: self))")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.calls.append("launch")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.calls.append("active") }
}

private final class OtherDelegate: AppDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        AppDelegate.calls += connectionOptions.userActivities.map { "connect \($0.activityType)" }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) { AppDelegate.calls.append("scene active") }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        AppDelegate.calls.append("continue \(userActivity.activityType)")
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        AppDelegate.calls += URLContexts.map { "open \($0.url)" }
    }
}

@Suite("Scenes", .serialized, .mainLoop, .enabled(if: hasDisplay, noDisplay), .timeLimit(.minutes(10)))
@MainActor
struct SceneTests {
    init() { MainLoop.openDisplay() }

    @Test func `a delegate whose class is not final is made by its own init`() throws {
        AppDelegate.made = []
        let type: AppDelegate.Type = OtherDelegate.self
        #expect(try #require(type.init(coder: NSCoder())) is OtherDelegate)
        #expect(AppDelegate.made == ["OtherDelegate"])
    }

    @Test
    func `a scene gets the activity that opens the program when it connects, and later ones and URLs as they come`()
        async throws
    {
        let application = UIApplication.shared
        let (earlier, delegate) = (application.delegate, AppDelegate())
        application.delegate = delegate
        defer { application.delegate = earlier }
        AppDelegate.calls = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { AppDelegate.calls.append("active, all hear") } }
        defer { NotificationCenter.default.removeObserver(observer) }

        let first = ActivityValue(activityType: "org.example.first").busDictionary
        #expect(
            application.continueActivity(
                try ActivityDelivery(parameter: [.dictionary(["activity": .dictionary(first)])])))
        #expect(
            AppDelegate.calls == ["launch", "connect org.example.first", "scene active", "active", "active, all hear"])
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        let window = try #require((scene.delegate as? SceneDelegate)?.window)
        #expect(application.applicationState == .active)
        #expect(scene.keyWindow === window && application.keyWindow === window && window.isKeyWindow)

        AppDelegate.calls = []
        #expect(application.continueActivity(NSUserActivity(activityType: "org.example.second")))
        application.open([URL(filePath: "/tmp/soup")])
        #expect(AppDelegate.calls == ["continue org.example.second", "open file:///tmp/soup"])

        window.window?.close()
        try await wait(for: "the window to be gone") { application.windows.isEmpty }
        #expect(application.applicationState == .background)
    }

    private final class Player: UIResponder, UIApplicationDelegate {
        var handled: [INIntent] = []

        func application(
            _ application: UIApplication, handle intent: INIntent,
            completionHandler: @escaping (INIntentResponse) -> Void
        ) {
            handled.append(intent)
            completionHandler(INPlayMediaIntentResponse(code: .success, userActivity: nil))
        }
    }

    private final class Listener: UIResponder, UIApplicationDelegate {
        var intents: [INIntent] = []

        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            intents += [userActivity.interaction?.intent].compactMap { $0 }
            return true
        }
    }

    @Test func `an intent that is left to the app is handled, or comes with an activity`() throws {
        let application = UIApplication.shared
        let (earlier, scene, player, listener) = (application.delegate, application.scene, Player(), Listener())
        application.scene = nil
        defer { (application.delegate, application.scene) = (earlier, scene) }
        func delivery(_ codeName: String) throws -> ActivityDelivery {
            let intent = IntentValue(className: "INPlayMediaIntent").busDictionary
            let response = IntentResponseValue(code: 6, codeName: codeName).busDictionary
            let activity = ActivityValue(activityType: "INPlayMediaIntent").busDictionary
            return try ActivityDelivery(parameter: [
                .dictionary([
                    "activity": .dictionary(activity), "intent": .dictionary(intent), "response": .dictionary(response),
                ])
            ])
        }
        application.delegate = player
        #expect(application.continueActivity(try delivery("handleInApp")))
        #expect(player.handled.count == 1 && player.handled.first is INPlayMediaIntent)
        application.delegate = listener
        #expect(application.continueActivity(try delivery("handleInApp")))
        #expect(application.continueActivity(try delivery("continueInApp")))
        #expect(listener.intents.count == 2)
    }

    @Test func `a controller takes others in, and knows whose it is`() {
        let (parent, child) = (UIViewController(nibName: nil, bundle: nil), UIViewController())
        parent.addChild(child)
        #expect(parent.children == [child] && child.parent === parent)
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
    }
}
