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

    /// The GTK application, while ``run(_:)`` runs.
    private(set) var application: Application?
    private var keptDelegate: (any UIApplicationDelegate)?
    private var server: ApplicationServer?
    private var isLaunched = false

    /// Runs the program with a delegate until its last window is closed.
    ///
    /// The program is put on the bus under the identifier of the installed app that it belongs to, so that shortcuts
    /// can open it; started a second time, it shows itself there. A program that is not installed runs all the same.
    ///
    /// - Parameter arguments: the words of the command line; the bus starts the program with `--gapplication-service`.
    /// - Returns: the status to exit with.
    public static func run(_ delegate: any UIApplicationDelegate, arguments: [String] = CommandLine.arguments) -> Int32
    {
        let shared = UIApplication.shared
        shared.delegate = delegate
        shared.keptDelegate = delegate
        // The name on the bus is the server's; GTK must not ask for it too.
        let application = Application(
            identifier: OwnApp.manifest?.bundleIdentifier ?? "org.inkling.UnnamedApp", isUnique: false)
        shared.application = application
        let isService = arguments.contains("--gapplication-service")
        application.onActivate {
            application.hold()
            Task { await shared.start(asService: isService) }
        }
        return application.run()
    }

    /// Puts the program on the bus. By hand started, it shows itself at once; the bus says what it wants.
    private func start(asService isService: Bool) async {
        do {
            server = try await ApplicationServer.start(self)
            if server == nil { return await showOther() }
        } catch {
            NSLog("%@", "Shortcuts can't open this program: \(error)")
        }
        if !isService { return launch() }
        try? await Task.sleep(for: .seconds(30))
        if !isLaunched { application?.quit() }
    }

    private func launch() {
        guard !isLaunched, let delegate else { return }
        isLaunched = true
        if !delegate.application(self, didFinishLaunchingWithOptions: nil) { application?.quit() }
        // From now on it is the windows that keep the program running.
        application?.release()
    }

    /// Shows the program that runs already, in the place of this one.
    private func showOther() async {
        do {
            try await ApplicationServer.activateRunning()
        } catch {
            NSLog("%@", "The running program could not be shown: \(error)")
        }
        application?.quit()
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

extension UIApplication: ApplicationEvents {
    package func activate() {
        launch()
        application?.presentWindows()
    }

    package func open(_ locations: [URL]) { launch() }

    package func continueActivity(_ delivery: ActivityDelivery) -> Bool {
        launch()
        return continueActivity(delivery.userActivity())
    }

    package func handler(for intent: INIntent) -> Any? { delegate?.application(self, handlerFor: intent) }
}
