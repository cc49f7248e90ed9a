import Synchronization

/// Keeps the order of an app's calls where it matters: donations may overtake each other, since each carries its date,
/// but a deletion or a new list waits for what was asked before it, and what is asked after it waits for it.
package final class ServiceQueue: Sendable {
    package static let shared = ServiceQueue()

    private struct State {
        var running: [Int: Task<Void, Never>] = [:]
        var barrier: Task<Void, Never>?
        var lastIdentifier = 0
    }

    private let state = Mutex(State())

    /// Runs `operation` once its turn has come.
    func add(inOrder: Bool, _ operation: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            let earlier = inOrder ? Array(state.running.values) : state.barrier.map { [$0] } ?? []
            state.lastIdentifier += 1
            let identifier = state.lastIdentifier
            let task = Task {
                for task in earlier { await task.value }
                await operation()
                self.state.withLock { state in _ = state.running.removeValue(forKey: identifier) }
            }
            state.running[identifier] = task
            if inOrder { state.barrier = task }
        }
    }

    /// Returns when everything that was asked so far has ended.
    package func drain() async {
        for task in state.withLock({ Array($0.running.values) }) { await task.value }
    }
}
