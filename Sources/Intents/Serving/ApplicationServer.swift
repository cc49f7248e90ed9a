import Bus
import ShortcutModel
import ShortcutProtocol

/// What an app does when the desktop or the service calls it.
@MainActor package protocol ApplicationEvents: AnyObject, Sendable {
    /// The app was started, or started again while it runs.
    func activate()
    func open(_ locations: [URL])
    /// - Returns: Whether the app took the activity up.
    func continueActivity(_ delivery: ActivityDelivery) -> Bool
    /// An activity of this type was to come, and what came can't be read.
    func failToContinue(activityType: String, _ error: any Error)
    /// The handler of an intent that the app handles itself.
    func handler(for intent: INIntent) -> Any?
}

/// Serves `org.freedesktop.Application` under the app's identifier, for apps of every kind of main loop that turns the
/// main queue.
package final class ApplicationServer: Sendable {
    package let bundleIdentifier: String
    private let bus: BusConnection
    private let exports: [BusExport]

    let idle: IdleWatch

    /// Puts the app on the bus.
    ///
    /// - Returns: Nil when another process of the app is there already.
    /// - Throws: When this program belongs to no installed app, or there is no bus.
    package static func start(_ events: any ApplicationEvents) async throws -> ApplicationServer? {
        try await start(
            events, as: try await OwnApp.bundleIdentifier(), on: try await .session(),
            handlesIntents: OwnApp.isOwnExtension)
    }

    static func start(
        _ events: any ApplicationEvents, as bundleIdentifier: String, on bus: BusConnection, handlesIntents: Bool
    ) async throws -> ApplicationServer? {
        let idle = IdleWatch(limit: .seconds(30))
        var exports = [
            try await bus.export(
                ShortcutsBus.application, at: AppManifest.objectPath(for: bundleIdentifier),
                handler: { call in try await idle.during { try await answer(call, events) } })
        ]
        if handlesIntents {
            let server = ExtensionServer(bus: bus, idle: idle, provider: ApplicationProvider(events: events))
            exports.append(try await server.export(bundleIdentifier: bundleIdentifier))
        }
        guard try await bus.requestName(bundleIdentifier) else { return nil }
        if handlesIntents { _ = try await bus.requestName(ExtensionServer.busName(bundleIdentifier)) }
        return ApplicationServer(bundleIdentifier: bundleIdentifier, bus: bus, exports: exports, idle: idle)
    }

    private init(bundleIdentifier: String, bus: BusConnection, exports: [BusExport], idle: IdleWatch) {
        self.bundleIdentifier = bundleIdentifier
        self.bus = bus
        self.exports = exports
        self.idle = idle
    }

    /// Takes the app off the bus. Calls that were sent before are still answered.
    package func stop() async {
        try? await bus.releaseName(bundleIdentifier)
        await idle.waitUntilAnswered()
        await bus.flush()
        for export in exports { export.end() }
    }

    /// Returns when the bus has gone.
    func waitUntilClosed() async { await bus.waitUntilClosed() }

    private static func answer(_ call: BusCall, _ events: any ApplicationEvents) async throws -> [BusValue] {
        switch call.method {
        case "Activate": await events.activate()
        case "Open":
            let locations = call.arguments.first?.strings ?? []
            await events.open(locations.compactMap { URL(string: $0) })
        case "ActivateAction": try await activateAction(call, events)
        default: throw ShortcutsError.invalidArgument("There is no method \(call.method).")
        }
        return []
    }

    private static func activateAction(_ call: BusCall, _ events: any ApplicationEvents) async throws {
        let name = call.arguments.first?.string ?? ""
        guard name == ShortcutsBus.continueActivityAction, call.arguments.count > 1 else {
            throw ShortcutsError.invalidArgument("The app has no action '\(name)'.")
        }
        let parameter = call.arguments[1].array ?? []
        let delivery: ActivityDelivery
        do {
            delivery = try ActivityDelivery(parameter: parameter)
        } catch {
            if let type = ActivityDelivery.activityType(inUnreadable: parameter) {
                await events.failToContinue(activityType: type, error)
            }
            throw error
        }
        guard await events.continueActivity(delivery) else {
            throw ShortcutsError.failed("The app did not take up the activity \(delivery.activityType).")
        }
    }
}

/// An app that handles intents itself: its manifest names the app's program as the extension too.
private struct ApplicationProvider: HandlerProvider {
    let events: any ApplicationEvents

    func request(for intent: IntentValue) async throws -> IntentRequest {
        try await MainActor.run {
            UncheckedSendable(try IntentRequest(intent) { events.handler(for: $0) })
        }.value
    }
}
