import ShortcutModel

extension INInteraction {
    /// Tells the system what the user did. Do this each time the user completes the action, and once only.
    ///
    /// - Parameter completion: Called once, on a background thread, when the donation is on disk or has failed. The
    ///   error is an `INIntentError` with the code 1901; its description says what is wrong.
    @preconcurrency public final func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let donation = sentDonation
        ServiceCall(.donatingInteraction, "Donating an interaction failed", isOrdered: false)
            .run(completion) { service in
                if let donation = try donation.get() { try await service.donate(donation) }
            }
    }

    /// Tells the system what the user did, and returns when that is on disk.
    ///
    /// - Throws: `INIntentError` with the code 1901; its description says what is wrong.
    public nonisolated(nonsending) final func donate() async throws {
        let donation = sentDonation
        try await ServiceCall(.donatingInteraction, "Donating an interaction failed", isOrdered: false)
            .value { service in
                if let donation = try donation.get() { try await service.donate(donation) }
            }
    }

    /// What the service is told: nothing of media that the app does not want to be proposed.
    private var sentDonation: Result<Donation?, any Error> {
        Result { INUpcomingMediaManager.shared.learns(from: intent) ? try checkedDonation() : nil }
    }

    /// Deletes all interactions that this app donated. Shortcuts to which the user gave a phrase stay.
    @preconcurrency public static func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        deletingAll.run(completion) { try await $0.deleteAllInteractions() }
    }

    /// Deletes all interactions that this app donated. Shortcuts to which the user gave a phrase stay.
    public static func deleteAll() async throws {
        try await deletingAll.value { try await $0.deleteAllInteractions() }
    }

    /// Deletes the donated interactions with these identifiers; unknown ones do no harm.
    @preconcurrency public static func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        deletingSome.run(completion) { try await $0.deleteInteractions(identifiers) }
    }

    /// Deletes the donated interactions with these identifiers; unknown ones do no harm.
    public static func delete(with identifiers: [String]) async throws {
        try await deletingSome.value { try await $0.deleteInteractions(identifiers) }
    }

    /// Deletes the donated interactions of a group.
    @preconcurrency public static func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        deletingGroup.run(completion) { try await $0.deleteInteractions(group: groupIdentifier) }
    }

    /// Deletes the donated interactions of a group.
    public static func delete(with groupIdentifier: String) async throws {
        try await deletingGroup.value { try await $0.deleteInteractions(group: groupIdentifier) }
    }

    private static let deletingAll = ServiceCall(.deletingAllInteractions, "Deleting all interactions failed")
    private static let deletingSome = ServiceCall(
        .deletingInteractionWithIdentifiers, "Deleting interactions by their identifiers failed")
    private static let deletingGroup = ServiceCall(
        .deletingInteractionWithGroupIdentifier, "Deleting a group of interactions failed")
}
