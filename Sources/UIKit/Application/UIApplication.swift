import GTK

/// The running program.
open class UIApplication: UIResponder {
    /// Keys of what a launch was for.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    static var running: UIApplication?

    /// The one application object of the process.
    public static var shared: UIApplication {
        if let running { return running }
        let made = UIApplication()
        running = made
        return made
    }

    open weak var delegate: (any UIApplicationDelegate)?

    /// The GTK application, while ``run(_:identifier:)`` runs.
    var application: Application?
    private var keptDelegate: (any UIApplicationDelegate)?

    /// Runs the program's main loop with a delegate until its last window is closed.
    ///
    /// - Parameter identifier: the bundle identifier, which is the name of the desktop file.
    /// - Returns: the status to exit with.
    public static func run(_ delegate: any UIApplicationDelegate, identifier: String) -> Int32 {
        let shared = UIApplication.shared
        shared.delegate = delegate
        shared.keptDelegate = delegate
        let application = Application(identifier: identifier)
        shared.application = application
        var isLaunched = false
        application.onActivate {
            guard !isLaunched else { return }
            isLaunched = true
            if !delegate.application(shared, didFinishLaunchingWithOptions: nil) { application.quit() }
        }
        return application.run()
    }

    /// Hands an activity to the delegate, as when the system opens the app for it.
    ///
    /// - Returns: whether the delegate took it up.
    @discardableResult
    public func continueActivity(_ activity: NSUserActivity) -> Bool {
        guard let delegate else { return false }
        guard delegate.application(self, willContinueUserActivityWithType: activity.activityType) else { return false }
        return delegate.application(self, continue: activity) { restorers in
            for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
        }
    }
}
