import CGIO

extension BusConnection {
    /// Calls a method and returns its results.
    ///
    /// - Parameters:
    ///   - signature: The types of the arguments, such as `sa{sv}`; inferred from the values if nil.
    ///   - timeout: In seconds.
    ///   - startsService: Whether the bus may start a program that owns the destination.
    /// - Throws: `BusError`, also when the other side vanishes or the bus goes away. The call ends exactly once.
    @discardableResult
    public func call(
        _ destination: String, path: String, interface: String, method: String, _ arguments: [BusValue] = [],
        signature: String? = nil, timeout: Double = 25, startsService: Bool = true
    ) async throws -> [BusValue] {
        let reply: BusReply = try await withCheckedThrowingContinuation { continuation in
            BusThread.enqueue { [handle] in
                let tuple: OpaquePointer
                do { tuple = try BusValue.makeTuple(arguments, signature) } catch {
                    continuation.resume(throwing: error)
                    return
                }
                g_dbus_connection_call(
                    handle.pointer, destination, path, interface, method, tuple, nil,
                    startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
                    Int32(min(timeout, 86_400) * 1_000), nil,
                    { source, result, user in
                        let continuation = Box<CheckedContinuation<BusReply, any Error>>.take(user)
                        var error: UnsafeMutablePointer<GError>?
                        let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &error)
                        if let reply {
                            continuation.resume(returning: BusReply(taking: reply))
                        } else {
                            continuation.resume(throwing: BusError(taking: error))
                        }
                    }, Box.retained(continuation))
            }
        }
        return reply.values
    }
}

/// The results of a call, decoded where they arrive.
private struct BusReply: Sendable {
    let values: [BusValue]

    init(taking variant: OpaquePointer) {
        values = BusValue(variant).structure ?? []
        g_variant_unref(variant)
    }
}
