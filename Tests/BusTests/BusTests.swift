import Bus
import TestSupport
import Testing

private let echoXML = """
    <node><interface name="org.inkling.Test1">
      <method name="Echo"><arg type="v" direction="in"/><arg type="v" direction="out"/></method>
      <method name="Types">
        <arg type="y" direction="in"/><arg type="n" direction="in"/><arg type="q" direction="in"/>
        <arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="x" direction="in"/>
        <arg type="t" direction="in"/><arg type="a(sd)" direction="in"/><arg type="a{us}" direction="in"/>
        <arg type="s" direction="out"/>
      </method>
      <method name="Fail"><arg type="s" direction="in"/></method>
      <method name="Never"/>
      <method name="WrongResult"><arg type="u" direction="out"/></method>
      <signal name="Ticked"><arg type="u"/></signal>
      <property name="Version" type="u" access="read"/>
    </interface></node>
    """

private func echo(_ call: BusCall) async throws -> [BusValue] {
    switch call.method {
    case "Echo":
        guard case .variant(let value) = call.arguments[0] else { return [] }
        return [.variant(value)]
    case "Types": return [.string("\(call.arguments)")]
    case "Fail": throw BusError(name: call.arguments[0].string ?? "", message: "as asked")
    case "WrongResult": return [.string("text")]
    default:
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Kept.shared.keep(continuation)
        }
        return []
    }
}

/// Continuations of calls that are never answered, so that they outlive the test.
private actor Kept {
    static let shared = Kept()
    private var continuations: [CheckedContinuation<Void, Never>] = []

    nonisolated func keep(_ continuation: CheckedContinuation<Void, Never>) {
        Task { await add(continuation) }
    }

    private func add(_ continuation: CheckedContinuation<Void, Never>) { continuations.append(continuation) }
}

@Suite(.timeLimit(.minutes(10))) struct `A bus connection` {
    private let path = "/org/inkling/Test1"
    private let name = "org.inkling.Test1"

    private func withEcho(_ body: (TestBus, BusConnection, BusConnection) async throws -> Void) async throws {
        try await TestBus.withBus { bus in
            let server = try await bus.connect()
            let client = try await bus.connect()
            let interface = try BusInterface(xml: echoXML)
            let export = try await server.export(interface, at: path, property: { _ in .uint32(1) }, handler: echo)
            #expect(try await server.requestName(name))
            try await body(bus, server, client)
            export.end()
        }
    }

    private func ask(_ client: BusConnection, _ method: String, _ arguments: [BusValue], _ signature: String? = nil)
        async throws -> [BusValue]
    {
        try await client.call(
            name, path: path, interface: name, method: method, arguments, signature: signature, timeout: 120)
    }

    @Test func `carries values of every type there and back`() async throws {
        try await withEcho { _, _, client in
            let values: [BusValue] = [
                .byte(255), .boolean(true), .int16(-3), .uint16(65_535), .int32(-70_000), .uint32(4_000_000_000),
                .int64(.min), .uint64(.max), .double(0.1), .string("Ä 🍲"), .objectPath("/a/b"), .signature("a{sv}"),
                .variant(.string("inner")), .bytes([0, 1, 255]), .bytes([]), .array([.string("a"), .string("b")]),
                .dictionary(["a": .int32(1), "b": .dictionary(["c": .strings(["d"])]), "empty": .array([])]),
                .structure([.string("date"), .variant(.double(1))]),
            ]
            for value in values {
                let answer = try await ask(client, "Echo", [.variant(value)], "v")
                #expect(answer == [.variant(value)])
            }
        }
    }

    @Test func `converts numbers to the types that the interface prescribes`() async throws {
        try await withEcho { _, _, client in
            let interface = try BusInterface(xml: echoXML)
            let arguments: [BusValue] = [
                .byte(1), .int64(2), .int32(3), .int64(4), .int32(5), .uint32(6), .int32(7),
                .array([.structure([.string("a"), .double(1)])]), .array([.entry(.uint32(1), .string("x"))]),
            ]
            let answer = try await ask(client, "Types", arguments, interface.argumentSignature(of: "Types"))
            #expect(answer.first?.string?.contains("uint64(7)") == true)
            await #expect(throws: BusError.self) {
                _ = try await ask(client, "Types", [.int64(70_000)], "n")
            }
        }
    }

    @Test func `hands a named error to the caller`() async throws {
        try await withEcho { _, _, client in
            await #expect(throws: BusError(name: "org.inkling.Error.NotFound", message: "as asked")) {
                _ = try await ask(client, "Fail", ["org.inkling.Error.NotFound"])
            }
            await #expect(throws: BusError(name: "org.inkling.Error.Failed", message: "as asked")) {
                _ = try await ask(client, "Fail", ["no error name"])
            }
        }
    }

    @Test func `answers with an error when a handler's result has the wrong type`() async throws {
        try await withEcho { _, _, client in
            await #expect(throws: BusError.self) { _ = try await ask(client, "WrongResult", []) }
        }
    }

    @Test func `says that a service is unknown when nobody has the name`() async throws {
        try await TestBus.withBus { bus in
            let client = try await bus.connect()
            let error = await #expect(throws: BusError.self) { _ = try await ask(client, "Never", []) }
            #expect(error?.isServiceUnknown == true)
        }
    }

    @Test func `ends a call when the other side goes away`() async throws {
        try await withEcho { _, server, client in
            let answer = Task { try await ask(client, "Never", []) }
            _ = try await ask(client, "Echo", [.variant("sent after it")], "v")
            server.close()
            let error = await #expect(throws: BusError.self) { _ = try await answer.value }
            #expect(error?.isNoReply == true)
        }
    }

    @Test func `ends calls, signals and waits when the bus goes away`() async throws {
        try await withEcho { bus, _, client in
            let signals = await client.signals(from: nil, path: path, interface: name, signal: "Ticked")
            let answer = Task { try await ask(client, "Never", []) }
            _ = try await ask(client, "Echo", [.variant("sent after it")], "v")
            await bus.stopBus()
            await #expect(throws: BusError.self) { _ = try await answer.value }
            await client.waitUntilClosed()
            for await _ in signals { Issue.record("a signal from nowhere") }
            let error = await #expect(throws: BusError.self) { _ = try await ask(client, "Echo", [.variant("x")], "v") }
            #expect(error?.isDisconnected == true)
        }
    }

    @Test func `gives up after the timeout`() async throws {
        try await withEcho { _, _, client in
            let error = await #expect(throws: BusError.self) {
                _ = try await client.call(name, path: path, interface: name, method: "Never", timeout: 0.05)
            }
            #expect(error?.isNoReply == true)
        }
    }

    @Test func `delivers signals to those who listen`() async throws {
        try await withEcho { _, server, client in
            var signals = await client.signals(from: name, path: path, interface: name, signal: "Ticked")
                .makeAsyncIterator()
            let interface = try BusInterface(xml: echoXML)
            try server.emit("Ticked", of: interface, at: path, [.uint32(7)])
            #expect(await signals.next()?.arguments == [.uint32(7)])
            #expect(throws: BusError.self) { try server.emit("Unheard", of: interface, at: path) }
        }
    }

    @Test func `lets one process alone have a name`() async throws {
        try await withEcho { _, server, client in
            #expect(try await client.requestName(name) == false)
            #expect(try await client.owner(of: name) == server.uniqueName)
            var changes = await client.ownerChanges(of: name).makeAsyncIterator()
            try await server.releaseName(name)
            #expect(await changes.next()?.newOwner == nil)
            #expect(try await client.requestName(name))
            #expect(try await client.owner(of: "org.inkling.Nobody") == nil)
        }
    }

    @Test func `answers for readable properties`() async throws {
        try await withEcho { _, _, client in
            let answer = try await client.call(
                name, path: path, interface: "org.freedesktop.DBus.Properties", method: "Get",
                [.string(name), "Version"])
            #expect(answer == [.variant(.uint32(1))])
        }
    }

    @Test func `replaces what C would take for the end of a text`() async throws {
        try await withEcho { _, _, client in
            let answer = try await ask(client, "Echo", [.variant("a\0b")], "v")
            #expect(answer == [.variant("a\u{FFFD}b")])
        }
    }

    @Test func `refuses XML that describes no interface`() {
        #expect(throws: BusError.self) { try BusInterface(xml: "<node/>") }
        #expect(throws: BusError.self) { try BusInterface(xml: "no XML") }
    }
}
