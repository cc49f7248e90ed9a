// inklingd: the session service. It puts the Assistant on the bus: who calls, which bytes, which object. It has no rules
// of its own.

import Assistant
import Bus
import CMalloc
import Dispatch
import Glibc

@main
struct Main {
    static func main() async {
        preferSmallHeap()
        let options: Options
        do {
            options = try Options(Array(CommandLine.arguments.dropFirst()))
        } catch {
            standardError("inklingd: \(error)\n")
            exit(2)
        }
        if let text = options.textToPrint {
            print(text)
            return
        }
        // Whatever the service makes is its owner's alone.
        umask(0o077)
        let log = Log { level, message in
            guard options.isVerbose || level != .debug else { return }
            standardError("inklingd: \(level.rawValue): \(message.replacing("\n", with: " "))\n")
        }
        let signals = TerminationSignals()
        do {
            let service = try await Service.start(options, log: log)
            returnFreeMemory()
            await signals.wait(orUntil: service.connectionEnds)
            await service.stop()
        } catch {
            log(.error, "\(error)")
            exit(1)
        }
    }
}

/// Waits for SIGTERM or SIGINT.
final class TerminationSignals {
    private let events: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let sources: [any DispatchSourceSignal]

    init() {
        let (events, continuation) = AsyncStream.makeStream(of: Void.self)
        self.events = events
        self.continuation = continuation
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
    }

    deinit { for source in sources { source.cancel() } }

    /// Returns at the first signal, or when `other` returns.
    func wait(orUntil other: @escaping @Sendable () async -> Void) async {
        Task { [continuation] in
            await other()
            continuation.yield()
        }
        for await _ in events { return }
    }
}

func standardError(_ text: String) { _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) } }
