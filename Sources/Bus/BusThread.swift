import CGIO

/// The thread that turns the GLib context in which all of this module's callbacks arrive.
///
/// GDBus delivers an answer in the thread-default context of the thread that asked. A context of our own means that
/// calls end whether the process has a GLib main loop, another one or none.
enum BusThread {
    private static let context: GLibContext = {
        let context = GLibContext()
        let thread = g_thread_new(
            "inkling-bus",
            { user in
                let context = Box<GLibContext>.take(user)
                g_main_context_push_thread_default(context.pointer)
                g_main_loop_run(g_main_loop_new(context.pointer, 0))
                return nil
            }, Box.retained(context))
        g_thread_unref(thread)
        return context
    }()

    /// Runs `body` on the bus thread, later.
    static func enqueue(_ body: @escaping @Sendable () -> Void) {
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(
            source,
            { user in
                Box<@Sendable () -> Void>.peek(user)()
                return 0
            }, Box.retained(body), { Box<@Sendable () -> Void>.release($0) })
        g_source_attach(source, context.pointer)
        g_source_unref(source)
    }

    /// Runs `body` on the bus thread and returns what it returns.
    static func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            enqueue { continuation.resume(returning: body()) }
        }
    }
}

/// Sendable because a GMainContext may be used from every thread.
private struct GLibContext: @unchecked Sendable {
    let pointer = g_main_context_new()
}

/// Carries one Swift value through a C callback's user data.
final class Box<Value> {
    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// The value behind a pointer that owns it.
    static func retained(_ value: Value) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Box(value)).toOpaque()
    }

    /// The value of a callback that comes once; the pointer is dead afterwards.
    static func take(_ user: UnsafeMutableRawPointer?) -> Value {
        Unmanaged<Box>.fromOpaque(pointer(user)).takeRetainedValue().value
    }

    /// The value of a callback that may come again.
    static func peek(_ user: UnsafeMutableRawPointer?) -> Value {
        Unmanaged<Box>.fromOpaque(pointer(user)).takeUnretainedValue().value
    }

    /// Ends the ownership, in a destroy notification.
    static func release(_ user: UnsafeMutableRawPointer?) {
        Unmanaged<Box>.fromOpaque(pointer(user)).release()
    }

    private static func pointer(_ user: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let user else { preconditionFailure("GLib called back without the user data that this module gave it") }
        return user
    }
}

/// Owns a reference to a GObject that may be used from every thread.
///
/// Sendable because it is made only for GDBusConnection, which GIO documents as safe to use from all threads, and its
/// reference count is atomic.
final class GObjectReference: @unchecked Sendable {
    let pointer: OpaquePointer

    init(taking pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
