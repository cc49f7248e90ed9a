import Glibc

/// How far the window's opening is. The standard error tells it when `INKLING_REPORT_OPENING` is set, for the
/// measurement in scripts/lib/measure_opening.py.
struct OpeningReport {
    private(set) var hasDrawn = false
    /// Whether what was drawn is the content of the screen, not the sign that it is being loaded.
    private(set) var isComplete = false

    mutating func drew(isComplete: Bool) {
        if !hasDrawn { say("window drawn") }
        if isComplete, !self.isComplete { say("content drawn") }
        hasDrawn = true
        self.isComplete = isComplete
    }

    private func say(_ stage: String) {
        guard getenv("INKLING_REPORT_OPENING") != nil else { return }
        let line = Array((stage + "\n").utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
