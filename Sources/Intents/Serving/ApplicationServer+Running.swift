import Bus
import ShortcutModel
import ShortcutProtocol

extension ApplicationServer {
    /// Asks the process of this app that is on the bus already to show itself.
    package static func activateRunning() async throws {
        let bundleIdentifier = try await OwnApp.bundleIdentifier()
        let bus = try await BusConnection.session()
        _ = try await bus.call(
            bundleIdentifier, path: AppManifest.objectPath(for: bundleIdentifier),
            interface: ShortcutsBus.application.name, method: "Activate", [.dictionary([:])],
            signature: ShortcutsBus.application.argumentSignature(of: "Activate"))
    }
}
