/// Several learners with different starts, side by side on the same features, and chairs who weigh what they say.
///
/// Their probabilities are averaged (`Trust`, s = .02). The average is never far below the best member. After the learners come
/// simple methods (`Start.simple`), each with a twentieth of a learner's share: they count where a stream is as simple as
/// they are. A chair is a learner of the same kind over few features: the log of the average, which starts at 1, the log of each
/// learner's ratio to it, which start at 0, and the `Corrections` of the average, which start as learnt for a kind of action. There
/// is a chair for each learner; the chairs are averaged likewise. `RunnersUp` has the last word.
final class Committee {
    private static let rate: Float = 0.02
    private static let shareOfSimple: Float = 0.05
    private static let chairPrecision: Float = 50

    let members: [OnlineLogit]
    private var memberTrust: Trust
    private var chairTrust: Trust
    private var pace: Pace
    /// What the members say together, and the chairs.
    private let average = Column<Float>(capacity: 64)
    private let verdict = Column<Float>(capacity: 64)
    private let chairs: [OnlineLogit]
    private let firstCorrection: Int
    private let statements: Frame
    private let memberRows: RowGatherer
    private let chairRows: RowGatherer
    private let corrections = Corrections()
    private let runnersUp: RunnersUp

    /// The probability of each label, given that the next label is a known one.
    var probabilities: Column<Float> { runnersUp.probabilities }

    /// The stages beside the members that can be left out.
    static let stages = ["corrections", "pace", "runners-up", "simple methods"]
    private let hasCorrections: Bool
    private let hasPace: Bool

    /// - Parameters:
    ///   - starts: learners first, then simple methods.
    ///   - without: names of stages to leave out, for ablations.
    init(starts: [Start], without: Set<String> = []) {
        let starts = without.contains("simple methods") ? starts.filter(\.isLearning) : starts
        hasCorrections = !without.contains("corrections")
        hasPace = !without.contains("pace")
        runnersUp = RunnersUp(startDoubt: without.contains("runners-up") ? 0 : RunnersUp.startDoubt)
        members = starts.enumerated().map { OnlineLogit(start: $1.weights, precision: $1.precision, turn: 2 * $0) }
        let learning = starts.filter(\.isLearning)
        memberTrust = Trust(shares: starts.map { $0.isLearning ? 1 : Self.shareOfSimple }, rate: Self.rate)
        chairTrust = Trust(shares: learning.map { _ in 1 }, rate: Self.rate)
        pace = Pace(learning.map(\.paces))
        let width = members.first?.width ?? 8
        // Of a single member there is nothing to weigh, only to sharpen.
        let ratios = learning.count > 1 ? learning.count : 0
        firstCorrection = 1 + ratios
        statements = Frame(featureCount: firstCorrection + Corrections.names.count)
        chairs = learning.enumerated().map {
            OnlineLogit(
                start: [1] + [Float](repeating: 0, count: ratios) + $1.corrections, precision: Self.chairPrecision,
                turn: 2 * $0 + 1)
        }
        memberRows = RowGatherer(width: width)
        chairRows = RowGatherer(width: chairs.first?.width ?? 8)
    }

    func score(_ frame: Frame, _ history: History) {
        for member in members { member.score(frame) }
        fill(average, with: members, by: memberTrust, frame)
        let p = average.pointer
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
        for chair in chairs { chair.score(statements) }
        fill(verdict, with: chairs, by: chairTrust, frame)
        runnersUp.revise(verdict, frame, history)
    }

    /// Σ trust·probability.
    private func fill(_ column: Column<Float>, with models: [OnlineLogit], by trust: Trust, _ frame: Frame) {
        column.reserve(frame.stride)
        let p = column.pointer
        for i in stride(from: 0, to: frame.stride, by: 8) { p.setLane(i, Lane(repeating: 1e-9)) }
        for (weight, model) in zip(trust.weights, models) {
            let q = model.probabilities.pointer
            for i in stride(from: 0, to: frame.stride, by: 8) { p.setLane(i, p.lane(i) + q.lane(i) * weight) }
        }
    }

    /// The weight of a feature, averaged over the learners by trust.
    func weight(_ feature: Int) -> Float {
        let learners = zip(memberTrust.weights, members).prefix(pace.count)
        return learners.reduce(0) { $0 + $1.0 * $1.1.weights[feature] } / learners.reduce(0) { $0 + $1.0 }
    }

    /// How far each member is trusted, together 1.
    var trust: [Float] { memberTrust.weights }

    /// What the weights of the corrections have become, chair by chair.
    var correctionWeights: [[Float]] {
        chairs.map { chair in Corrections.names.indices.map { chair.weights[firstCorrection + $0] } }
    }

    /// Learns from the row that was scored last.
    func learn(_ frame: Frame, chosen: Int32) {
        let chosen = Int(chosen)
        runnersUp.learn(chosen: chosen)
        chairRows.gather(statements, by: chairs, chosen: chosen)
        chairTrust.learn { chairs[$0].probabilities[chosen] }
        for chair in chairs { chair.learn(statements, chairRows) }
        if hasCorrections { corrections.learn(average.pointer, frame, chosen: chosen) }
        memberRows.gather(frame, by: members.prefix(pace.count), chosen: chosen)
        memberTrust.learn { members[$0].probabilities[chosen] }
        for member in members { member.learn(frame, memberRows) }
        weigh()
    }

    /// Takes the pace of an own row into account, be its label known or not.
    func learnPace(_ frame: Frame, _ history: History) {
        guard hasPace else { return }
        pace.learn(Pace.of(gapClass: frame.gapClass, hasReceived: history.justReceived >= 0))
        weigh()
    }

    private func weigh() {
        memberTrust.weigh(by: pace)
        chairTrust.weigh(by: pace)
    }

    func write(to bytes: inout ByteWriter) {
        memberTrust.write(to: &bytes)
        chairTrust.write(to: &bytes)
        pace.write(to: &bytes)
        for logit in members + chairs { logit.write(to: &bytes) }
        corrections.write(to: &bytes)
        runnersUp.write(to: &bytes)
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard memberTrust.read(from: &bytes), chairTrust.read(from: &bytes), pace.read(from: &bytes) else {
            return false
        }
        weigh()
        return (members + chairs).allSatisfy { $0.read(from: &bytes) } && corrections.read(from: &bytes)
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
