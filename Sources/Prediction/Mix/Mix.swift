/// The whole learner: history, experts, committee. Labels in, probabilities out.
final class Mix {
    let history = History()
    let families: [any ExpertFamily]
    /// Index of each family's first feature.
    let firstFeature: [Int]
    let featureNames: [String]
    let committee: Committee
    let frame: Frame
    private var isFrameCurrent = false

    /// - Parameter without: names of families to leave out, for ablations.
    init(starts: [Start]? = nil, without: Set<String> = []) {
        var families: [any ExpertFamily] = []
        var firsts: [Int] = []
        var names: [String] = []
        var weights: [Float] = []
        for family in allExpertFamilies where !without.contains(family.name) {
            families.append(family.init())
            firsts.append(names.count)
            names += family.features.map(\.name)
            weights += family.features.map(\.startWeight)
        }
        for case let interactions as Interactions in families { interactions.findParts(among: names) }
        self.families = families
        firstFeature = firsts
        featureNames = names
        committee = Committee(starts: starts ?? [Start(name: "hand-set", weights: weights, precision: 30)])
        frame = Frame(featureCount: names.count)
    }

    /// Brings frame and probabilities up to the moment.
    func ask(_ moment: Moment, _ signals: ContextSignals) {
        if isFrameCurrent, frame.moment == moment, frame.signals == signals { return }
        frame.begin(history, moment: moment, signals: signals)
        for (family, first) in zip(families, firstFeature) { family.fill(frame, history, first: first) }
        committee.score(frame)
        isFrameCurrent = true
    }

    /// Learns an own row; nil is a label that was not known. Returns its number.
    func learnOwn(_ known: Int32?, at moment: Moment, _ signals: ContextSignals) -> Int32 {
        ask(moment, signals)
        for family in families { family.learn(frame, history, chosen: known) }
        if let known { committee.learn(frame, chosen: known) }
        let label = known ?? history.addLabel()
        history.appendOwn(label, at: moment)
        isFrameCurrent = false
        return label
    }

    /// Learns a received row by the label that would answer it; nil is one that was not known. Returns its number.
    func learnReceived(_ known: Int32?, at moment: Moment) -> Int32 {
        let label = known ?? history.addLabel()
        history.appendReceived(label, at: moment)
        isFrameCurrent = false
        return label
    }
}
