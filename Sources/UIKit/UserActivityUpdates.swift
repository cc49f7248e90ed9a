/// The responders of each activity, which fill its state when it is about to be sent on.
final class UserActivityUpdates: NSObject, NSUserActivityDelegate {
    private struct WeakResponder { weak var responder: UIResponder? }

    private static var updates: [ObjectIdentifier: UserActivityUpdates] = [:]

    private weak var activity: NSUserActivity?
    private var responders: [WeakResponder] = []

    private init(_ activity: NSUserActivity) {
        self.activity = activity
        super.init()
    }

    /// Moves a responder from one activity to another. An activity that loses its last responder is invalidated.
    static func associate(
        _ responder: UIResponder, with activity: NSUserActivity?, insteadOf former: NSUserActivity?
    ) {
        updates = updates.filter { $0.value.activity != nil }
        if let former, let update = updates[ObjectIdentifier(former)] {
            update.responders.removeAll { $0.responder == nil || $0.responder === responder }
            if update.responders.isEmpty {
                updates[ObjectIdentifier(former)] = nil
                former.invalidate()
            }
        }
        guard let activity else { return }
        let key = ObjectIdentifier(activity)
        let update = updates[key] ?? UserActivityUpdates(activity)
        updates[key] = update
        update.responders.append(WeakResponder(responder: responder))
        if activity.delegate == nil { activity.delegate = update }
    }

    nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {
        nonisolated(unsafe) let userActivity = userActivity  // the call is on the main thread, where it stays
        MainActor.assumeIsolated {
            userActivity.userInfo = [:]
            for entry in responders { entry.responder?.updateUserActivityState(userActivity) }
        }
    }
}
