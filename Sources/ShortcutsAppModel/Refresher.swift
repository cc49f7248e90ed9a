/// Turns any number of requests into as few refreshes as show the newest state: one at a time, and one more when a
/// request came meanwhile.
final class Refresher {
    private let pause: Duration
    private let refresh: () async -> Void
    private var isRequested = false
    private var task: Task<Void, Never>?

    /// - Parameter pause: the least time between two refreshes, so that a flood of changes does not become a flood of
    ///   questions.
    init(pause: Duration = .milliseconds(150), _ refresh: @escaping () async -> Void) {
        self.pause = pause
        self.refresh = refresh
    }

    func request() {
        isRequested = true
        guard task == nil else { return }
        task = Task { [weak self] in
            while let self, isRequested {
                isRequested = false
                await refresh()
                try? await Task.sleep(for: pause)
            }
            self?.task = nil
        }
    }
}
