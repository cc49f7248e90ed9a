import Assistant
import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

/// org.inkling.Shortcuts1.History
struct HistoryObject: ServiceObject {
    let assistant: Assistant
    let callers: CallerIdentity
    var interface: BusInterface { ShortcutsBus.history }

    func answer(_ call: BusCall, from caller: Caller) async throws -> [BusValue] {
        try caller.requireUser(call.method)
        let arguments = Arguments(call)
        switch call.method {
        case "ListDonations":
            let (records, next) = try await assistant.donations(
                filter(arguments), limit: arguments.integer(1), cursor: arguments.string(2), locale: nil)
            return [.array(records.map { .dictionary($0.busDictionary) }), .string(next)]
        case "DeleteDonations": return count(try await assistant.deleteDonations(filter(arguments)))
        case "Import":
            let options = try arguments.options(1, "pending")
            let rows = try arguments.dictionaries(0).map(ImportRow.init(busDictionary:))
            return count(try await assistant.importRows(rows, isPending: options["pending"]?.boolean ?? false))
        case "AcceptImport": return count(try await assistant.acceptImport(filter(arguments)))
        case "Forget": return count(try await assistant.forget(filter(arguments)))
        case "ListApps": return [.array(try await assistant.installedApps().map { .dictionary($0.busDictionary) })]
        case "Diagnose":
            let app = try arguments.string(0)
            return [
                .array(try await assistant.diagnose(app.isEmpty ? nil : app).map { .dictionary($0.busDictionary) })
            ]
        case "GetPrivacy": return [.dictionary(try await assistant.privacy().busDictionary)]
        default:
            try await change(call, arguments)
            return []
        }
    }

    private func change(_ call: BusCall, _ arguments: Arguments) async throws {
        switch call.method {
        case "Pause":
            let seconds = try arguments.integer(0)
            try await assistant.pause(seconds: seconds == 0 ? nil : Double(seconds))
        case "Resume": try await assistant.resume()
        case "SetAppPrivacy":
            let app = try arguments.string(0)
            let settings = try arguments.options(1, "learns", "suggests", "lock-screen")
            var privacy = await assistant.appPrivacy(app)
            privacy.learns = settings["learns"]?.boolean ?? privacy.learns
            privacy.suggests = settings["suggests"]?.boolean ?? privacy.suggests
            privacy.showsOnLockScreen = settings["lock-screen"]?.boolean ?? privacy.showsOnLockScreen
            try await assistant.setAppPrivacy(privacy, of: app)
        case "SetRetention": try await assistant.setRetention(days: arguments.integer(0))
        default: throw Arguments.unknownMethod(call)
        }
    }

    private func filter(_ arguments: Arguments) throws -> DonationFilter {
        try DonationFilter(busDictionary: arguments.dictionary(0))
    }

    private func count(_ count: Int) -> [BusValue] { [.uint32(UInt32(clamping: count))] }
}
