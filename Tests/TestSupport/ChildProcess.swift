import Foundation
import Synchronization

/// A program that a test started; its output is kept.
///
/// Made of `posix_spawn` and `waitpid`: what tells of the end is the kernel, not a descriptor that a process started
/// meanwhile could have inherited. Output goes to files without names, so nothing has to be drained.
public final class ChildProcess: Sendable {
    private struct State {
        var status: Int32?
        var waiting: [CheckedContinuation<Int32, Never>] = []
    }

    private let state: Mutex<State>
    private let output: FileHandle
    private let errors: FileHandle
    /// The process to signal; 0 when nothing was started.
    public let identifier: Int32

    /// Starts a program.
    public init(_ executable: URL, _ arguments: [String], environment: [String: String]) throws {
        output = try Self.namelessFile()
        errors = try Self.namelessFile()
        state = Mutex(State())
        identifier = try Self.spawn(
            executable.path, arguments, environment, output: output.fileDescriptor, errors: errors.fileDescriptor)
        Thread.detachNewThread { [self] in
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            finish(signal == 0 ? (status >> 8) & 0xFF : signal)
        }
    }

    private init() throws {
        identifier = 0
        state = Mutex(State(status: 0))
        output = FileHandle.nullDevice
        errors = FileHandle.nullDevice
    }

    static func none() throws -> ChildProcess { try ChildProcess() }

    public var isRunning: Bool { state.withLock { $0.status == nil } }
    public var standardOutput: String { Self.text(output) }
    public var standardError: String { Self.text(errors) }

    /// Sends SIGTERM and waits for the end.
    @discardableResult public func terminate() async -> Int32 { await signal(SIGTERM) }

    /// Sends SIGKILL and waits for the end.
    @discardableResult public func kill() async -> Int32 { await signal(SIGKILL) }

    private func signal(_ number: Int32) async -> Int32 {
        if identifier > 0, isRunning { _ = Foundation.kill(identifier, number) }
        return await waitUntilExit()
    }

    /// The exit status, once the process has ended; the signal's number when one ended it.
    @discardableResult public func waitUntilExit() async -> Int32 {
        await withCheckedContinuation { continuation in
            let status: Int32? = state.withLock { state in
                if state.status == nil { state.waiting.append(continuation) }
                return state.status
            }
            if let status { continuation.resume(returning: status) }
        }
    }

    private func finish(_ status: Int32) {
        let waiting: [CheckedContinuation<Int32, Never>] = state.withLock { state in
            state.status = status
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: status) }
    }

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], output: Int32, errors: Int32
    ) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        // A test runs on a thread that blocks signals; the program must not inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var identifier: pid_t = 0
        var code: Int32
        let deadline = ContinuousClock.now + .seconds(120)
        repeat {
            code = posix_spawn(&identifier, path, &actions, &attributes, &argv, &envp)
            // A program that was copied just now may stand open for writing in a process that another test is starting.
        } while code == ETXTBSY && ContinuousClock.now < deadline
        guard code == 0 else {
            throw TimedOut(description: "\(path) can't be started: \(String(cString: strerror(code)))")
        }
        return identifier
    }

    private static func namelessFile() throws -> FileHandle {
        let path = FileManager.default.temporaryDirectory.appending(path: "inkling-output-\(UUID().uuidString)").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw TimedOut(description: "\(path) can't be written") }
        unlink(path)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// All that a file holds; its position, which the program shares, stays where it is.
    private static func text(_ file: FileHandle) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = pread(file.fileDescriptor, &buffer, buffer.count, off_t(bytes.count))
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}
