/// The responders of one activity: they fill its state before it is sent on, and while one of them is on screen it is
/// the user's current activity.
///
/// The responders hold it, the activity does not: when the last of them has gone or has another activity, this goes too,
/// and with it the activity becomes invalid.
final class UserActivityUpdates: UserActivityStateKeeper {
    private struct WeakResponder { weak var responder: UIResponder? }

    private weak var activity: NSUserActivity?
    private var responders: [WeakResponder] = []

    private init(_ activity: NSUserActivity) { self.activity = activity }

    isolated deinit { activity?.invalidate() }

    /// Those of an activity, this responder among them.
    static func of(_ activity: NSUserActivity, with responder: UIResponder) -> UserActivityUpdates {
        let updates = activity.stateKeeper as? UserActivityUpdates ?? UserActivityUpdates(activity)
        activity.stateKeeper = updates
        updates.responders.append(WeakResponder(responder: responder))
        return updates
    }

    func remove(_ responder: UIResponder) {
        responders.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// A responder is on screen, or has just got the activity. It becomes current when the running code has ended: what
    /// the app sets after the assignment belongs to it.
    func responderAppeared() {
        Task { [weak self] in
            guard let self, isOnScreen else { return }
            activity?.becomeCurrent()
        }
    }

    func responderDisappeared() {
        if !isOnScreen { activity?.resignCurrent() }
    }

    private var isOnScreen: Bool { responders.contains { $0.responder?.isOnScreen == true } }

    func updateState(of activity: NSUserActivity) {
        activity.userInfo = [:]
        for entry in responders { entry.responder?.updateUserActivityState(activity) }
        UIApplication.running?.activityWasUpdated(activity)
    }
}
