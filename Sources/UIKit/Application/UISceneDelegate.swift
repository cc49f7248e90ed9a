/// What the system tells a scene. All methods are optional.
///
/// The class that conforms is a `UIResponder`, so that the system can make its object.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The program has started: the place to make the window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The user sees the scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The user opened URLs with the program, which runs already.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// The user took up an activity of this type; its data will follow.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// The user took up an activity, or ran a shortcut that opens the app, which runs already.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// The activity that the user took up could not be read.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// The responders of an activity have brought it up to date.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// What the scene shows, to be shown again when it connects anew. Never asked for: the state of a program is not
    /// kept beyond its end.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// The scene is to show again what its restoration activity says. Never comes, see `stateRestorationActivity(for:)`.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// What the system tells a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
