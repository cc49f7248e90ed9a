import Prediction
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Keeps and learns what an app's user did. When this returns it is on disk.
    ///
    /// While the person has paused learning, or excluded the app, nothing is kept and nothing is wrong.
    ///
    /// - Parameters:
    ///   - app: The calling app.
    ///   - byteCount: The size of the donation as it arrived.
    /// - Throws: `AssistantError`, when the app's manifest or the rules don't allow it.
    public func donate(_ donation: Donation, from app: String, rung: IdentityRung, byteCount: Int) async throws {
        do {
            guard let installed = registry[app] else { throw AssistantError.unknownApp(app) }
            let rules = DonationRules(app: installed, now: configuration.now())
            if let problem = try rules.check(donation, byteCount: byteCount) { await tell(problem) }
        } catch let error as AssistantError {
            await refuse(error, from: app)
            throw error
        }
        guard learns(from: app) else { return }
        var donation = donation
        donation.surroundings = donation.surroundings.completed(
            by: surroundings(from: donation.date, to: donation.date + donation.duration))
        try await keep([
            NewDonation(app: app, action: newAction(donation.action, of: app), donation: donation, rung: rung)
        ])
    }

    /// Deletes donations of intents by their interactions' identifiers.
    public func deleteInteractions(_ identifiers: [String], of app: String) async throws -> Int {
        try await delete(
            DonationSelection(filter: DonationFilter(bundleIdentifier: app, identifiers: identifiers), kind: .intent))
    }

    public func deleteInteractions(group: String, of app: String) async throws -> Int {
        try await delete(DonationSelection(filter: DonationFilter(bundleIdentifier: app, group: group), kind: .intent))
    }

    public func deleteAllInteractions(of app: String) async throws -> Int {
        try await delete(DonationSelection(filter: DonationFilter(bundleIdentifier: app), kind: .intent))
    }

    /// Deletes donations of activities by the identifiers that the app gave the activities.
    public func deleteActivities(_ persistentIdentifiers: [String], of app: String) async throws -> Int {
        try await delete(
            DonationSelection(
                filter: DonationFilter(bundleIdentifier: app), kind: .activity,
                persistentIdentifiers: persistentIdentifiers))
    }

    /// Deletes donations of activities by the items that they are about; nil means any item.
    public func deleteActivities(aboutItems items: [String]?, of app: String) async throws -> Int {
        try await delete(
            DonationSelection(
                filter: DonationFilter(bundleIdentifier: app), kind: .activity, groups: .init(items)))
    }

    public func deleteAllActivities(of app: String) async throws -> Int {
        try await delete(DonationSelection(filter: DonationFilter(bundleIdentifier: app), kind: .activity))
    }

    // MARK: Keeping and deleting

    /// Writes donations that may be kept, and learns them.
    ///
    /// - Returns: How many of them the store did not have.
    @discardableResult func keep(_ donations: [NewDonation]) async throws -> Int {
        let now = configuration.now()
        let donations = donations.map { $0.dated(noLaterThan: now) }
        let outcomes: [StoringOutcome]
        do {
            outcomes = try await store.add(donations) { [committed] outcomes in
                committed.append(
                    zip(donations, outcomes).compactMap { new, outcome in
                        guard case .added(let row, let action) = outcome, !new.isPending else { return nil }
                        return (
                            StoredAction(new.action, id: action), StoredEvent(new.donation, row: row, action: action)
                        )
                    })
            }
        } catch {
            throw storeFailed(error)
        }
        // On disk is what the caller waits for; whoever asks for suggestions learns first.
        planLearning()
        if outcomes.contains(where: { if case .replaced = $0 { true } else { false } }) { await forgetAndRelearn() }
        announce(.history)
        return outcomes.count { if case .unchanged = $0 { false } else { true } }
    }

    /// Deletes donations and everything that was learnt from them. Voice shortcuts stay.
    ///
    /// Databases that were moved aside because they can't be read may hold the same, so they go as well.
    ///
    /// - Parameter asideSince: Only those go that were moved aside before; seconds since 1970.
    func delete(_ selection: DonationSelection, asideSince: Double = .infinity) async throws -> Int {
        let count: Int
        do {
            try store.folder.deleteDamagedDatabases(movedBefore: asideSince)
            count = try await store.deleteDonations(selection)
            guard count > 0 else { return 0 }
            try await store.removeTraces()
        } catch {
            throw storeFailed(error)
        }
        let app = selection.filter.bundleIdentifier
        learning.learnt.engine.forgetNow { app == nil || $0.app == app }
        await forgetAndRelearn()
        announce(.history)
        return count
    }

    private func forgetAndRelearn() async {
        actionCache.removeAll()
        await relearn()
    }

    func newAction(_ action: Donation.Action, of app: String) -> NewAction {
        let shortcut = ShortcutValue(action)
        var isPredictable = true
        if case .activity(let activity) = action {
            isPredictable = activity.isEligibleForPrediction && activity.title?.isEmpty == false
        }
        return NewAction(
            pattern: ActionPattern(shortcut, of: app, declaredBy: registry[app]), shortcut: shortcut,
            isPredictable: isPredictable)
    }

    /// Whether the person lets an app teach at present.
    func learns(from app: String) -> Bool {
        if let until = settings.pausedUntil, configuration.now() < until { return false }
        return settings.apps[app]?.learns ?? true
    }

    // MARK: Problems

    func storeFailed(_ error: any Error) -> AssistantError {
        log(.error, "The store failed: \(error)")
        return AssistantError(
            .storeUnavailable, "store", "The store can't be written or read (\(error)).",
            mend: "See the service's log; nothing was changed.")
    }

    func refuse(_ error: AssistantError, from app: String) async {
        await tell(
            Problem(
                bundleIdentifier: app, severity: .error, subject: error.subject.shortened, message: error.message,
                mend: error.mend))
    }

    /// Keeps for `shortcuts doctor` that an app sent something that can't be read.
    public func reportUnreadable(_ message: String, from app: String) async {
        await refuse(AssistantError(.invalidArgument, "donation", message, mend: "Correct it in the app."), from: app)
    }

    private func tell(_ problem: Problem) async {
        log(.warning, "\(problem.bundleIdentifier): \(problem.message) \(problem.mend)")
        do {
            try await store.record(
                StoredProblem(
                    app: problem.bundleIdentifier, subject: problem.subject, message: problem.message,
                    mend: problem.mend, date: configuration.now(), count: 1))
        } catch {
            log(.error, "A problem could not be kept for 'shortcuts doctor': \(error)")
        }
    }
}

extension NewDonation {
    /// What is dated ahead of the clock is taken as done now: learning goes forwards in time only.
    fileprivate func dated(noLaterThan now: Double) -> NewDonation {
        var new = self
        new.donation.date = min(donation.date, now)
        return new
    }
}

extension StoredAction {
    init(_ new: NewAction, id: ActionID) {
        self.init(id: id, app: new.pattern.app, shortcut: new.shortcut, isPredictable: new.isPredictable)
    }
}

extension StoredEvent {
    init(_ donation: Donation, row: Int64, action: ActionID) {
        self.init(
            donation: row, action: action, date: donation.date, utcOffset: donation.utcOffset,
            direction: donation.direction, surroundings: donation.surroundings)
    }
}
