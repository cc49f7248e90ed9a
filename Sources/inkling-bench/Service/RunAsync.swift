import Bus
import Dispatch
import Synchronization

/// Runs an async body from a synchronous program, waiting on the main thread; nothing here needs the main queue.
func runAsync(_ body: @escaping @Sendable () async throws -> Void) throws(BenchError) {
    let failure = Mutex<BenchError?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task {
        do { try await body() } catch let error as BenchError { failure.withLock { $0 = error } } catch {
            let message = "\(error)"
            failure.withLock { $0 = BenchError(message) }
        }
        done.signal()
    }
    done.wait()
    if let error = failure.withLock({ $0 }) { throw error }
}
