import Bus
import Foundation
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `What the service knows of the surroundings` {
    private let app = "org.example.One"

    @Test func `the system's word is followed, and kept with what is done`() async throws {
        try await TestService.with { service in
            try service.install(app)
            let daemon = try await service.start()
            let user = try await service.user()
            #expect(try await user.surroundings().known == Surroundings())
            // They come after the service has started, as at a login.
            let system = try await FakeSystem(try await service.bus.connect())
            try await eventually("battery and network are known") {
                try await user.surroundings().known == Surroundings(isCharging: false, network: "Harbour")
            }
            try await system.set("OnBattery", .boolean(false), of: "org.freedesktop.UPower")
            try await eventually("charging is noticed") { try await user.surroundings().known.isCharging == true }
            try await user.setSurroundings(Surroundings(place: "home", network: "told"))
            #expect(try await service.donate(app, "Alpha").status == 0)
            let known = Surroundings(place: "home", isCharging: true, network: "told")
            #expect(try await service.history().map(\.donation.surroundings) == [known])
            #expect(try await user.surroundings().told == Surroundings(place: "home", network: "told"))
            try await user.setSurroundings(Surroundings())
            try await system.set("PrimaryConnection", .objectPath("/"), of: "org.freedesktop.NetworkManager")
            try await eventually("the network is gone") { try await user.surroundings().known.network == nil }
            await system.leave()
            try await eventually("nothing is known any more") {
                try await user.surroundings().known == Surroundings()
            }
            await daemon.terminate()
        }
    }

    @Test func `no app may ask for them or tell them, and a name must be short`() async throws {
        try await TestService.with { service in
            try service.install(app)
            let daemon = try await service.start()
            for (method, arguments) in [("Surroundings", []), ("SetSurroundings", ["{'place': <'home'>}"])] {
                let program = service.apps.appending(path: "\(app)/app")
                let answer = try await service.call(program: program, "Shortcuts.\(method)", arguments)
                #expect(answer.status != 0 && answer.text.contains("NotPermitted"), "\(answer.text)")
            }
            let user = try await service.user()
            let long = Surroundings(place: String(repeating: "x", count: 201))
            let error = await #expect(throws: BusError.self) { try await user.setSurroundings(long) }
            #expect(error?.message.contains("'place' is longer than 200 bytes") == true)
            #expect(try await user.surroundings().known == Surroundings())
            await daemon.terminate()
        }
    }
}

/// UPower and NetworkManager as far as the service asks them, on a test's bus.
private final class FakeSystem: Sendable {
    private static let services = [
        "org.freedesktop.UPower": "/org/freedesktop/UPower",
        "org.freedesktop.NetworkManager": "/org/freedesktop/NetworkManager",
    ]
    private static let connection = "/org/freedesktop/NetworkManager/ActiveConnection/1"

    private let bus: BusConnection
    private let exports: [BusExport]
    private let values: Values

    private final class Values: Sendable {
        private let values = Mutex<[String: BusValue]>([
            "IsPresent": .boolean(true), "OnBattery": .boolean(true), "Id": .string("Harbour"),
            "PrimaryConnection": .objectPath(FakeSystem.connection),
        ])

        subscript(name: String) -> BusValue? {
            get { values.withLock { $0[name] } }
            set { values.withLock { $0[name] = newValue } }
        }
    }

    init(_ bus: BusConnection) async throws {
        let values = Values()
        var exports: [BusExport] = []
        for (path, interface, properties) in [
            ("/org/freedesktop/UPower", "org.freedesktop.UPower", ["OnBattery": "b"]),
            ("/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device", ["IsPresent": "b"]),
            ("/org/freedesktop/NetworkManager", "org.freedesktop.NetworkManager", ["PrimaryConnection": "o"]),
            (Self.connection, "org.freedesktop.NetworkManager.Connection.Active", ["Id": "s"]),
        ] {
            let declarations = properties.map { "<property name='\($0)' type='\($1)' access='read'/>" }.joined()
            let xml = "<node><interface name='\(interface)'>\(declarations)</interface></node>"
            exports.append(
                try await bus.export(
                    try BusInterface(xml: xml), at: path, property: { values[$0] }, handler: { _ in [] }))
        }
        self.bus = bus
        self.exports = exports
        self.values = values
        for service in Self.services.keys { #expect(try await bus.requestName(service)) }
    }

    /// Changes a property, and says so as these services do.
    func set(_ name: String, _ value: BusValue, of service: String) async throws {
        values[name] = value
        let properties = try BusInterface(
            xml: """
                <node><interface name='org.freedesktop.DBus.Properties'><signal name='PropertiesChanged'>\
                <arg type='s'/><arg type='a{sv}'/><arg type='as'/></signal></interface></node>
                """)
        try bus.emit(
            "PropertiesChanged", of: properties, at: try #require(Self.services[service]),
            [.string(service), .dictionary([name: value]), .strings([])])
    }

    /// Ends both services.
    func leave() async {
        for service in Self.services.keys { try? await bus.releaseName(service) }
        for export in exports { export.end() }
    }
}
