import Bus
import ShortcutModel
import ShortcutProtocol

/// The object through which the service has intents handled: `org.inkling.IntentsExtension1`.
struct ExtensionServer: Sendable {
    private let bus: BusConnection
    private let idle: IdleWatch
    private let provider: any HandlerProvider

    init(bus: BusConnection, idle: IdleWatch, provider: any HandlerProvider) {
        self.bus = bus
        self.idle = idle
        self.provider = provider
    }

    /// Puts the object on the bus; the name is to be requested afterwards.
    func export(bundleIdentifier: String) async throws -> BusExport {
        let path = AppManifest.objectPath(for: Self.busName(bundleIdentifier))
        return try await bus.export(ShortcutsBus.intentsExtension, at: path) { call in
            try await idle.during { try await answer(call) }
        }
    }

    static func busName(_ bundleIdentifier: String) -> String { bundleIdentifier + ".IntentsExtension" }

    private func answer(_ call: BusCall) async throws -> [BusValue] {
        guard try await bus.owner(of: ShortcutsBus.name) == call.sender else {
            throw ShortcutsError.notPermitted("Only the shortcuts service may have intents handled.")
        }
        let intent = try IntentValue(busDictionary: call.arguments.first?.dictionary ?? [:])
        do {
            let request = try await provider.request(for: intent)
            try await request.requireHandler()
            switch call.method {
            case "Resolve":
                let confirmed = Set(call.arguments.last?.strings ?? [])
                return [.dictionary(try await request.resolve(confirmed: confirmed).busDictionary)]
            case "Confirm": return [.dictionary(try await request.confirm().busDictionary)]
            case "Handle": return [.dictionary(try await request.handle().busDictionary)]
            case "Options":
                let term = call.arguments.last?.string.flatMap { $0.isEmpty ? nil : $0 }
                let name = call.arguments.count > 1 ? call.arguments[1].string ?? "" : ""
                let values = try await request.options(for: name, searchTerm: term)
                return [.array(values.map { .variant($0.busValue) })]
            default: throw ShortcutsError.invalidArgument("There is no method \(call.method).")
            }
        } catch let error as INIntentError {
            Log.warning(error.description)
            throw ShortcutsError.failed(error.errorDescription ?? error.description)
        }
    }
}

/// Who finds the handler of an intent: an extension, or an app that handles intents itself.
protocol HandlerProvider: Sendable {
    func request(for intent: IntentValue) async throws -> IntentRequest
}
