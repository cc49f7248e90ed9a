import CGIO

/// A method call that arrived.
public struct BusCall: Sendable {
    /// The caller's unique name. It comes from the bus, so it can't be forged.
    public let sender: String
    public let path: String
    public let interface: String
    public let method: String
    public let arguments: [BusValue]
    /// The size of the arguments as they were sent.
    public let byteCount: Int
}

/// An object's interface on a connection; it stays as long as this value is kept, or until `end()`.
public final class BusExport: Sendable {
    private let connection: GObjectReference
    private let identifier: UInt32

    init(connection: GObjectReference, identifier: UInt32) {
        self.connection = connection
        self.identifier = identifier
    }

    /// Takes the interface off the bus.
    public func end() { _ = g_dbus_connection_unregister_object(connection.pointer, identifier) }

    deinit { end() }
}

extension BusConnection {
    /// Puts an object's interface on the bus.
    ///
    /// Do this before requesting a name, so that a caller who was waiting for the name never meets a missing object.
    ///
    /// - Parameters:
    ///   - property: The value of a readable property.
    ///   - handler: Answers a call with its results, whose types the interface prescribes. A thrown `BusError` reaches the caller as it
    ///     is; any other error as `org.inkling.Error.Failed` with its description.
    public func export(
        _ interface: BusInterface, at path: String,
        property: @escaping @Sendable (String) -> BusValue? = { _ in nil },
        handler: @escaping @Sendable (BusCall) async throws -> [BusValue]
    ) async throws -> BusExport {
        let object = ExportedObject(interface: interface, property: property, handler: handler)
        let result: Result<UInt32, BusError> = await BusThread.perform { [handle] in
            var error: UnsafeMutablePointer<GError>?
            let identifier = g_dbus_connection_register_object(
                handle.pointer, path, interface.info, exportTable.pointer, Box.retained(object),
                { Box<ExportedObject>.release($0) }, &error)
            return identifier == 0 ? .failure(BusError(taking: error)) : .success(identifier)
        }
        return BusExport(connection: handle, identifier: try result.get())
    }

    /// Sends a signal to whoever listens.
    public func emit(_ signal: String, of interface: BusInterface, at path: String, _ arguments: [BusValue] = []) throws
    {
        guard let signature = interface.signature(ofSignal: signal) else {
            throw BusError(
                name: "org.freedesktop.DBus.Error.UnknownMethod", message: "\(interface.name) has no signal \(signal)")
        }
        let tuple = try BusValue.makeTuple(arguments, signature)
        var error: UnsafeMutablePointer<GError>?
        guard g_dbus_connection_emit_signal(handle.pointer, nil, path, interface.name, signal, tuple, &error) != 0
        else {
            throw BusError(taking: error)
        }
    }
}

private struct ExportedObject: Sendable {
    let interface: BusInterface
    let property: @Sendable (String) -> BusValue?
    let handler: @Sendable (BusCall) async throws -> [BusValue]

    func answer(_ call: BusCall, _ invocation: Invocation) async {
        do {
            let results = try await handler(call)
            let signature = interface.resultSignature(of: call.method) ?? ""
            invocation.succeed(try BusValue.makeTuple(results, signature))
        } catch let error as BusError {
            invocation.fail(error)
        } catch {
            invocation.fail(BusError(name: "org.inkling.Error.Failed", message: "\(error)"))
        }
    }
}

/// Sendable because ownership of the invocation moves with it, each is answered once, and GDBus takes answers from every
/// thread.
private struct Invocation: @unchecked Sendable {
    let pointer: OpaquePointer

    func succeed(_ tuple: OpaquePointer) { g_dbus_method_invocation_return_value(pointer, tuple) }

    func fail(_ error: BusError) {
        let name = g_dbus_is_interface_name(error.name) != 0 ? error.name : "org.inkling.Error.Failed"
        g_dbus_method_invocation_return_dbus_error(pointer, name, error.message)
    }
}

/// Sendable because it is written once, before it is shared; GDBus wants the table to outlive every registration.
private struct ExportTable: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<GDBusInterfaceVTable>
}

private let exportTable: ExportTable = {
    let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    table.initialize(to: GDBusInterfaceVTable())
    table.pointee.method_call = { _, sender, path, interface, method, parameters, invocation, user in
        guard let invocation, let parameters else { return }
        let object = Box<ExportedObject>.peek(user)
        let call = BusCall(
            sender: text(sender), path: text(path), interface: text(interface), method: text(method),
            arguments: BusValue(parameters).structure ?? [], byteCount: Int(g_variant_get_size(parameters)))
        let reply = Invocation(pointer: invocation)
        Task { await object.answer(call, reply) }
    }
    table.pointee.get_property = { _, _, _, _, name, error, user in
        let object = Box<ExportedObject>.peek(user)
        if let value = object.property(text(name)), let variant = try? value.makeVariant() {
            return variant
        }
        if let error { error.pointee = g_error_new_literal(g_io_error_quark(), 0, "The property has no value") }
        return nil
    }
    return ExportTable(pointer: table)
}()

/// The text behind a C string that may be missing.
func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
