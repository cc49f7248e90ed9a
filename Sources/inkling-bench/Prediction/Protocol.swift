import Prediction

/// The prequential protocol. A ranker sees of each row its moment before it must answer, and the row only afterwards.
protocol Ranker {
    mutating func rank(at moment: AskingContext) -> [String]
    mutating func learn(_ row: BehaviourStream.Row)
}

/// Runs one user through a ranker; `report` gets each counted row's index and what was answered.
func replay<R: Ranker>(
    _ user: BehaviourStream.User, _ ranker: inout R, report: (_ index: Int, _ ranked: [String], _ ranker: R) -> Void
) {
    let counted = user.counted()
    for (index, row) in user.rows.enumerated() {
        if counted.contains(index) {
            let moment = AskingContext(time: row.event.time, utcOffset: row.event.utcOffset)
            report(index, ranker.rank(at: moment), ranker)
        }
        ranker.learn(row)
    }
}

/// The engine of the product, asked through its public interface.
struct EngineRanker: Ranker {
    let engine: PredictionEngine
    private var labels: [ActionPattern: String] = [:]
    private(set) var answers: [PredictedAction] = []

    init(_ engine: PredictionEngine = PredictionEngine()) {
        self.engine = engine
    }

    mutating func rank(at moment: AskingContext) -> [String] {
        answers = engine.rank(moment, limit: 10)
        return answers.compactMap { labels[$0.pattern] }
    }

    mutating func learn(_ row: BehaviourStream.Row) {
        if labels[row.event.pattern] == nil { labels[row.event.pattern] = row.label }
        engine.learn(row.event)
    }
}
