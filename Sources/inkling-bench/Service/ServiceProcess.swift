import Bus
import ShortcutProtocol
import SurfaceProtocol

/// The service under measurement, on the session bus that the benchmark was given.
struct ServiceProcess {
    let program: Program
    let client: ShortcutsClient
    /// Seconds from its start to its first answer.
    let timeToReady: Double

    /// Starts the service and waits until it answers.
    static func start(_ path: String, client: ShortcutsClient) async throws -> ServiceProcess {
        var owners = await client.connection.ownerChanges(of: ShortcutsBus.name).makeAsyncIterator()
        let start = ContinuousClock.now
        let program = try Program(path)
        while let change = await owners.next(), change.newOwner == nil {}
        _ = try await client.connection.call(
            ShortcutsBus.name, path: ShortcutsBus.path, interface: "org.freedesktop.DBus.Properties", method: "Get",
            [.string(ShortcutsBus.shortcuts.name), "Version"])
        return ServiceProcess(program: program, client: client, timeToReady: seconds(since: start))
    }

    /// A call that does nothing, to the same process.
    func ping() async throws {
        _ = try await client.connection.call(
            ShortcutsBus.name, path: ShortcutsBus.path, interface: "org.freedesktop.DBus.Peer", method: "Ping")
    }
}
