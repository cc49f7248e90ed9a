extension UIApplication {
    /// Posted when the delegate has been told that the program has started.
    public nonisolated static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted when the program has become visible.
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the last window is closed, and the program ends.
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    /// Whether the user sees the program.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// Whether the user sees the program: it is active while it shows a window.
    public final var applicationState: State { windows.isEmpty ? .background : .active }

    func becomeActive() {
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    func terminate() {
        scene.map { $0.delegate?.sceneDidDisconnect($0) }
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
}
