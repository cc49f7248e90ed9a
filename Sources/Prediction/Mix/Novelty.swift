/// How likely the next action is one that was never done: logistic models of a few facts, learnt row by row.
///
/// There is one for each kind of stream it was learnt on, each with a start of its own: P_k(new) = σ(w_k·x), A ← .999·A + .001·λI + p(1 − p)·x xᵀ,
/// w ← w + A⁻¹((y − p)·x + .001·λ(w₀ − w)), the binary case of `OnlineLogit`. Their average is weighed by
/// `Trust`, s = .005.
final class Novelty {
    private let facts = NoveltyFacts()
    private let models: [NoveltyModel]
    private var trust: Trust
    private var pace: Pace
    private(set) var probability: Float = 1

    init(_ starts: [NoveltyStart]) {
        models = starts.map { NoveltyModel(start: $0.weights) }
        pace = Pace(starts.map(\.paces))
        trust = Trust(shares: starts.map { _ in 1 }, rate: 0.005)
    }

    /// What the weights of each model have become.
    var weights: [[Float]] { models.map { model in (0..<NoveltyFacts.count).map { model.weights[$0] } } }

    /// - Parameter probabilities: of the known labels.
    func ask(_ frame: Frame, _ history: History, _ probabilities: Column<Float>) {
        guard frame.labelCount > 0 else {
            probability = 1
            return
        }
        facts.fill(frame, history, probabilities)
        probability = 0
        for (weight, model) in zip(trust.weights, models) {
            model.ask(facts)
            probability += weight * model.probability
        }
    }

    /// Learns whether the row that was asked last was new.
    func learn(isNew: Bool, _ frame: Frame, _ history: History) {
        if frame.labelCount > 0 {
            trust.learn { isNew ? models[$0].probability : 1 - models[$0].probability }
            for model in models { model.learn(facts, isNew: isNew) }
        }
        pace.learn(Pace.of(gapClass: frame.gapClass, hasReceived: history.justReceived >= 0))
        trust.weigh(by: pace)
        facts.learn(isNew: isNew, hadLabels: frame.labelCount > 0)
    }

    func write(to bytes: inout ByteWriter) {
        facts.write(to: &bytes)
        pace.write(to: &bytes)
        trust.write(to: &bytes)
        for model in models { model.write(to: &bytes) }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard facts.read(from: &bytes), pace.read(from: &bytes), trust.read(from: &bytes) else { return false }
        trust.weigh(by: pace)
        return models.allSatisfy { $0.read(from: &bytes) }
    }
}

/// One logistic model, whose weights start at `start`.
private final class NoveltyModel {
    private static let precision: Float = 30
    private static let width = roundedToLanes(NoveltyFacts.count)

    private let start: [Float]
    let weights = Column<Float>(capacity: width)
    private let information = Column<Float>(capacity: width * width)
    private let step = Column<Float>(capacity: width)
    private let factor = Factor(width: width)
    private(set) var probability: Float = 0.5

    init(start: [Float]) {
        self.start = start + [Float](repeating: 0, count: Self.width - start.count)
        for i in 0..<Self.width {
            weights[i] = self.start[i]
            information[i * Self.width + i] = Self.precision
        }
    }

    func ask(_ facts: NoveltyFacts) {
        var score: Float = 0
        for i in 0..<Self.width { score += weights[i] * facts.values[i] }
        probability = logistic(max(-12, min(12, score)))
    }

    func learn(_ facts: NoveltyFacts, isNew: Bool) {
        let (p, x) = (probability, facts.values)
        let pull: Float = 0.001 * Self.precision
        for i in 0..<Self.width {
            for j in 0...i {
                let at = i * Self.width + j
                information[at] = information[at] * 0.999 + p * (1 - p) * x[i] * x[j]
            }
            information[i * Self.width + i] += pull
            step[i] = ((isNew ? 1 : 0) - p) * x[i] + pull * (start[i] - weights[i])
        }
        factor.decompose(information.pointer)
        factor.solve(step.pointer)
        for i in 0..<Self.width { weights[i] += step[i] }
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(weights, count: Self.width)
        bytes.write(information, count: Self.width * Self.width)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        bytes.read(into: weights, count: Self.width) && bytes.read(into: information, count: Self.width * Self.width)
    }
}
