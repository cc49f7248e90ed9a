/// Several learners with different starts, side by side on the same features, and a chair who weighs what they say.
///
/// Their probabilities are averaged with weights v: v_k ← .98·v_k·P_k(y)/Σ + .02/K (fixed share). The average is never far
/// below the best member, but it is flatter than it should be. The chair is a learner of the same kind over few features:
/// the log of the average, which starts at 1.1, and the log of each member's ratio to it, which start at 0.
final class Committee {
    static let share: Float = 0.02

    let members: [OnlineLogit]
    private(set) var trust: [Float]
    private let average = Column<Float>(capacity: 64)
    private let chair: OnlineLogit
    private let statements: Frame
    private let memberRows: RowGatherer
    private let chairRows: RowGatherer
    private let workspace: Workspace
    private var likelihoods: [Float]

    /// The probability of each label, given that the next label is a known one.
    var probabilities: Column<Float> { chair.probabilities }

    init(starts: [Start]) {
        members = starts.map { OnlineLogit(start: $0.weights, precision: $0.precision) }
        trust = [Float](repeating: 1 / Float(starts.count), count: starts.count)
        likelihoods = trust
        let width = members.first?.width ?? 8
        // Of a single member there is nothing to weigh, only to sharpen.
        let featureCount = starts.count > 1 ? 1 + starts.count : 1
        statements = Frame(featureCount: featureCount)
        chair = OnlineLogit(
            start: [starts.count > 1 ? 1.1 : 1] + [Float](repeating: 0, count: featureCount - 1), precision: 30)
        memberRows = RowGatherer(width: width)
        chairRows = RowGatherer(width: chair.width)
        workspace = Workspace(width: max(width, chair.width))
    }

    func score(_ frame: Frame) {
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
        for k in 1..<max(1, statements.featureCount) {
            let q = members[k - 1].probabilities.pointer
            let g = statements.feature(k)
            for i in stride(from: 0, to: frame.stride, by: 8) {
                g.setLane(i, logarithm(q.lane(i) + 1e-9) - f.lane(i))
            }
        }
        chair.score(statements)
    }

    /// The weight of a feature, averaged by trust.
    func weight(_ feature: Int) -> Float {
        zip(trust, members).reduce(0) { $0 + $1.0 * $1.1.weights[feature] }
    }

    /// Learns from the row that was scored last.
    func learn(_ frame: Frame, chosen: Int32) {
        let chosen = Int(chosen)
        chairRows.gather(statements, by: [chair], chosen: chosen)
        chair.learn(statements, chairRows, workspace)
        memberRows.gather(frame, by: members, chosen: chosen)
        var sum: Float = 0
        for (k, member) in members.enumerated() {
            likelihoods[k] = max(member.probabilities[chosen], 1e-6)
            sum += trust[k] * likelihoods[k]
            member.learn(frame, memberRows, workspace)
        }
        for k in trust.indices {
            trust[k] = (1 - Self.share) * trust[k] * likelihoods[k] / sum + Self.share / Float(members.count)
        }
    }

    func write(to bytes: inout ByteWriter) {
        for v in trust { bytes.write(v) }
        for logit in members + [chair] {
            bytes.write(logit.weights, count: logit.width)
            bytes.write(logit.information, count: logit.width * logit.width)
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        for k in trust.indices {
            guard let v = bytes.readFloat() else { return false }
            trust[k] = v
        }
        return (members + [chair]).allSatisfy { logit in
            bytes.read(into: logit.weights, count: logit.width)
                && bytes.read(into: logit.information, count: logit.width * logit.width)
        }
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
    func gather(_ frame: Frame, by learners: [OnlineLogit], chosen right: Int) {
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
