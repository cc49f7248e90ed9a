/// Several learners with different starts, side by side on the same features.
///
/// Their probabilities are averaged with weights v: v_k ← .98·v_k·P_k(y)/Σ + .02/K (fixed share). The average is never far
/// below the best member.
final class Committee {
    static let share: Float = 0.02

    let members: [OnlineLogit]
    private(set) var trust: [Float]
    /// The averaged probability of each label, given that the next label is a known one.
    let probabilities = Column<Float>(capacity: 64)
    private let width: Int
    private let workspace: Workspace
    private let active = Column<Int32>(capacity: 64, zero: 0)
    private let rows: Column<Float>
    private let rowProbabilities = Column<Float>(capacity: 64)

    init(starts: [Start]) {
        members = starts.map { OnlineLogit(start: $0.weights, precision: $0.precision) }
        trust = [Float](repeating: 1 / Float(starts.count), count: starts.count)
        width = members[0].width
        workspace = Workspace(width: width)
        rows = Column(capacity: width * 64)
    }

    func score(_ frame: Frame) {
        probabilities.reserve(frame.stride)
        let p = probabilities.pointer
        for i in stride(from: 0, to: frame.stride, by: 8) { p.setLane(i, Lane(repeating: 0)) }
        for (k, member) in members.enumerated() {
            member.score(frame)
            let q = member.probabilities.pointer
            let v = trust[k]
            for i in stride(from: 0, to: frame.stride, by: 8) { p.setLane(i, p.lane(i) + q.lane(i) * v) }
        }
    }

    /// The weight of a feature, averaged by trust.
    func weight(_ feature: Int) -> Float {
        zip(trust, members).reduce(0) { $0 + $1.0 * $1.1.weights[feature] }
    }

    /// Learns from the row that was scored last.
    func learn(_ frame: Frame, chosen: Int32) {
        let (count, chosenRow) = gatherRows(frame, chosen: Int(chosen))
        rowProbabilities.reserve(count)
        var likelihoods = [Float](repeating: 0, count: members.count)
        for (k, member) in members.enumerated() {
            likelihoods[k] = max(member.probabilities[Int(chosen)], 1e-6)
            for r in 0..<count {
                let q = member.probabilities[Int(active[r])]
                rowProbabilities[r] = q >= OnlineLogit.floor ? q : 0
            }
            member.learn(
                frame, rows: rows.pointer, probabilities: rowProbabilities.pointer, count: count, chosen: chosenRow,
                workspace: workspace)
        }
        let sum = zip(trust, likelihoods).reduce(0) { $0 + $1.0 * $1.1 }
        for k in trust.indices {
            trust[k] = (1 - Self.share) * trust[k] * likelihoods[k] / sum + Self.share / Float(members.count)
        }
    }

    /// Copies the features of every label that some member gives at least the floor, and of the chosen one, row by row.
    private func gatherRows(_ frame: Frame, chosen: Int) -> (count: Int, chosenRow: Int) {
        active.reserve(frame.labelCount)
        var count = 0
        var chosenRow = 0
        for l in 0..<frame.labelCount {
            var isActive = l == chosen
            for member in members where member.probabilities[l] >= OnlineLogit.floor { isActive = true }
            guard isActive else { continue }
            if l == chosen { chosenRow = count }
            active[count] = Int32(l)
            count += 1
        }
        rows.reserve(count * width)
        for j in 0..<frame.featureCount {
            let f = frame.feature(j)
            for r in 0..<count { rows[r * width + j] = f[Int(active[r])] }
        }
        return (count, chosenRow)
    }

    func write(to bytes: inout ByteWriter) {
        for (v, member) in zip(trust, members) {
            bytes.write(v)
            bytes.write(member.weights, count: width)
            bytes.write(member.information, count: width * width)
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        for k in members.indices {
            guard let v = bytes.readFloat(), bytes.read(into: members[k].weights, count: width),
                bytes.read(into: members[k].information, count: width * width)
            else { return false }
            trust[k] = v
        }
        return true
    }
}
