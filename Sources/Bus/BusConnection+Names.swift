extension BusConnection {
    private func askBus(_ method: String, _ arguments: [BusValue]) async throws -> [BusValue] {
        try await call(
            "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", method: method,
            arguments)
    }

    /// Requests a well-known name, without waiting in a queue for it.
    ///
    /// - Returns: Whether this connection owns the name now; false when another process has it.
    public func requestName(_ name: String) async throws -> Bool {
        let doNotQueue: UInt32 = 4
        let answer = try await askBus("RequestName", [.string(name), .uint32(doNotQueue)]).first?.integer
        return answer == 1 || answer == 4
    }

    /// Gives a well-known name back.
    public func releaseName(_ name: String) async throws { _ = try await askBus("ReleaseName", [.string(name)]) }

    /// The unique name of the connection that owns a name; nil when nobody does.
    public func owner(of name: String) async throws -> String? {
        do {
            return try await askBus("GetNameOwner", [.string(name)]).first?.string
        } catch let error as BusError where error.isServiceUnknown {
            return nil
        }
    }

    /// The process behind a connection.
    public func processIdentifier(of name: String) async throws -> Int32? {
        try await askBus("GetConnectionUnixProcessID", [.string(name)]).first?.integer.flatMap(Int32.init(exactly:))
    }

    /// The names that the bus can start a program for.
    public func activatableNames() async throws -> [String] {
        try await askBus("ListActivatableNames", []).first?.strings ?? []
    }

    /// Makes the bus read its service files again.
    public func reloadServiceFiles() async throws { _ = try await askBus("ReloadConfig", []) }

    /// The owner of a name whenever it changes; nil when it is lost. Ends with the connection.
    public func ownerChanges(of name: String? = nil) async -> AsyncStream<BusOwnerChange> {
        let signals = await signals(
            from: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
            signal: "NameOwnerChanged", firstArgument: name)
        return AsyncStream { continuation in
            let task = Task {
                for await signal in signals where signal.arguments.count == 3 {
                    let texts = signal.arguments.map { $0.string ?? "" }
                    continuation.yield(
                        BusOwnerChange(
                            name: texts[0], oldOwner: texts[1].isEmpty ? nil : texts[1],
                            newOwner: texts[2].isEmpty ? nil : texts[2]))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

/// A bus name that changed hands.
public struct BusOwnerChange: Sendable, Hashable {
    public let name: String
    public let oldOwner: String?
    public let newOwner: String?
}
