import FoundationEssentials
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Runs a shortcut: by the app's extension (resolve, confirm, handle), else by opening the app.
    ///
    /// A result may ask for something; run it again with the answer then.
    public func run(_ id: String, _ options: RunOptions, in scope: Scope) async throws -> RunResult {
        let (app, shortcut) = try await shortcut(of: id, in: scope)
        guard let installed = registry[app] else { throw AssistantError.unknownApp(app) }
        let run = ShortcutRun(
            app: installed, options: options, runner: runner, presenter: presenter(options.locale), log: log)
        let (result, handled) = await run.run(shortcut)
        if let handled { await learnRun(of: handled, by: app) }
        return result
    }

    /// What the extension did was done by the person; the app does not donate it.
    private func learnRun(of intent: IntentValue, by app: String) async {
        let now = configuration.now()
        let donation = Donation(
            identifier: UUID().uuidString, action: .intent(intent), date: now, utcOffset: configuration.utcOffset(now),
            direction: .outgoing)
        guard learns(from: app), let installed = registry[app] else { return }
        do {
            // With the answers the intent may be one that can't be suggested.
            _ = try DonationRules(app: installed, now: now).check(donation, byteCount: 0)
            try await keep([
                NewDonation(
                    app: app, action: newAction(donation.action, of: app), donation: donation, rung: .executable)
            ])
        } catch {
            log(.debug, "A run of \(intent.className) is not kept: \(error)")
        }
    }
}
