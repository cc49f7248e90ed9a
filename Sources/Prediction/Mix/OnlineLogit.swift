/// A conditional logit over the known labels, learnt row by row: score(c) = w·f(c), P = softmax.
///
/// Gaussian prior N(w₀, I/λ). After a row with label y: g = f(y) − Σp f, H = Σp f fᵀ − (Σp f)(Σp f)ᵀ over labels with p ≥ .001,
/// A ← ρA + (1−ρ)λI + H, w ← w + A⁻¹(g + (1−ρ)λ(w₀ − w)). A Newton step of a Bayesian logit that forgets. After the first hundred
/// rows A moves little from row to row: every eighth row then stands for eight, and its factor serves until the next.
final class OnlineLogit {
    static let floor: Float = 0.001
    /// The information of so many rows is measured row by row; afterwards that of every fourth stands for four.
    static let everyRowUntil: UInt32 = 100
    static let period: UInt32 = 8
    static let retention: Float = 0.999

    let width: Int
    let start: [Float]
    let precision: Float
    /// An infinite precision keeps the weights as they are.
    private let isLearning: Bool
    let weights: Column<Float>
    let probabilities = Column<Float>(capacity: 64)
    /// Row-major, lower triangle.
    let information: Column<Float>
    /// Cholesky's factor of `information`.
    private let factor: Factor
    private let mean: Column<Float>
    private let step: Column<Float>
    /// Rows learnt so far; where in the rhythm of measuring anew this learner has its turn.
    private var learnt: UInt32 = 0
    private let turn: UInt32

    /// - Parameter start: w₀, one for each feature.
    init(start: [Float], precision: Float, turn: Int = 0) {
        self.turn = UInt32(turn)
        width = roundedToLanes(start.count)
        self.start = start + [Float](repeating: 0, count: width - start.count)
        self.precision = precision
        isLearning = precision < .infinity
        weights = Column(capacity: width)
        information = Column(capacity: isLearning ? width * width : 0)
        mean = Column(capacity: width)
        step = Column(capacity: width)
        factor = Factor(width: isLearning ? width : 0)
        for i in 0..<width { weights[i] = self.start[i] }
        guard isLearning else { return }
        for i in 0..<width { information[i * width + i] = precision }
        factor.decompose(information.pointer)
    }

    /// Fills `probabilities`.
    func score(_ frame: Frame) {
        probabilities.reserve(frame.stride)
        let p = probabilities.pointer
        let count = frame.stride
        for i in stride(from: 0, to: count, by: 8) { p.setLane(i, Lane(repeating: 0)) }
        for j in 0..<frame.featureCount where weights[j] != 0 {
            let w = weights[j]
            let f = frame.feature(j)
            for i in stride(from: 0, to: count, by: 8) { p.setLane(i, p.lane(i) + f.lane(i) * w) }
        }
        softmax(p, count: frame.labelCount, stride: count)
    }

    /// Learns from the asking of `frame`, of which `gathered` holds the labels that matter and the right one.
    func learn(_ frame: Frame, _ gathered: RowGatherer) {
        guard isLearning else { return }
        let d = width
        let chosen = gathered.chosen
        let rows = gathered.features.pointer
        if learnt < Self.everyRowUntil || (learnt + turn) % Self.period == 0 {
            addInformation(gathered, weight: learnt < Self.everyRowUntil ? 1 : Float(Self.period))
            factor.decompose(information.pointer)
        }
        learnt += 1
        let pull = (1 - Self.retention) * precision
        for j in 0..<d {
            let expected = j < frame.featureCount ? expectation(of: frame.feature(j), frame.stride) : 0
            step[j] = rows[chosen * d + j] - expected + pull * (start[j] - weights[j])
        }
        factor.solve(step.pointer)
        for i in 0..<d { weights[i] += step[i] }
    }

    /// Σp f over all labels, also those that matter little one by one.
    private func expectation(of feature: Floats, _ length: Int) -> Float {
        var sum = Lane(repeating: 0)
        for i in stride(from: 0, to: length, by: 8) { sum += probabilities.pointer.lane(i) * feature.lane(i) }
        return sum.sum()
    }

    /// A ← ρA + (1−ρ)λI + Σp f fᵀ − m mᵀ, lower triangle, in blocks of four rows by a lane of columns.
    ///
    /// - Parameter weight: for how many rows this one stands.
    private func addInformation(_ gathered: RowGatherer, weight: Float) {
        let d = width
        let count = gathered.count
        let rows = gathered.features.pointer
        let p = gathered.probabilities.pointer
        let a = information.pointer
        let m = mean.pointer
        for r in 0..<count {
            let q = probabilities[Int(gathered.labels[r])]
            p[r] = q >= Self.floor ? q : 0
        }
        for i in stride(from: 0, to: d, by: 8) {
            var sum = Lane(repeating: 0)
            for r in 0..<count { sum += rows.lane(r * d + i) * p[r] }
            m.setLane(i, sum)
        }
        let kept = weight == 1 ? Self.retention : exponential(weight * logarithm(Self.retention))
        let pull = (1 - kept) * precision
        for i in stride(from: 0, to: d, by: 4) {
            for j in stride(from: 0, through: i, by: 8) {
                var s0 = Lane(repeating: 0)
                var s1 = s0
                var s2 = s0
                var s3 = s0
                for r in 0..<count {
                    let row = rows + r * d
                    let x = row.lane(j) * p[r]
                    s0 += x * row[i]
                    s1 += x * row[i + 1]
                    s2 += x * row[i + 2]
                    s3 += x * row[i + 3]
                }
                let mj = m.lane(j)
                a.setLane(i * d + j, a.lane(i * d + j) * kept + (s0 - mj * m[i]) * weight)
                a.setLane((i + 1) * d + j, a.lane((i + 1) * d + j) * kept + (s1 - mj * m[i + 1]) * weight)
                a.setLane((i + 2) * d + j, a.lane((i + 2) * d + j) * kept + (s2 - mj * m[i + 2]) * weight)
                a.setLane((i + 3) * d + j, a.lane((i + 3) * d + j) * kept + (s3 - mj * m[i + 3]) * weight)
            }
        }
        for i in 0..<d { a[i * d + i] += pull }
    }
}

extension OnlineLogit {
    func write(to bytes: inout ByteWriter) {
        guard isLearning else { return }
        bytes.write(learnt)
        bytes.write(weights, count: width)
        // The upper triangle is never read.
        for i in 0..<width { bytes.write(information.pointer + i * width, count: i + 1) }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard isLearning else { return true }
        guard let rows = bytes.read(UInt32.self), bytes.read(into: weights, count: width) else { return false }
        learnt = rows
        for i in 0..<width {
            guard bytes.read(into: information.pointer + i * width, count: i + 1) else { return false }
        }
        factor.decompose(information.pointer)
        return true
    }
}

/// Softmax in place; elements from `count` to `stride` become 0.
func softmax(_ p: Floats, count: Int, stride length: Int) {
    guard count > 0 else { return }
    var top = p[0]
    for i in 1..<max(1, count) where p[i] > top { top = p[i] }
    for i in stride(from: 0, to: length, by: 8) { p.setLane(i, exponential(p.lane(i) - top)) }
    for i in count..<length { p[i] = 0 }
    var sum = Lane(repeating: 0)
    for i in stride(from: 0, to: length, by: 8) { sum += p.lane(i) }
    let scale = 1 / sum.sum()
    for i in stride(from: 0, to: length, by: 8) { p.setLane(i, p.lane(i) * scale) }
}

/// Cholesky's factor L of a symmetric, positive definite matrix A = L Lᵀ, and what it solves.
final class Factor {
    private let width: Int
    private let lower: Column<Float>
    private let reciprocal: Column<Float>

    init(width: Int) {
        self.width = width
        lower = Column(capacity: width * width)
        reciprocal = Column(capacity: width)
    }

    /// - Parameter a: A by its lower triangle, row-major.
    func decompose(_ a: Floats) {
        let d = width
        let l = lower.pointer
        for i in 0..<d {
            let row = l + i * d
            let source = a + i * d
            for j in 0...i {
                let other = l + j * d
                var sum = Lane(repeating: 0)
                let whole = j & ~7
                for k in stride(from: 0, to: whole, by: 8) { sum += row.lane(k) * other.lane(k) }
                var value = source[j] - sum.sum()
                for k in whole..<j { value -= row[k] * other[k] }
                if i == j {
                    // The prior keeps A well away from singular; the floor guards against rounding alone.
                    let root = max(value, 1e-3).squareRoot()
                    row[i] = root
                    reciprocal[i] = 1 / root
                } else {
                    row[j] = value * reciprocal[j]
                }
            }
        }
    }

    /// Solves A x = b in place.
    func solve(_ x: Floats) {
        let d = width
        let l = lower.pointer
        for i in 0..<d {
            let row = l + i * d
            let whole = i & ~7
            var sum = Lane(repeating: 0)
            for k in stride(from: 0, to: whole, by: 8) { sum += row.lane(k) * x.lane(k) }
            var value = x[i] - sum.sum()
            for k in whole..<i { value -= row[k] * x[k] }
            x[i] = value * reciprocal[i]
        }
        for i in stride(from: d - 1, through: 0, by: -1) {
            let row = l + i * d
            let value = x[i] * reciprocal[i]
            x[i] = value
            let whole = i & ~7
            for k in stride(from: 0, to: whole, by: 8) { x.setLane(k, x.lane(k) - row.lane(k) * value) }
            for k in whole..<i { x[k] -= row[k] * value }
        }
    }
}
