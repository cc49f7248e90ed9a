import Assistant
import Bus
import ShortcutModel

/// Finds out what the system knows of the person's surroundings: UPower whether the battery charges, NetworkManager which
/// network is used. Where one of them is missing, its part stays unknown. None of them is started for this.
struct SystemSurroundings: Sendable {
    private static let power = Place("org.freedesktop.UPower", "/org/freedesktop/UPower", "org.freedesktop.UPower")
    private static let battery = Place(
        power.service, "/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device")
    private static let networks = Place(
        "org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager", "org.freedesktop.NetworkManager")
    private static let connection = "org.freedesktop.NetworkManager.Connection.Active"

    private let system: BusConnection

    /// Keeps telling the assistant, as long as there is a system bus.
    static func watch(for assistant: Assistant, log: Log) async {
        let system: BusConnection
        do {
            system = try await .system()
        } catch {
            return log(.debug, "There is no system bus: charging and network stay unknown (\(error))")
        }
        let surroundings = SystemSurroundings(system: system)
        let changes = await surroundings.changes()
        await assistant.setFoundSurroundings(surroundings.now())
        for await _ in changes { await assistant.setFoundSurroundings(surroundings.now()) }
    }

    private func now() async -> Surroundings { Surroundings(isCharging: await isCharging(), network: await network()) }

    /// Nil on a computer without a battery: it always has current.
    private func isCharging() async -> Bool? {
        guard await property("IsPresent", of: Self.battery)?.boolean == true else { return nil }
        return await property("OnBattery", of: Self.power)?.boolean.map { !$0 }
    }

    private func network() async -> String? {
        guard let path = await property("PrimaryConnection", of: Self.networks)?.string, path != "/" else { return nil }
        return await property("Id", of: Place(Self.networks.service, path, Self.connection))?.string
    }

    /// Something each time that one of them changes, comes or goes.
    private func changes() async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        for place in [Self.power, Self.networks] {
            let changed = await system.signals(
                from: place.service, path: place.path, interface: Place.properties, signal: "PropertiesChanged")
            let owners = await system.ownerChanges(of: place.service)
            Task { for await _ in changed { continuation.yield() } }
            Task { for await _ in owners { continuation.yield() } }
        }
        return stream
    }

    private func property(_ name: String, of place: Place) async -> BusValue? {
        try? await system.call(
            place.service, path: place.path, interface: Place.properties, method: "Get",
            [.string(place.interface), .string(name)], timeout: 5, startsService: false
        ).first
    }

    /// An object of a service, and one of its interfaces.
    private struct Place {
        static let properties = "org.freedesktop.DBus.Properties"
        let service: String
        let path: String
        let interface: String

        init(_ service: String, _ path: String, _ interface: String) {
            self.service = service
            self.path = path
            self.interface = interface
        }
    }
}
