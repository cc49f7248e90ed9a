import CGIO

/// A signal that arrived.
public struct BusSignal: Sendable {
    public let sender: String
    public let path: String
    public let interface: String
    public let name: String
    public let arguments: [BusValue]
}

extension BusConnection {
    /// Listens for signals; nil stands for any. The stream ends when the connection does, and listening ends when the
    /// stream is no longer read.
    ///
    /// When this returns the subscription stands: no signal sent afterwards is missed.
    public func signals(
        from sender: String?, path: String?, interface: String?, signal: String?, firstArgument: String? = nil
    ) async -> AsyncStream<BusSignal> {
        let (stream, continuation) = AsyncStream.makeStream(of: BusSignal.self)
        let subscription = await BusThread.perform { [handle] in
            g_dbus_connection_signal_subscribe(
                handle.pointer, sender, interface, signal, path, firstArgument, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, sender, path, interface, name, parameters, user in
                    guard let parameters else { return }
                    Box<AsyncStream<BusSignal>.Continuation>.peek(user).yield(
                        BusSignal(
                            sender: text(sender), path: text(path), interface: text(interface), name: text(name),
                            arguments: BusValue(parameters).structure ?? []))
                }, Box.retained(continuation), { Box<AsyncStream<BusSignal>.Continuation>.release($0) })
        }
        // The match rule is sent without waiting; an answered call behind it means that the bus has it.
        _ = try? await call(
            "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus.Peer",
            method: "Ping")
        let closeHandler = onClose { continuation.finish() }
        continuation.onTermination = { [weak self, handle] _ in
            self?.removeCloseHandler(closeHandler)
            BusThread.enqueue { g_dbus_connection_signal_unsubscribe(handle.pointer, subscription) }
        }
        return stream
    }
}
