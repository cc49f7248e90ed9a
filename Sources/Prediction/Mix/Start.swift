/// Where a learner starts: a weight for each feature, and how strongly it holds on to them.
package struct Start: Sendable {
    package var name: String
    package var weights: [Float]
    /// λ of the Gaussian prior N(w₀, I/λ).
    package var precision: Float

    package init(name: String, weights: [Float], precision: Float) {
        self.name = name
        self.weights = weights
        self.precision = precision
    }

    /// The weights that the families of experts declare.
    package static var handSet: Start {
        Start(
            name: "hand-set", weights: allExpertFamilies.flatMap { $0.features.map(\.startWeight) }, precision: 30)
    }

    /// The starts of the product: hand-set, and for each kind of action what was learnt on both halves of its people.
    package static var shipped: [Start] {
        [handSet]
            + zip(learntOnHalfA, learntOnHalfB).map { a, b in
                Start(name: a.name, weights: zip(a.weights, b.weights).map { ($0 + $1) / 2 }, precision: a.precision)
            }
    }

    /// Where the model of new actions starts in the product.
    package static var shippedNovelty: [Float] {
        zip(noveltyLearntOnHalfA, noveltyLearntOnHalfB).map { ($0 + $1) / 2 }
    }
}
