/// One asking: the moment, what stood before it, and what every expert says about every label.
///
/// Features stand column by column (a feature's values for all labels are contiguous), so that experts fill and the
/// learner scores in whole lanes.
final class Frame {
    let featureCount: Int
    private(set) var labelCount = 0
    private(set) var stride = 0
    private let features: Column<Float>

    private(set) var moment = Moment(time: nil, utcOffset: 0)
    private(set) var signals = ContextSignals()
    /// Seconds since the row before (nan unknown) and their class.
    private(set) var gap = Double.nan
    private(set) var gapClass = GapClass.unknown

    /// How likely each label is before any expert speaks: half its share of all uses, half of recent uses.
    let base = Column<Float>(capacity: 64)
    /// How near each of the last rows is to the moment.
    let nearness = Nearness()
    let logBase = Column<Float>(capacity: 64)
    /// What the first-, second- and third-order contexts say.
    let order1 = Column<Float>(capacity: 64)
    let order2 = Column<Float>(capacity: 64)
    let order3 = Column<Float>(capacity: 64)
    /// Votes by label, for the expert at work; zero between experts.
    let votes = Column<Float>(capacity: 64)
    private let touched = Column<Int32>(capacity: 64, zero: -1)
    private var touchedCount = 0
    private let ratios = Column<Float>(capacity: 64)

    init(featureCount: Int) {
        self.featureCount = featureCount
        features = Column(capacity: featureCount * 64)
    }

    /// Makes room for a number of labels, all features 0.
    func begin(labelCount count: Int) {
        labelCount = count
        stride = max(8, roundedToLanes(count))
        features.reserve(featureCount * stride)
        features.fill(0, count: featureCount * stride)
    }

    func begin(_ history: History, moment: Moment, signals: ContextSignals) {
        begin(labelCount: history.labelCount)
        for column in [base, logBase, order1, order2, order3, votes, ratios] { column.reserve(stride) }
        touched.reserve(stride)
        self.moment = moment
        self.signals = signals
        gap = moment.time.isNaN || history.newestTime.isNaN ? .nan : max(0, moment.time - history.newestTime)
        gapClass = GapClass.of(seconds: gap)
        nearness.fill(history, moment)
        fillBase(history)
    }

    @inline(__always) func feature(_ index: Int) -> Floats {
        features.pointer + index * stride
    }

    /// Class of the time since the label's last use, two for each doubling from 15 s, 0 to 62; 63 when it is not known.
    @inline(__always) func ageClass(_ label: Int, _ history: History) -> Int {
        let last = history.lastTime[label]
        return last.isNaN || moment.time.isNaN ? 63 : min(62, BinnedRatio.halfOctave(Float(moment.time - last) / 15))
    }

    private func fillBase(_ history: History) {
        var all: Float = 0
        var recent: Float = 0
        for l in 0..<labelCount {
            all += history.uses[l]
            recent += history.uses30[l]
        }
        let k = Float(labelCount)
        let allShare = 0.5 / (all + 0.1 * k)
        let recentShare = 0.5 / (recent + 0.02 * k)
        for i in Swift.stride(from: 0, to: stride, by: 8) {
            let a = (history.uses.pointer.lane(i) + 0.1) * allShare
            let b = (history.uses30.pointer.lane(i) + 0.02) * recentShare
            base.pointer.setLane(i, a + b)
            logBase.pointer.setLane(i, logarithm(a + b))
            for order in [order1, order2, order3] { order.pointer.setLane(i, a + b) }
        }
    }

    // MARK: Votes

    @inline(__always) func vote(_ label: Int32, _ weight: Float) {
        let l = Int(label)
        if votes.pointer[l] == 0 {
            touched.pointer[touchedCount] = label
            touchedCount += 1
        }
        votes.pointer[l] += weight
    }

    /// Turns the votes into a feature, log((votes/parent + κ)/(total + κ)), which is the log of the ratio of the
    /// smoothed distribution (votes + κ·parent)/(total + κ) to its parent, and clears them.
    func takeVotes(
        into index: Int, total: Float, prior: Float, parent: Column<Float>, distribution: Column<Float>? = nil
    ) {
        let out = feature(index)
        if let distribution {
            let scale = 1 / (total + prior)
            for i in Swift.stride(from: 0, to: stride, by: 8) {
                let mixed = (votes.pointer.lane(i) + prior * parent.pointer.lane(i)) * scale
                distribution.pointer.setLane(i, mixed)
            }
        }
        guard touchedCount > 0 else { return }
        let rest = logarithm(prior / (total + prior))
        for i in Swift.stride(from: 0, to: stride, by: 8) { out.setLane(i, Lane(repeating: rest)) }
        let scale = 1 / (total + prior)
        let (touched, votes, parent, ratios) = (touched.pointer, votes.pointer, parent.pointer, ratios.pointer)
        for n in 0..<touchedCount {
            let l = Int(touched[n])
            ratios[n] = (votes[l] / parent[l] + prior) * scale
            votes[l] = 0
        }
        for i in Swift.stride(from: 0, to: touchedCount, by: 8) { ratios.setLane(i, logarithm(ratios.lane(i))) }
        for n in 0..<touchedCount { out[Int(touched[n])] = ratios[n] }
        touchedCount = 0
    }

    /// Sets a feature to log(value/base) for values that are given for all labels, up to a common factor.
    func setRatioToBase(_ index: Int, values: Floats, scale: Float) {
        let out = feature(index)
        for i in Swift.stride(from: 0, to: stride, by: 8) {
            out.setLane(i, logarithm((values.lane(i) * scale + 1e-9) / base.pointer.lane(i)))
        }
    }
}
