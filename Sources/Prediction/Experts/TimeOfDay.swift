/// When: votes of the last 1,500 rows by likeness of their wall-clock time to now.
///
/// With Δh the circular difference in hours (rows with Δh > 6 have no vote) and e^(−age/30 days) the age factor:
/// hour     exp(−½(Δh/0.7)²)
/// hourwd   exp(−½(Δh/1.5)²) · weekday factor (1 same day, .45 same class, .12 other)
/// sameday  exp(−½(Δh/1.5)²), rows of the same weekday only
/// each smoothed to (votes + ½·base)/(sum + ½).
///
/// Source: kernel regression (Nadaraya 1964, Watson 1964) on the circle of the day.
final class TimeOfDay: ExpertFamily {
    static let name = "time of day"
    static let features = [
        FeatureDeclaration(name: "hour", startWeight: 0.1),
        FeatureDeclaration(name: "hourwd", startWeight: 0.1),
        FeatureDeclaration(name: "sameday", startWeight: 0.1),
    ]

    func fill(_ frame: Frame, _ history: History, first: Int) {
        guard frame.moment.isKnown else { return }
        let nearness = frame.nearness
        let weekday = Int8(frame.moment.weekday)
        vote(frame, history, first, nearness.hour) { _ in true }
        vote(frame, history, first + 1, nearness.situation) { _ in true }
        vote(frame, history, first + 2, nearness.situation) { history.rowWeekday.pointer[$0] == weekday }
    }

    @inline(__always) private func vote(
        _ frame: Frame, _ history: History, _ index: Int, _ weights: Column<Float>, _ counts: (_ slot: Int) -> Bool
    ) {
        var total: Float = 0
        let weights = weights.pointer
        let labels = history.rowLabel.pointer
        for (n, row) in Nearness.rows(history).enumerated() {
            let weight = weights[n]
            guard weight > 1e-7, counts(row & History.mask) else { continue }
            frame.vote(labels[row & History.mask], weight)
            total += weight
        }
        frame.takeVotes(into: index, total: total, prior: 0.5, parent: frame.base)
    }
}
