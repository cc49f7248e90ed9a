import ShortcutModel
import SurfaceModel

extension Assistant {
    /// What the service may learn, and what it holds.
    public func privacy() async throws -> PrivacyStatus {
        do {
            return PrivacyStatus(
                pause: pause, retentionDays: settings.retentionDays,
                excludedApps: settings.apps.filter { !$0.value.learns }.map(\.key).sorted(),
                donationCount: try await store.donationCounts().values.reduce(0, +),
                oldestDonation: try await store.oldestDonation(), storePath: store.folder.databasePath,
                storeByteCount: Int64(try await store.size()), damagedStores: store.folder.damagedDatabases(),
                isCatchingUp: isCatchingUp)
        } catch {
            throw storeFailed(error)
        }
    }

    private var pause: PrivacyStatus.Pause {
        guard let until = settings.pausedUntil, configuration.now() < until else { return .none }
        return until.isFinite ? .until(until) : .untilResumed
    }

    /// Keeps and learns nothing for some seconds; until `resume()` when it is nil.
    public func pause(seconds: Double?) async throws {
        try await setPausedUntil(seconds.map { configuration.now() + $0 } ?? .infinity)
    }

    public func resume() async throws { try await setPausedUntil(nil) }

    private func setPausedUntil(_ date: Double?) async throws {
        try await write { try await store.setPausedUntil(date) }
        settings.pausedUntil = date
        announce(.history)
    }

    /// What the person allows an app.
    public func appPrivacy(_ app: String) -> AppPrivacy { settings.apps[app] ?? AppPrivacy() }

    public func setAppPrivacy(_ privacy: AppPrivacy, of app: String) async throws {
        try await write { try await store.set(privacy, of: app) }
        settings.apps[app] = privacy
        announce(.history)
        announce(.shortcuts)
    }

    /// Deletes donations that are older, now and from now on; 0 keeps them for ever.
    public func setRetention(days: Int) async throws {
        try await write { try await store.setRetentionDays(days) }
        settings.retentionDays = days
        await deleteExpired()
        announce(.history)
    }

    func deleteExpired() async {
        guard settings.retentionDays > 0 else { return }
        let limit = configuration.now() - Double(settings.retentionDays) * 86_400
        do {
            let count = try await delete(
                DonationSelection(filter: DonationFilter(until: limit)), asideSince: limit)
            if count > 0 { log(.info, "\(count) donations older than \(settings.retentionDays) days were deleted") }
        } catch {
            log(.error, "Donations older than \(settings.retentionDays) days could not be deleted: \(error)")
        }
    }
}
