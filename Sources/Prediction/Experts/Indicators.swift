/// Plain facts about a label, 0 or 1, whose weights start at 0: used once; twice; the last, second, third label back; used
/// in the last 30 minutes but not last; last and less than 30 minutes ago.
///
/// Source: plain covariates of a conditional logit (McFadden 1974).
final class Indicators: ExpertFamily {
    static let name = "plain facts"
    static let features = ["once", "twice", "isLast", "isLast2", "isLast3", "recent30m", "last30m"].map {
        FeatureDeclaration(name: $0, startWeight: 0)
    }

    func fill(_ frame: Frame, _ history: History, first: Int) {
        let once = frame.feature(first)
        let twice = frame.feature(first + 1)
        for l in 0..<frame.labelCount {
            once[l] = history.uses[l] == 1 ? 1 : 0
            twice[l] = history.uses[l] == 2 ? 1 : 0
        }
        for back in 1...3 {
            let label = Int(history.label(back: back))
            if label >= 0 { frame.feature(first + 1 + back)[label] = 1 }
        }
        guard frame.moment.isKnown else { return }
        let last = Int(history.label(back: 1))
        let recent = frame.feature(first + 5)
        for l in 0..<frame.labelCount where frame.moment.time - history.lastTime[l] < 1800 { recent[l] = 1 }
        if last >= 0 {
            frame.feature(first + 6)[last] = recent[last]
            recent[last] = 0
        }
    }
}
