import GTK

/// The running program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Keys of what a launch was for.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program was opened to continue an activity: a dictionary that tells of it. The activity itself comes
        /// later, to the delegate's `application(_:continue:restorationHandler:)`.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")

        /// The program was opened with a URL.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// In the dictionary under ``userActivityDictionary``: the activity's type.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// Keys of what is known of a URL that is opened. Nothing is, on a desktop.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
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

    /// Hears of what happens to the program.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows that are shown, the one shown last at the end.
    public internal(set) final var windows: [UIWindow] = []

    /// The window that was shown last.
    public final var keyWindow: UIWindow? { windows.last }

    /// The program's scene, if it has one.
    public final var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
    package var scene: UIScene?

    /// The GTK application, while ``run(_:)`` runs.
    private(set) var application: Application?
    private var keptDelegate: (any UIApplicationDelegate)?
    private var server: ApplicationServer?
    private var isLaunched = false
    /// Made false by the form that stands in where the delegate has no `application(_:handle:completionHandler:)`.
    var delegateHandlesIntents = true

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
        let status = application.run()
        if shared.isLaunched { shared.terminate() }
        return status
    }

    /// Puts the program on the bus. By hand started, it shows itself at once; the bus says what it wants.
    private func start(asService isService: Bool) async {
        do {
            server = try await ApplicationServer.start(self)
            if server == nil { return await showOther() }
        } catch {
            NSLog("%@", "Shortcuts can't open this program: \(error)")
        }
        guard !isService else {
            try? await Task.sleep(for: .seconds(30))
            if !isLaunched { application?.quit() }
            return
        }
        launch()
    }

    /// - Parameters:
    ///   - activityType: The type of the activity that the launch is for.
    ///   - activity: The activity, if it could be read.
    ///   - urls: The URLs that the launch is for.
    /// - Returns: Whether the delegate wants to be given the activity that it is launched for, which is so once it runs.
    @discardableResult private func launch(
        continuing activityType: String? = nil, _ activity: NSUserActivity? = nil, opening urls: [URL] = []
    ) -> Bool {
        guard !isLaunched, let delegate else { return true }
        isLaunched = true
        var options: [LaunchOptionsKey: Any] = [:]
        if let activityType {
            options[.userActivityDictionary] = [LaunchOptionsKey.userActivityType: activityType]
        }
        options[.url] = urls.first
        let isWanted = delegate.application(self, didFinishLaunchingWithOptions: options.isEmpty ? nil : options)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        let activities = isWanted ? activity.map { [$0] } ?? [] : []
        connectScene(
            UIScene.ConnectionOptions(
                userActivities: Set(activities), urlContexts: Set(urls.map(UIOpenURLContext.init))))
        becomeActive()
        // From now on it is the windows that keep the program running.
        application?.release()
        return isWanted
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
        if let scene, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            sceneDelegate.scene(scene, continue: activity)
            return true
        }
        guard let delegate else { return false }
        // What it returns is about who tells the user; the activity comes in any case.
        _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
        return delegate.application(self, continue: activity) { restorers in
            for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
        }
    }
}

extension UIApplication {
    /// The responders of an activity have brought it up to date.
    func activityWasUpdated(_ activity: NSUserActivity) {
        if let scene, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, didUpdate: activity)
        } else {
            delegate?.application(self, didUpdate: activity)
        }
    }
}

extension UIApplication: ApplicationEvents {
    package func activate() {
        launch()
        application?.presentWindows()
    }

    package func open(_ locations: [URL]) {
        let isCold = !isLaunched
        launch(opening: locations)
        if let scene, let sceneDelegate = scene.delegate {
            // A scene that was just connected has them.
            if !isCold { sceneDelegate.scene(scene, openURLContexts: Set(locations.map(UIOpenURLContext.init))) }
        } else {
            for location in locations { _ = delegate?.application(self, open: location, options: [:]) }
        }
    }

    package func continueActivity(_ delivery: ActivityDelivery) -> Bool {
        let activity = delivery.userActivity()
        if delivery.isToBeHandled, let intent = activity.interaction?.intent {
            guard launch(continuing: activity.activityType), let delegate else { return false }
            delegateHandlesIntents = true
            delegate.application(self, handle: intent) { _ in }
            return delegateHandlesIntents || continueActivity(activity)
        }
        let isCold = !isLaunched
        guard launch(continuing: activity.activityType, activity) else { return false }
        // A scene that was just connected has it.
        return isCold && scene != nil || continueActivity(activity)
    }

    package func failToContinue(activityType: String, _ error: any Error) {
        guard launch(continuing: activityType), let delegate else { return }
        if let scene, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, willContinueUserActivityWithType: activityType)
            return sceneDelegate.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
        }
        _ = delegate.application(self, willContinueUserActivityWithType: activityType)
        delegate.application(self, didFailToContinueUserActivityWithType: activityType, error: error)
    }

    package func handler(for intent: INIntent) -> Any? { delegate?.application(self, handlerFor: intent) }
}
