import Foundation
import Synchronization

/// A program that a test started; its output is kept.
public final class ChildProcess: Sendable {
    private struct State {
        var output = Data()
        var errors = Data()
        var status: Int32?
        var waiting: [CheckedContinuation<Int32, Never>] = []
    }

    private let state: Mutex<State>
    /// The process to signal; 0 when nothing was started.
    public let identifier: Int32

    /// Starts a program.
    public init(_ executable: URL, _ arguments: [String], environment: [String: String]) throws {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        let state = Mutex(State())
        self.state = state
        let group = DispatchGroup()
        group.enter()
        group.enter()
        group.enter()
        process.terminationHandler = { _ in group.leave() }
        try process.run()
        identifier = process.processIdentifier
        Self.drain(output, into: self, \.output, group)
        Self.drain(errors, into: self, \.errors, group)
        group.notify(queue: .global()) { [self] in finish(process.terminationStatus) }
    }

    private init() {
        identifier = 0
        state = Mutex(State())
        state.withLock { $0.status = 0 }
    }

    static func none() throws -> ChildProcess { ChildProcess() }

    public var isRunning: Bool { state.withLock { $0.status == nil } }
    public var standardOutput: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }
    public var standardError: String { state.withLock { String(decoding: $0.errors, as: UTF8.self) } }

    /// Sends SIGTERM and waits for the end.
    @discardableResult public func terminate() async -> Int32 { await signal(SIGTERM) }

    /// Sends SIGKILL and waits for the end.
    @discardableResult public func kill() async -> Int32 { await signal(SIGKILL) }

    private func signal(_ number: Int32) async -> Int32 {
        if identifier > 0, isRunning { _ = Foundation.kill(identifier, number) }
        return await waitUntilExit()
    }

    /// The exit status, once the process has ended and all its output was read.
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

    private static func drain(
        _ pipe: Pipe, into child: ChildProcess, _ part: WritableKeyPath<State, Data> & Sendable, _ group: DispatchGroup
    ) {
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
                group.leave()
            } else {
                child.state.withLock { $0[keyPath: part].append(data) }
            }
        }
    }
}
