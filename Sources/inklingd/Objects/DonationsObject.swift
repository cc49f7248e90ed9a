import Assistant
import Bus
import FoundationEssentials
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol

/// org.inkling.Shortcuts1.Donations
struct DonationsObject: ServiceObject {
    let assistant: Assistant
    let callers: CallerIdentity
    var interface: BusInterface { ShortcutsBus.donations }

    func answer(_ call: BusCall, from caller: Caller) async throws -> [BusValue] {
        let (app, rung) = try caller.requireApp(call.method)
        let arguments = Arguments(call)
        switch call.method {
        case "WhoAmI": return [.string(app)]
        case "Donate": return [.string(try await donate(call, from: app, rung))]
        case "DeleteInteractions": return count(try await assistant.deleteInteractions(arguments.strings(0), of: app))
        case "DeleteInteractionGroup":
            return count(try await assistant.deleteInteractions(group: arguments.string(0), of: app))
        case "DeleteAllInteractions": return count(try await assistant.deleteAllInteractions(of: app))
        case "DeleteActivities": return count(try await assistant.deleteActivities(arguments.strings(0), of: app))
        case "DeleteActivitiesAboutItems":
            let items = try arguments.boolean(1) ? nil : arguments.strings(0)
            return count(try await assistant.deleteActivities(aboutItems: items, of: app))
        case "DeleteAllActivities": return count(try await assistant.deleteAllActivities(of: app))
        default: throw Arguments.unknownMethod(call)
        }
    }

    private func donate(_ call: BusCall, from app: String, _ rung: IdentityRung) async throws -> String {
        let now = SessionEnvironment.now
        let donation: Donation
        do {
            donation = try Donation(
                busDictionary: Arguments(call).dictionary(0), identifier: UUID().uuidString, date: now,
                utcOffset: SessionEnvironment.utcOffset(now))
        } catch let error as BusError {
            await assistant.reportUnreadable(error.message, from: app)
            throw error
        }
        try await assistant.donate(donation, from: app, rung: rung, byteCount: call.byteCount)
        return donation.identifier
    }

    private func count(_ count: Int) -> [BusValue] { [.uint32(UInt32(clamping: count))] }
}
