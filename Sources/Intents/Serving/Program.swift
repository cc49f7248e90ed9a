import Glibc
import Synchronization

/// The life of a program that serves calls and has no window.
enum Program {
    /// Turns the main run loop, and with it the main queue, for ever.
    static func runMainLoop() -> Never {
        // A run loop with nothing to wait for returns at once.
        RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    static func fail(_ error: any Error) -> Never {
        let message = (error as? INIntentError)?.errorDescription ?? "\(error)"
        FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
        exit(1)
    }
}

/// Counts the calls that are being answered, and says when there have been none for a while.
final class IdleWatch: Sendable {
    private struct State {
        var running = 0
        var lastEnd = ContinuousClock.now
    }

    private let state = Mutex(State())
    private let limit: Duration

    init(limit: Duration) { self.limit = limit }

    func during<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        state.withLock { $0.running += 1 }
        defer {
            state.withLock { state in
                state.running -= 1
                state.lastEnd = .now
            }
        }
        return try await body()
    }

    /// Returns when no call has been answered for the limit.
    func waitUntilIdle() async {
        while let rest = remaining, !Task.isCancelled { try? await Task.sleep(for: rest) }
    }

    /// Nil when the limit has passed.
    private var remaining: Duration? {
        state.withLock { state in
            if state.running > 0 { return limit }
            let rest = limit - state.lastEnd.duration(to: .now)
            return rest > .zero ? rest : nil
        }
    }

    /// Returns when no call is being answered.
    func waitUntilAnswered() async {
        while state.withLock({ $0.running > 0 }) { try? await Task.sleep(for: .milliseconds(20)) }
    }
}
