/// Several learners with different starts, side by side on the same features, and a chair who weighs what they say.
///
/// Their probabilities are averaged with weights v·prior by pace (`Pace`): v_k ← .98·v_k·P_k(y)/Σ + .02·share_k (fixed share). The
/// average is never far below the best member. After the learners come simple methods (`Start.simple`), each with a twentieth
/// of a learner's share: they count where a stream is as simple as they are. The chair is a learner of the same kind over
/// few features: the log of the average, which starts at 1, the log of each learner's ratio to it, which start at 0, and the
/// `Corrections` of the average. `RunnersUp` has the last word.
final class Committee {
    static let share: Float = 0.02
    static let shareOfSimple: Float = 0.05

    let members: [OnlineLogit]
    /// By how well each member foretold, on its own; and together with what the pace says.
    private var merit: [Float]
    private let shares: [Float]
    private(set) var trust: [Float]
    private var pace: Pace
    private let average = Column<Float>(capacity: 64)
    private let chair: OnlineLogit
    private let firstCorrection: Int
    private let statements: Frame
    private let memberRows: RowGatherer
    private let chairRows: RowGatherer
    private var likelihoods: [Float]
    private let corrections = Corrections()
    private let runnersUp: RunnersUp

    /// The probability of each label, given that the next label is a known one.
    var probabilities: Column<Float> { runnersUp.probabilities }

    /// The stages beside the members that can be left out.
    static let stages = ["corrections", "pace", "runners-up", "simple methods"]
    private let hasCorrections: Bool
    private let hasPace: Bool

    /// - Parameters:
    ///   - weights: of the corrections, to start with.
    ///   - without: names of stages to leave out, for ablations.
    init(
        starts: [Start], corrections weights: [Float] = StartSet.handSet.corrections, without: Set<String> = []
    ) {
        let starts = without.contains("simple methods") ? starts.filter(\.isLearning) : starts
        hasCorrections = !without.contains("corrections")
        hasPace = !without.contains("pace")
        runnersUp = RunnersUp(startDoubt: without.contains("runners-up") ? 0 : RunnersUp.startDoubt)
        members = starts.enumerated().map { OnlineLogit(start: $1.weights, precision: $1.precision, turn: 2 * $0) }
        let learning = starts.filter(\.isLearning)
        let sum = Float(learning.count) + Self.shareOfSimple * Float(starts.count - learning.count)
        shares = starts.map { ($0.isLearning ? 1 : Self.shareOfSimple) / sum }
        trust = shares
        merit = trust
        likelihoods = trust
        pace = Pace(learning.map(\.paces))
        let width = members.first?.width ?? 8
        // Of a single member there is nothing to weigh, only to sharpen.
        firstCorrection = learning.count > 1 ? 1 + learning.count : 1
        statements = Frame(featureCount: firstCorrection + Corrections.names.count)
        chair = OnlineLogit(
            start: [1] + [Float](repeating: 0, count: firstCorrection - 1) + weights, precision: 50)
        memberRows = RowGatherer(width: width)
        chairRows = RowGatherer(width: chair.width)
    }

    func score(_ frame: Frame, _ history: History) {
        average.reserve(frame.stride)
        let p = average.pointer
        for i in stride(from: 0, to: frame.stride, by: 8) { p.setLane(i, Lane(repeating: 1e-9)) }
        for (k, member) in members.enumerated() {
            member.score(frame)
            let q = member.probabilities.pointer
            let v = trust[k]
            for i in stride(from: 0, to: frame.stride, by: 8) { p.setLane(i, p.lane(i) + q.lane(i) * v) }
        }
        statements.begin(labelCount: frame.labelCount)
        let f = statements.feature(0)
        for i in stride(from: 0, to: frame.stride, by: 8) { f.setLane(i, logarithm(p.lane(i))) }
        if hasCorrections {
            corrections.fill(p, frame, history, into: statements, first: firstCorrection)
        }
        for k in 1..<firstCorrection {
            let q = members[k - 1].probabilities.pointer
            let g = statements.feature(k)
            for i in stride(from: 0, to: frame.stride, by: 8) {
                g.setLane(i, logarithm(q.lane(i) + 1e-9) - f.lane(i))
            }
        }
        chair.score(statements)
        runnersUp.revise(chair.probabilities, frame, history)
    }

    /// The weight of a feature, averaged over the learners by trust.
    func weight(_ feature: Int) -> Float {
        let learners = zip(trust, members).prefix(pace.count)
        return learners.reduce(0) { $0 + $1.0 * $1.1.weights[feature] } / learners.reduce(0) { $0 + $1.0 }
    }

    /// What the weights of the corrections have become.
    var correctionWeights: [Float] { Corrections.names.indices.map { chair.weights[firstCorrection + $0] } }

    /// Learns from the row that was scored last.
    func learn(_ frame: Frame, chosen: Int32) {
        let chosen = Int(chosen)
        runnersUp.learn(chosen: chosen)
        chairRows.gather(statements, by: [chair], chosen: chosen)
        chair.learn(statements, chairRows)
        if hasCorrections { corrections.learn(average.pointer, frame, chosen: chosen) }
        memberRows.gather(frame, by: members.prefix(pace.count), chosen: chosen)
        var sum: Float = 0
        for (k, member) in members.enumerated() {
            likelihoods[k] = max(member.probabilities[chosen], 1e-6)
            sum += merit[k] * likelihoods[k]
            member.learn(frame, memberRows)
        }
        for k in trust.indices {
            merit[k] = (1 - Self.share) * merit[k] * likelihoods[k] / sum + Self.share * shares[k]
        }
        setTrust()
    }

    /// Takes the pace of an own row into account, be its label known or not.
    func learnPace(_ frame: Frame, _ history: History) {
        guard hasPace else { return }
        pace.learn(Pace.of(gapClass: frame.gapClass, hasReceived: history.justReceived >= 0))
        setTrust()
    }

    private func setTrust() {
        for k in trust.indices { trust[k] = merit[k] * (k < pace.count ? pace.prior(k) : 1 / Float(pace.count)) }
        let sum = trust.reduce(0, +)
        for k in trust.indices { trust[k] /= sum }
    }

    func write(to bytes: inout ByteWriter) {
        for v in merit { bytes.write(v) }
        pace.write(to: &bytes)
        for logit in members + [chair] { logit.write(to: &bytes) }
        corrections.write(to: &bytes)
        runnersUp.write(to: &bytes)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        for k in merit.indices {
            guard let v = bytes.readFloat() else { return false }
            merit[k] = v
        }
        guard pace.read(from: &bytes) else { return false }
        setTrust()
        return (members + [chair]).allSatisfy { $0.read(from: &bytes) } && corrections.read(from: &bytes)
            && runnersUp.read(from: &bytes)
    }
}

/// Copies the features of the labels that matter to a learning step, label by label.
final class RowGatherer {
    let width: Int
    private(set) var count = 0
    /// The row of the label that was right.
    private(set) var chosen = 0
    let labels = Column<Int32>(capacity: 64, zero: 0)
    let features: Column<Float>
    /// Room for a learner's probabilities of the rows.
    let probabilities = Column<Float>(capacity: 64)

    init(width: Int) {
        self.width = width
        features = Column(capacity: width * 64)
    }

    /// Takes every label that some learner gives at least the floor, and the right one.
    func gather(_ frame: Frame, by learners: some Sequence<OnlineLogit>, chosen right: Int) {
        labels.reserve(frame.labelCount)
        probabilities.reserve(frame.labelCount)
        count = 0
        for l in 0..<frame.labelCount {
            var matters = l == right
            for learner in learners where learner.probabilities[l] >= OnlineLogit.floor { matters = true }
            guard matters else { continue }
            if l == right { chosen = count }
            labels[count] = Int32(l)
            count += 1
        }
        features.reserve(count * width)
        let rows = features.pointer
        let labels = labels.pointer
        for j in 0..<frame.featureCount {
            let f = frame.feature(j)
            for r in 0..<count { rows[r * width + j] = f[Int(labels[r])] }
        }
    }
}
