// Bus: D-Bus in Swift, on GDBus. Typed values, async calls, objects and signals; no GLib type leaves the module.
// It knows nothing of shortcuts. It works in every process, whatever its main loop is, because it turns a GLib context
// of its own on a thread of its own.

import CGIO
import Synchronization

/// A connection to a message bus.
///
/// ```swift
/// let bus = try await BusConnection.session()
/// let names = try await bus.call(
///     "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", method: "ListNames")
/// ```
public final class BusConnection: Sendable {
    let handle: GObjectReference
    private let closing: Mutex<Closing>

    private struct Closing {
        var isClosed = false
        var lastIdentifier = 0
        var handlers: [Int: @Sendable () -> Void] = [:]
    }

    private init(_ handle: GObjectReference) {
        self.handle = handle
        self.closing = Mutex(Closing())
    }

    /// Opens a connection of its own to the session bus.
    ///
    /// - Throws: `BusError`, when there is no session bus or it does not answer.
    public static func session() async throws -> BusConnection { try await open(G_BUS_TYPE_SESSION) }

    /// Opens a connection of its own to the system bus.
    ///
    /// - Throws: `BusError`, when there is no system bus or it does not answer.
    public static func system() async throws -> BusConnection { try await open(G_BUS_TYPE_SYSTEM) }

    private static func open(_ type: GBusType) async throws -> BusConnection {
        var error: UnsafeMutablePointer<GError>?
        guard let address = g_dbus_address_get_for_bus_sync(type, nil, &error) else {
            throw BusError(taking: error)
        }
        defer { g_free(address) }
        return try await open(address: String(cString: address))
    }

    /// Opens a connection to the bus at an address, such as `unix:path=/run/user/1000/bus`.
    ///
    /// - Throws: `BusError`, when nobody listens there or the bus refuses.
    public static func open(address: String) async throws -> BusConnection {
        let handle: GObjectReference = try await withCheckedThrowingContinuation { continuation in
            BusThread.enqueue {
                g_dbus_connection_new_for_address(
                    address,
                    GDBusConnectionFlags(
                        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue),
                    nil, nil,
                    { _, result, user in
                        let continuation = Box<CheckedContinuation<GObjectReference, any Error>>.take(user)
                        var error: UnsafeMutablePointer<GError>?
                        if let connection = g_dbus_connection_new_for_address_finish(result, &error) {
                            continuation.resume(returning: GObjectReference(taking: connection))
                        } else {
                            continuation.resume(throwing: BusError(taking: error))
                        }
                    }, Box.retained(continuation))
            }
        }
        let connection = BusConnection(handle)
        await connection.observeClosing()
        return connection
    }

    /// The name that the bus gave this connection, such as `:1.42`.
    public var uniqueName: String {
        g_dbus_connection_get_unique_name(handle.pointer).map { String(cString: $0) } ?? ""
    }

    /// Whether the bus, or this side, ended the connection.
    public var isClosed: Bool { g_dbus_connection_is_closed(handle.pointer) != 0 }

    /// Returns when the connection has ended.
    public func waitUntilClosed() async {
        await withCheckedContinuation { continuation in
            _ = onClose { continuation.resume() }
        }
    }

    /// Calls `body` once when the connection ends, at once if it has ended already.
    ///
    /// - Returns: What `removeCloseHandler(_:)` takes.
    func onClose(_ body: @escaping @Sendable () -> Void) -> Int {
        let identifier: Int? = closing.withLock { state in
            guard !state.isClosed else { return nil }
            state.lastIdentifier += 1
            state.handlers[state.lastIdentifier] = body
            return state.lastIdentifier
        }
        if identifier == nil { body() }
        return identifier ?? 0
    }

    func removeCloseHandler(_ identifier: Int) {
        closing.withLock { state in _ = state.handlers.removeValue(forKey: identifier) }
    }

    /// Ends the connection; outstanding calls fail.
    public func close() {
        BusThread.enqueue { [handle] in g_dbus_connection_close(handle.pointer, nil, nil, nil) }
    }

    /// Returns when everything sent so far has left this process.
    public func flush() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            BusThread.enqueue { [handle] in
                g_dbus_connection_flush(
                    handle.pointer, nil,
                    { source, result, user in
                        g_dbus_connection_flush_finish(source.map { OpaquePointer($0) }, result, nil)
                        Box<CheckedContinuation<Void, Never>>.take(user).resume()
                    }, Box.retained(continuation))
            }
        }
    }

    private func observeClosing() async {
        await BusThread.perform { [handle] () -> Void in
            let callback: @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void = { _, _, _, user in
                Box<WeakConnection>.peek(user).connection?.markClosed()
            }
            _ = g_signal_connect_data(
                UnsafeMutableRawPointer(handle.pointer), "closed", unsafeBitCast(callback, to: GCallback.self),
                Box.retained(WeakConnection(connection: self)), { user, _ in Box<WeakConnection>.release(user) },
                GConnectFlags(0))
        }
        if isClosed { markClosed() }
    }

    private func markClosed() {
        let handlers: [@Sendable () -> Void] = closing.withLock { state in
            state.isClosed = true
            defer { state.handlers = [:] }
            return Array(state.handlers.values)
        }
        for handler in handlers { handler() }
    }
}

private struct WeakConnection {
    weak var connection: BusConnection?
}
