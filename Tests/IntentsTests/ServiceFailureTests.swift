import Bus
import ShortcutProtocol
import SurfaceProtocol
import TestSupport
import Testing

@testable import Intents

@Suite(.timeLimit(.minutes(10))) struct `When the service fails` {
    @Test func `an absent service is an error, once`() async throws {
        try await TestBus.withBus { bus in
            try await expectOneError(on: bus)
        }
    }

    @Test func `a service that dies in the middle of a call is an error, once`() async throws {
        try await TestBus.withBus { bus in
            let service = try await bus.connect()
            let export = try await serve(service) { service.close() }
            try await expectOneError(on: bus)
            export.end()
        }
    }

    @Test func `a bus that goes away in the middle of a call is an error, once`() async throws {
        try await TestBus.withBus { bus in
            let service = try await bus.connect()
            let export = try await serve(service) { await bus.stopBus() }
            try await expectOneError(on: bus)
            export.end()
        }
    }

    @Test func `a bus that was never there is an error, once`() async throws {
        try await expectOneError(
            of: BusShortcutService { ShortcutsClient(try await .open(address: "unix:path=/nonexistent/bus")) })
    }

    @Test func `a connection that was lost is opened anew with the next call`() async throws {
        try await TestBus.withBus { bus in
            let service = try await bus.connect()
            let export = try await service.export(ShortcutsBus.donations, at: ShortcutsBus.path) { _ in [.string("id")]
            }
            _ = try await service.requestName(ShortcutsBus.name)
            let connections = Connections()
            let client = BusShortcutService { ShortcutsClient(await connections.add(try await bus.connect())) }
            #expect(try await client.whoAmI() == "id")
            let first = await connections.all[0]
            first.close()
            await first.waitUntilClosed()
            #expect(try await client.whoAmI() == "id")
            #expect(await connections.all.count == 2)
            export.end()
        }
    }

    private actor Connections {
        var all: [BusConnection] = []

        func add(_ connection: BusConnection) -> BusConnection {
            all.append(connection)
            return connection
        }
    }

    /// A service that does something instead of answering.
    private func serve(
        _ connection: BusConnection, _ fail: @escaping @Sendable () async -> Void
    ) async throws -> BusExport {
        let export = try await connection.export(ShortcutsBus.donations, at: ShortcutsBus.path) { _ in
            await fail()
            try await Task.sleep(for: .seconds(3600))
            return []
        }
        #expect(try await connection.requestName(ShortcutsBus.name))
        return export
    }

    private func expectOneError(on bus: TestBus) async throws {
        try await expectOneError(of: BusShortcutService { ShortcutsClient(try await bus.connect(), timeout: 10) })
    }

    private func expectOneError(of service: BusShortcutService) async throws {
        _ = try await CurrentService.$override.withValue(service) { try await donateUnreachably() }
    }
}
