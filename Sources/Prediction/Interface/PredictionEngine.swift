/// Learns from actions as they happen and ranks what may come next.
///
/// Use it from one place at a time, such as inside one actor. It is deterministic: the same calls in the same order give
/// the same state and the same answers. Its state is bounded, however long the history is.
public final class PredictionEngine {
    let mix: Mix
    let catalog = Catalog()
    private let explainer: Explainer
    let composition = Composition()
    let feedback = FeedbackLedger()
    var offers: [String: [OfferedAction]] = [:]

    /// An engine that knows nothing yet.
    public convenience init() {
        self.init(mix: Mix())
    }

    /// An engine whose learners start elsewhere, or that leaves parts out: for training and ablation.
    package convenience init(_ start: StartSet, without: Set<String> = []) {
        self.init(mix: Mix(start, without: without))
    }

    /// What has become of where it started.
    package var learnt: StartSet {
        StartSet(
            members: zip(mix.committee.members, mix.committee.correctionWeights).map { member, corrections in
                Start(
                    name: "learnt", weights: mix.featureNames.indices.map { member.weights[$0] },
                    precision: member.precision, corrections: corrections)
            }, novelty: mix.novelty.weights.map { NoveltyStart(name: "learnt", weights: $0) })
    }
    /// Of all that can be left out: the families of experts, and the stages beside them.
    package static var partNames: [String] { allExpertFamilies.map { $0.name } + Committee.stages }
    package var featureNames: [String] { mix.featureNames }

    init(mix: Mix) {
        self.mix = mix
        explainer = Explainer(mix, catalog)
    }

    /// Learns that something happened. Events must come in the order in which they happened.
    public func learn(_ event: ActionEvent) {
        let moment = Moment(time: event.time, utcOffset: event.utcOffset)
        let known = catalog.label(of: event.pattern)
        switch event.direction {
        case .own:
            mix.ask(moment, event.signals)
            composition.learn(event.pattern, known: known, catalog, probabilities: mix.probabilities.pointer)
            mix.learnOwn(reference(to: event, known), at: moment, event.signals)
        case .incoming: mix.learnReceived(reference(to: event, known), at: moment)
        }
    }

    private func reference(to event: ActionEvent, _ known: Int32?) -> LabelReference {
        if let known {
            // What only came in, and is nothing to be offered for that, may have been done as well.
            if event.direction == .own || !event.combinations.isEmpty { catalog.declare(event.combinations, of: known) }
            return .known(known)
        }
        let label = catalog.add(event.pattern, combinations: event.combinations)
        return .new(kind: label.family, app: catalog.families[Int(label.family)].app)
    }

    /// The most likely next actions, best first, at most `limit`. Learns nothing.
    ///
    /// - Parameter isWanted: Says no to what may not be shown.
    public func rank(
        _ context: AskingContext, limit: Int, where isWanted: @escaping (ActionPattern) -> Bool = { _ in true }
    ) -> [PredictedAction] {
        let moment = Moment(time: context.time, utcOffset: context.utcOffset)
        mix.ask(moment, context.signals)
        var choice = LevelChoice(
            catalog, mix.history, composition: composition, probabilities: mix.probabilities.pointer,
            scale: 1 - mix.novelty.probability
        ) { [feedback] in feedback.isSuppressed($0, at: moment.time) || !isWanted($0) }
        // What the user said may put any action it concerns behind others: the list is cut only after that.
        let choices = choice.choose(limit: max(0, limit) + feedback.patternCount)
        let known = choices.map { choice in
            Candidate(pattern: choice.pattern, probability: Double(choice.probability), choice: choice)
        }
        let candidates = (known + offered(besides: known, moment, context.signals).filter { isWanted($0.pattern) }).map
        {
            var candidate = $0
            candidate.probability = feedback.adjusted($0.probability, of: $0.pattern, at: moment.time)
            return candidate
        }
        explainer.begin()
        return Self.sorted(candidates).prefix(max(0, limit)).map {
            PredictedAction(
                pattern: $0.pattern, probability: $0.probability,
                reasons: $0.choice.map(explainer.reasons(for:)) ?? [.suggestedByApp])
        }
    }

    /// What may be offered; without a choice it is what an app suggests.
    private struct Candidate {
        var pattern: ActionPattern
        var probability: Double
        var choice: LevelChoice.Choice?
    }

    /// How likely the next action is one that was never done, 0 to 1, as of the last `rank`.
    public var probabilityOfNewAction: Double { Double(mix.novelty.probability) }

    /// Takes what the user did with a suggestion into account, at once.
    public func record(_ feedback: Feedback) {
        self.feedback.record(feedback)
    }

    /// Takes a piece of feedback back: afterwards it was never given.
    public func undo(_ feedback: Feedback) {
        self.feedback.undo(feedback)
    }

    /// Sets what an app suggests, in place of what it suggested before. Offers fill the list where nothing was learnt.
    public func setOffers(_ offers: [OfferedAction], of app: String) {
        self.offers[app] = offers.isEmpty ? nil : offers
    }

    /// The engine that learnt just these events, feedback and offers.
    ///
    /// Forgetting is exact because it is this: an engine fed with what remains. While it is being built, `forgetNow` keeps what
    /// was forgotten out of the answers of the old one.
    public static func rebuilt(
        from events: some Sequence<ActionEvent>, feedback: [Feedback] = [], offers: [String: [OfferedAction]] = [:]
    ) -> sending PredictionEngine {
        let engine = PredictionEngine()
        for event in events { engine.learn(event) }
        for item in feedback { engine.record(item) }
        for (app, list) in offers { engine.setOffers(list, of: app) }
        return engine
    }

    /// Offers no action any more whose whole pattern matches, at once, while an engine without it is being rebuilt.
    public func forgetNow(where isForgotten: (ActionPattern) -> Bool) {
        catalog.hide(where: isForgotten)
    }

    private static func sorted(_ actions: [Candidate]) -> [Candidate] {
        let order = actions.indices.sorted {
            actions[$0].probability != actions[$1].probability
                ? actions[$0].probability > actions[$1].probability : $0 < $1
        }
        return order.map { actions[$0] }
    }

    /// What apps suggest and was never done. Together they get half of the chance that the next action is a new one, in
    /// proportion to their weights; one that is not relevant now counts a tenth.
    private func offered(
        besides known: [Candidate], _ moment: Moment, _ signals: ContextSignals
    ) -> [Candidate] {
        let known = Set(known.map(\.pattern))
        // An action that is offered more than once is relevant when one of the offers is.
        var candidates: [(pattern: ActionPattern, weight: Double)] = []
        var places: [ActionPattern: Int] = [:]
        for app in offers.keys.sorted() {
            for offer in offers[app] ?? [] where !known.contains(offer.pattern) {
                guard catalog.level(of: offer.pattern) == nil, !feedback.isSuppressed(offer.pattern, at: moment.time)
                else { continue }
                let weight = max(0, offer.weight) * (offer.isRelevant(at: moment, signals) ? 1 : 0.1)
                if let place = places[offer.pattern] {
                    candidates[place].weight = max(candidates[place].weight, weight)
                } else {
                    places[offer.pattern] = candidates.count
                    candidates.append((offer.pattern, weight))
                }
            }
        }
        let total = candidates.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return [] }
        let mass = probabilityOfNewAction / 2
        return candidates.map { Candidate(pattern: $0.pattern, probability: mass * $0.weight / total) }
    }
}

extension OfferedAction {
    func isRelevant(at moment: Moment, _ signals: ContextSignals) -> Bool {
        func fits<T: Equatable>(_ wanted: T?, _ given: T?) -> Bool { wanted == nil || wanted == given }
        if let hours, moment.isKnown {
            let hour = moment.minute / 60
            let inside =
                hours.start <= hours.end
                ? hour >= hours.start && hour < hours.end : hour >= hours.start || hour < hours.end
            if !inside { return false }
        }
        return fits(relevance.foregroundApp, signals.foregroundApp) && fits(relevance.place, signals.place)
            && fits(relevance.isCharging, signals.isCharging) && fits(relevance.hasHeadphones, signals.hasHeadphones)
            && fits(relevance.network, signals.network)
    }
}
