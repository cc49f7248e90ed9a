import Bus
import Foundation

/// A message bus of a test's own, with XDG directories of its own; both go when the test ends.
///
/// ```swift
/// try await TestBus.withBus { bus in
///     let connection = try await bus.connect()
/// }
/// ```
public final class TestBus: Sendable {
    /// Holds everything that the test's processes write.
    public let root: URL
    public let address: String
    private let daemon: ChildProcess

    /// `$XDG_DATA_HOME` of the test's processes.
    public var dataHome: URL { root.appending(path: "data") }

    private init(root: URL, address: String, daemon: ChildProcess) {
        self.root = root
        self.address = address
        self.daemon = daemon
    }

    /// Starts a bus, runs `body`, and ends the bus whatever happens.
    public static func withBus<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: (TestBus) async throws -> Result
    ) async throws -> Result {
        let bus = try await start()
        do {
            let result = try await body(bus)
            await bus.end()
            return result
        } catch {
            await bus.end()
            throw error
        }
    }

    /// The environment for processes on this bus: nothing of the user's is reachable through it.
    public var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        environment["DBUS_SYSTEM_BUS_ADDRESS"] = address
        for (key, folder) in [
            ("HOME", "home"), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state"),
            ("XDG_CACHE_HOME", "cache"), ("XDG_RUNTIME_DIR", "run"),
        ] {
            environment[key] = root.appending(path: folder).path
        }
        environment["XDG_DATA_DIRS"] = root.appending(path: "system").path
        environment["LANG"] = "C.UTF-8"
        environment["LC_ALL"] = nil
        environment["LANGUAGE"] = nil
        environment["TZ"] = "UTC"
        return environment
    }

    /// A connection to this bus.
    public func connect() async throws -> BusConnection { try await .open(address: address) }

    /// Starts a program on this bus.
    public func start(_ executable: URL, _ arguments: [String] = []) throws -> ChildProcess {
        try ChildProcess(executable, arguments, environment: environment)
    }

    /// Ends the bus, as if its machine went down.
    public func stopBus() async { await daemon.kill() }

    private static func start() async throws -> TestBus {
        let root = FileManager.default.temporaryDirectory.appending(path: "inkling-test-\(UUID().uuidString.prefix(8))")
        for folder in ["home", "data/dbus-1/services", "config", "state", "cache", "run", "system"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: folder), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        }
        let socket = root.appending(path: "bus").path
        let configuration = """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig>
              <type>session</type>
              <listen>unix:path=\(socket)</listen>
              <servicedir>\(root.path)/data/dbus-1/services</servicedir>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
              </policy>
              <limit name="reply_timeout">60000</limit>
            </busconfig>
            """
        let file = root.appending(path: "bus.conf")
        try configuration.write(to: file, atomically: true, encoding: .utf8)
        let unstarted = TestBus(root: root, address: "unix:path=\(socket)", daemon: try ChildProcess.none())
        let daemon = try ChildProcess(
            URL(filePath: "/usr/bin/dbus-daemon"), ["--config-file=\(file.path)", "--nofork", "--nopidfile"],
            environment: unstarted.environment)
        // The socket is there a moment before somebody listens on it.
        try await eventually("the bus answers") {
            guard let connection = try? await BusConnection.open(address: unstarted.address) else { return false }
            connection.close()
            return true
        }
        return TestBus(root: root, address: unstarted.address, daemon: daemon)
    }

    private func end() async {
        await daemon.kill()
        try? FileManager.default.removeItem(at: root)
    }
}
