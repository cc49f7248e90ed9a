/// Where a learner starts: a weight for each feature, and how strongly it holds on to them.
package struct Start: Sendable {
    package var name: String
    package var weights: [Float]
    /// λ of the Gaussian prior N(w₀, I/λ); infinite where the weights never move.
    package var precision: Float
    /// Share of each `Pace` among the rows it was learnt on; empty for a start that belongs to no kind of action.
    package var paces: [Float]
    /// Weights of the corrections in its chair.
    package var corrections: [Float]

    package init(
        name: String, weights: [Float], precision: Float, corrections: [Float] = Corrections.handSet,
        paces: [Float] = []
    ) {
        self.name = name
        self.weights = weights
        self.precision = precision
        self.corrections = corrections
        self.paces = paces
    }

    /// The weights that the families of experts declare.
    package static var handSet: Start {
        Start(
            name: "hand-set", weights: allExpertFamilies.flatMap { $0.features.map(\.startWeight) }, precision: 30)
    }
}

extension Start {
    var isLearning: Bool { precision < .infinity }

    /// Simple methods, whose weights never move: where one of them is all that is true of a stream, the committee comes near it.
    static let simple: [Start] = [
        Start(name: "frequency", weights: ["base": 1, "count": 1]),
        Start(name: "recent frequency", weights: ["base": 1]),
        Start(name: "recency", weights: ["base": 1, "mtf": 1]),
        Start(name: "sequence of one", weights: ["base": 1, "m1": 1]),
        Start(name: "sequence of two", weights: ["base": 1, "m1": 1, "m2": 1]),
        Start(name: "time of day", weights: ["base": 1, "hourwd": 1]),
    ]

    private init(name: String, weights: [String: Float]) {
        let features = allExpertFamilies.flatMap { $0.features.map(\.name) }
        self.init(name: name, weights: features.map { weights[$0] ?? 0 }, precision: .infinity)
    }
}

/// Where a model of new actions starts.
package struct NoveltyStart: Sendable {
    package var name: String
    /// One for each of the `NoveltyFacts`.
    package var weights: [Float]
    /// As those of a `Start`.
    package var paces: [Float]

    package init(name: String, weights: [Float], paces: [Float] = []) {
        self.name = name
        self.weights = weights
        self.paces = paces
    }

    package static var handSet: NoveltyStart { NoveltyStart(name: "hand-set", weights: NoveltyFacts.handSet) }
}

/// All that an engine starts with.
package struct StartSet: Sendable {
    /// Of the members of the committee.
    package var members: [Start]
    /// Of the models of new actions.
    package var novelty: [NoveltyStart]

    package init(members: [Start], novelty: [NoveltyStart]) {
        self.members = members
        self.novelty = novelty
    }

    /// As it was learnt with these features: one that came later starts with the weight that its family declares, and one that went
    /// is left out.
    package init(learntWith features: [String], members: [Start], novelty: [NoveltyStart]) {
        let learnt = Dictionary(features.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.init(
            members: members.map { start in
                var start = start
                start.weights = allExpertFamilies.flatMap { $0.features }.map { feature in
                    learnt[feature.name].map { start.weights[$0] } ?? feature.startWeight
                }
                return start
            }, novelty: novelty)
    }

    /// Set by hand alone.
    package static var handSet: StartSet {
        StartSet(members: [.handSet], novelty: [.handSet])
    }

    /// These learnt starts with what stands beside them in the product: a start set by hand, and simple methods.
    package var completed: StartSet {
        StartSet(members: [.handSet] + members + Start.simple, novelty: novelty)
    }

    /// That of the product: set by hand, and for each kind of action what was learnt on both halves of its people.
    package static let shipped: StartSet = {
        func mean(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map { ($0 + $1) / 2 } }
        let (a, b) = (learntOnHalfA, learntOnHalfB)
        return StartSet(
            members: zip(a.members, b.members).map {
                Start(
                    name: $0.name, weights: mean($0.weights, $1.weights), precision: $0.precision,
                    corrections: mean($0.corrections, $1.corrections), paces: mean($0.paces, $1.paces))
            },
            novelty: zip(a.novelty, b.novelty).map {
                NoveltyStart(name: $0.name, weights: mean($0.weights, $1.weights), paces: mean($0.paces, $1.paces))
            }
        ).completed
    }()
}
