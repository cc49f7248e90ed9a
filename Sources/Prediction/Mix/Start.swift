/// Where a learner starts: a weight for each feature, and how strongly it holds on to them.
package struct Start: Sendable {
    package var name: String
    package var weights: [Float]
    /// λ of the Gaussian prior N(w₀, I/λ).
    package var precision: Float
    /// Share of each `Pace` among the rows it was learnt on; empty for a start that belongs to no kind of action.
    package var paces: [Float]

    package init(name: String, weights: [Float], precision: Float, paces: [Float] = []) {
        self.name = name
        self.weights = weights
        self.precision = precision
        self.paces = paces
    }

    /// The weights that the families of experts declare.
    package static var handSet: Start {
        Start(
            name: "hand-set", weights: allExpertFamilies.flatMap { $0.features.map(\.startWeight) }, precision: 30)
    }
}

/// All that an engine starts with.
package struct StartSet: Sendable {
    /// Of the members of the committee.
    package var members: [Start]
    /// Weights of the model of new actions.
    package var novelty: [Float]
    /// Weights of the chair for the corrections.
    package var corrections: [Float]

    package init(members: [Start], novelty: [Float], corrections: [Float]) {
        self.members = members
        self.novelty = novelty
        self.corrections = corrections
    }

    /// Set by hand alone.
    package static var handSet: StartSet {
        StartSet(
            members: [.handSet], novelty: Novelty.handSet,
            corrections: [Float](repeating: Corrections.startWeight, count: Corrections.names.count))
    }

    /// That of the product: set by hand, and for each kind of action what was learnt on both halves of its people.
    package static let shipped: StartSet = {
        func mean(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map { ($0 + $1) / 2 } }
        let (a, b) = (learntOnHalfA, learntOnHalfB)
        return StartSet(
            members: [.handSet]
                + zip(a.members, b.members).map {
                    Start(
                        name: $0.name, weights: mean($0.weights, $1.weights), precision: $0.precision,
                        paces: mean($0.paces, $1.paces))
                },
            novelty: mean(a.novelty, b.novelty), corrections: mean(a.corrections, b.corrections))
    }()
}
