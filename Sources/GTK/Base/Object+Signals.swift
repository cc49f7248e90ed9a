import CAdwaita

// One function per signal shape, because the C callback must have the signal's own parameters. GLib owns the closure
// and frees it when the object goes or the handler is disconnected.

/// A connected signal handler.
public struct SignalHandler {
    fileprivate let identifier: gulong
}

extension Object {
    /// Runs `body` at each emission of a signal without arguments, such as `clicked`.
    @discardableResult
    public func onSignal(_ name: String, _ body: @escaping () -> Void) -> SignalHandler {
        let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            guard let data else { return }
            MainActor.assumeIsolated { ValueBox<() -> Void>.peek(data)() }
        }
        return connect(name, unsafeBitCast(callback, to: GCallback.self), ValueBox(body).passRetained())
    }

    /// Runs `body` at each emission of a signal that asks a yes-or-no question, such as `close-request`.
    @discardableResult
    public func onQuestion(
        _ name: String, afterOthers: Bool = false, _ body: @escaping () -> Bool
    ) -> SignalHandler {
        let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            guard let data else { return 0 }
            return MainActor.assumeIsolated { ValueBox<() -> Bool>.peek(data)().gboolean }
        }
        return connect(
            name, unsafeBitCast(callback, to: GCallback.self), ValueBox(body).passRetained(),
            afterOthers ? G_CONNECT_AFTER : GConnectFlags(0))
    }

    /// Runs `body` when a property has changed.
    @discardableResult
    public func onChange(of property: String, _ body: @escaping () -> Void) -> SignalHandler {
        onPointerSignal("notify::" + property) { _ in body() }
    }

    /// Runs `body` at each emission of a signal with one pointer argument.
    @discardableResult
    func onPointerSignal(_ name: String, _ body: @escaping (UnsafeMutableRawPointer?) -> Void) -> SignalHandler {
        typealias Body = (UnsafeMutableRawPointer?) -> Void
        let callback:
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
                _, argument, data in
                guard let data else { return }
                // Safe: the signal is emitted on the main thread, and the closure runs there before this returns.
                nonisolated(unsafe) let argument = argument
                MainActor.assumeIsolated { ValueBox<Body>.peek(data)(argument) }
            }
        return connect(name, unsafeBitCast(callback, to: GCallback.self), ValueBox(body).passRetained())
    }

    /// Runs `body` at each emission of a signal with one text argument, such as a dialog's `response`.
    @discardableResult
    func onTextSignal(_ name: String, _ body: @escaping (String) -> Void) -> SignalHandler {
        onPointerSignal(name) { body(String(borrowed: $0?.assumingMemoryBound(to: CChar.self))) }
    }

    /// Runs `body` at each emission of a signal with one position argument, such as a list's `activate`.
    @discardableResult
    func onPositionSignal(_ name: String, _ body: @escaping (Int) -> Void) -> SignalHandler {
        let callback: @convention(c) (UnsafeMutableRawPointer?, guint, UnsafeMutableRawPointer?) -> Void = {
            _, position, data in
            guard let data else { return }
            MainActor.assumeIsolated { ValueBox<(Int) -> Void>.peek(data)(Int(position)) }
        }
        return connect(name, unsafeBitCast(callback, to: GCallback.self), ValueBox(body).passRetained())
    }

    /// Ends a handler; its closure is freed.
    public func disconnect(_ handler: SignalHandler) {
        g_signal_handler_disconnect(raw, handler.identifier)
    }

    func connect(
        _ name: String, _ callback: GCallback, _ data: UnsafeMutableRawPointer,
        _ flags: GConnectFlags = GConnectFlags(0)
    ) -> SignalHandler {
        SignalHandler(
            identifier: g_signal_connect_data(raw, name, callback, data, { data, _ in releaseBox(data) }, flags))
    }
}
