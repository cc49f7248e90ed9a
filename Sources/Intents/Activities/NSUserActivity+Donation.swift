import Dispatch
import ShortcutModel

/// What fills an activity's state beside its delegate: the responders that show it.
package protocol UserActivityStateKeeper: AnyObject {
    @MainActor func updateState(of activity: NSUserActivity)
}

private enum MainQueue {
    private static let mark = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// In a program without a main loop, such as a test, other threads serve the main queue.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}

extension NSUserActivity {
    /// Sends the activity on, after it was brought up to date if the app asked for that.
    final func donate() {
        guard needsSave, let keeper = stateKeeper else {
            saveIfNeeded()
            return send()
        }
        // The responders are the main thread's. Nothing here touches the activity after this, and an app that asks for its
        // state by `needsSave` leaves it to them.
        nonisolated(unsafe) let (activity, responders) = (self, keeper)
        let save: @MainActor @Sendable () -> Void = {
            responders.updateState(of: activity)
            activity.saveIfNeeded()
            activity.send()
        }
        if MainQueue.isCurrent { MainActor.assumeIsolated(save) } else { Task { await save() } }
    }

    private func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }

    private func send() {
        let donation = Result { try activityDonation() }
        ServiceCall(.donatingInteraction, "Donating the activity \(activityType) failed", isOrdered: false)
            .run(nil) { try await $0.donate(donation.get()) }
    }

    private func activityDonation() throws -> Donation {
        let now = Date()
        // Activities have no group of their own; theirs is the item that they are about.
        return Donation(
            identifier: UUID().uuidString, groupIdentifier: contentAttributeSet?.relatedUniqueIdentifier,
            action: .activity(try ActivityValue(self)), date: now.timeIntervalSince1970,
            utcOffset: TimeZone.current.secondsFromGMT(for: now) / 60)
    }

    /// Deletes the donated activities that have one of these persistent identifiers.
    ///
    /// - Parameters:
    ///   - persistentIdentifiers: The identifiers that the app gave its activities.
    ///   - handler: Called once, on a background thread, when they are deleted. A failure is logged.
    @preconcurrency public static func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        delete(handler) { try await $0.deleteActivities(persistentIdentifiers) }
    }

    /// Deletes the donated activities that have one of these persistent identifiers.
    public static func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        await withCheckedContinuation { continuation in
            deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { continuation.resume() }
        }
    }

    /// Deletes all activities that this app donated.
    ///
    /// - Parameter handler: Called once, on a background thread, when they are deleted. A failure is logged.
    @preconcurrency public static func deleteAllSavedUserActivities(
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        delete(handler) { try await $0.deleteAllActivities() }
    }

    /// Deletes all activities that this app donated.
    public static func deleteAllSavedUserActivities() async {
        await withCheckedContinuation { continuation in
            deleteAllSavedUserActivities { continuation.resume() }
        }
    }

    private static func delete(
        _ handler: @escaping @Sendable () -> Void,
        _ body: @escaping @Sendable (any ShortcutService) async throws -> Void
    ) {
        ServiceCall(.deletingAllInteractions, "Deleting donated activities failed").run(body) { result in
            if case .failure(let error) = result { Log.warning(error.description) }
            handler()
        }
    }
}
