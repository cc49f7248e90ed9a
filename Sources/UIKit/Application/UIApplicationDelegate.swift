import GTK

/// What the system tells the program. All methods are optional.
///
/// A class that is the program's entry point is a `UIResponder` marked `@main`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The program has started.
    ///
    /// - Parameter launchOptions: What the launch is for; nil when the user just started the program.
    /// - Returns: False if the activity that the launch is for is not to follow: then
    ///   `application(_:continue:restorationHandler:)` is not called for it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The user took up an activity of this type; its data will follow, whatever this returns: true if the
    /// delegate tells the user that it is on its way.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// The user took up an activity, or ran a shortcut that opens the app.
    ///
    /// - Parameter restorationHandler: may be called, at any time on the main thread, with objects whose
    ///   `restoreUserActivityState(_:)` the system should call.
    /// - Returns: whether the activity was handled.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// The activity that was announced could not be read, and does not come.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// The user opened a URL with the program.
    ///
    /// - Returns: whether the URL was opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// An intent that the app's extension left to the app with the code `handleInApp`. Without this method the intent comes
    /// with an activity, as others do.
    ///
    /// - Parameter completionHandler: to be called with the answer, which nobody waits for on a desktop.
    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

    /// How the program's scene is made. A scene whose configuration has a delegate class takes up activities and URLs in
    /// place of this delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The program has become visible.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The last window is closed, and the program ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// The object that handles an intent inside of the app, or nil.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Runs the program with a delegate of this class; says so and ends with status 1 where there is no display.
    public static func main() {
        // Before the delegate is made: it may have views from the beginning.
        MainLoop.openDisplayOrExit()
        guard let delegate = Self(coder: NSCoder()) else {
            let problem = "\(Self.self).init?(coder:) makes no delegate; leave it out, or let it call init().\n"
            FileHandle.standardError.write(Data(problem.utf8))
            exit(1)
        }
        exit(UIApplication.run(delegate))
    }
}

extension UIApplicationDelegate {

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) { application.delegateHandlesIntents = false }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
}
