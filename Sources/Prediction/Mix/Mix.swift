/// A label that is known, or what is said of a new one.
enum LabelReference {
    case known(Int32)
    case new(kind: Int32, app: Int32)

    var known: Int32? {
        if case .known(let number) = self { number } else { nil }
    }
}

/// The whole learner: history, experts, committee. Labels in, probabilities out.
final class Mix {
    let history = History()
    let families: [any ExpertFamily]
    /// Index of each family's first feature.
    let firstFeature: [Int]
    let featureNames: [String]
    let committee: Committee
    let novelty: Novelty
    private let confidence = Confidence()
    let frame: Frame
    private var isFrameCurrent = false

    /// Of each label, given that the next one is a known one.
    var probabilities: Column<Float> { confidence.probabilities }

    /// - Parameters:
    ///   - start: with weights for the features of all families.
    ///   - without: names of families and of stages of the committee to leave out, for ablations.
    init(_ start: StartSet = .shipped, without: Set<String> = []) {
        var families: [any ExpertFamily] = []
        var firsts: [Int] = []
        var names: [String] = []
        var kept: [Int] = []
        var position = 0
        for family in allExpertFamilies {
            defer { position += family.features.count }
            guard !without.contains(family.name) else { continue }
            families.append(family.init())
            firsts.append(names.count)
            names += family.features.map(\.name)
            kept += position..<position + family.features.count
        }
        for family in families { family.findParts(among: names) }
        self.families = families
        firstFeature = firsts
        featureNames = names
        committee = Committee(
            starts: start.members.map { member in
                var member = member
                member.weights = kept.map { member.weights[$0] }
                return member
            }, without: without)
        novelty = Novelty(start.novelty)
        frame = Frame(featureCount: names.count)
    }

    /// Brings frame and probabilities up to the moment.
    func ask(_ moment: Moment, _ signals: ContextSignals) {
        if isFrameCurrent, frame.moment == moment, frame.signals == signals { return }
        frame.begin(history, moment: moment, signals: signals)
        for (family, first) in zip(families, firstFeature) { family.fill(frame, history, first: first) }
        committee.score(frame, history)
        novelty.ask(frame, history, committee.probabilities)
        confidence.ask(committee.probabilities, frame, known: 1 - novelty.probability)
        isFrameCurrent = true
    }

    /// Learns an own row; a label that was not known gets the next number.
    func learnOwn(_ label: LabelReference, at moment: Moment, _ signals: ContextSignals) {
        let known = label.known
        ask(moment, signals)
        for family in families { family.learn(frame, history, chosen: known) }
        novelty.learn(isNew: known == nil, frame, history)
        confidence.learn(chosen: known)
        committee.learnPace(frame, history)
        if let known { committee.learn(frame, chosen: known) }
        history.appendOwn(number(of: label), at: moment)
        isFrameCurrent = false
    }

    /// Learns a received row by the label that would answer it.
    func learnReceived(_ label: LabelReference, at moment: Moment) {
        history.appendReceived(number(of: label), at: moment)
        isFrameCurrent = false
    }

    private func number(of label: LabelReference) -> Int32 {
        switch label {
        case .known(let number): number
        case .new(let kind, let app): history.addLabel(kind: kind, app: app)
        }
    }

    /// Tells apart states that were learnt with other experts, weights or starts.
    var signature: UInt64 {
        var hash = ContextIndex.mix(7, featureNames.count)
        for name in featureNames { hash = name.utf8.reduce(hash) { ContextIndex.mix($0, Int($1)) } }
        for member in committee.members {
            for w in member.start { hash = ContextIndex.mix(hash, Int(w.bitPattern)) }
        }
        return hash
    }

    func write(to bytes: inout ByteWriter) {
        history.write(to: &bytes)
        for family in families {
            for index in family.indices { index.write(history.rows, to: &bytes) }
            family.write(to: &bytes)
        }
        novelty.write(to: &bytes)
        confidence.write(to: &bytes)
        committee.write(to: &bytes)
    }

    func read(from bytes: inout ByteReader, _ catalog: Catalog) -> Bool {
        guard history.read(from: &bytes, catalog) else { return false }
        for family in families {
            for index in family.indices {
                guard index.read(history.rows, from: &bytes) else { return false }
            }
            guard family.read(from: &bytes) else { return false }
        }
        return novelty.read(from: &bytes) && confidence.read(from: &bytes) && committee.read(from: &bytes)
    }
}
