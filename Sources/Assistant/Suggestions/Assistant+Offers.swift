import Prediction
import ShortcutModel

extension Assistant {
    /// The most shortcuts that an app may offer in one list.
    public static let offerLimit = 100

    /// Replaces what an app offers although it has not been done; an empty list removes it.
    public func setSuggestions(_ shortcuts: [ShortcutValue], of app: String) async throws {
        try await setOffers(shortcuts.map { ($0, nil) }, kind: .suggestion, of: app)
    }

    /// Replaces the media that an app has to play next; an empty list removes it.
    public func setUpcomingMedia(_ shortcuts: [ShortcutValue], of app: String) async throws {
        try await setOffers(shortcuts.map { ($0, nil) }, kind: .media, of: app)
    }

    /// Replaces what an app calls relevant at some time or place; an empty list removes it.
    public func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue], of app: String) async throws {
        try await setOffers(shortcuts.map { ($0.shortcut, $0) }, kind: .relevant, of: app)
    }

    private func setOffers(
        _ list: [(shortcut: ShortcutValue, relevant: RelevantShortcutValue?)], kind: OfferKind, of app: String
    ) async throws {
        do throws(AssistantError) {
            guard let installed = registry[app] else { throw .unknownApp(app) }
            guard list.count <= Self.offerLimit else {
                throw AssistantError(
                    .invalidArgument, app,
                    "\(list.count) shortcuts are more than the \(Self.offerLimit) that an app may offer.",
                    mend: "Offer the most useful ones.")
            }
            for (shortcut, _) in list { try installed.checkOffer(shortcut) }
        } catch {
            await refuse(error, from: app)
            throw error
        }
        do {
            try await store.setOffers(
                list.map { shortcut, relevant in
                    // What was only offered was not done: it says nothing of habits.
                    (
                        NewAction(
                            pattern: ActionPattern(shortcut, of: app, declaredBy: registry[app]), shortcut: shortcut),
                        relevant
                    )
                }, kind: kind, of: app)
            offers = try await store.offers()
        } catch {
            throw storeFailed(error)
        }
        actionCache.removeAll()
        if !offers.contains(where: { $0.app == app }) { learning.learnt.engine.setOffers([], of: app) }
        sendOffersToEngine(at: configuration.now())
        announce(.shortcuts)
    }
}

extension InstalledApp {
    /// Checks a shortcut that the app offers, or to which a phrase is given.
    ///
    /// It may have any values when the person can set them up; otherwise they must be a declared combination.
    func checkOffer(_ shortcut: ShortcutValue) throws(AssistantError) {
        let rules = DonationRules(app: self, now: 0)
        switch shortcut {
        case .intent(let intent):
            if self.intent(intent.className)?.isConfigurable == true { return }
            try rules.check(intent)
        case .activity(let activity):
            guard manifest.activityTypes.contains(activity.activityType) else {
                _ = try rules.check(activity)
                return
            }
            guard activity.title?.isEmpty == false else {
                throw AssistantError(
                    .invalidArgument, activity.activityType,
                    "An activity of type '\(activity.activityType)' has no title, so it can't be offered.",
                    mend: "Set its title.")
            }
        }
    }
}
