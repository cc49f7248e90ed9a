/// How far to trust each of several models that foretell the same.
///
/// Merit, by how well each foretold: v_k ← (1 − s)·v_k·P_k(y)/Σ + s·share_k (fixed share), share_k being what it starts with.
/// Weight: merit times what the pace says (`Pace`); a model of which the pace knows nothing counts as an average one.
struct Trust {
    private let rate: Float
    private let shares: [Float]
    private var merit: [Float]
    /// Of each model, together 1.
    private(set) var weights: [Float]

    /// - Parameters:
    ///   - shares: of each model, up to a common factor.
    ///   - rate: s, 0 to 1.
    init(shares: [Float], rate: Float) {
        let sum = shares.reduce(0, +)
        self.shares = shares.map { $0 / sum }
        self.rate = rate
        merit = self.shares
        weights = merit
    }

    /// - Parameter likelihood: what each model gave to what then happened.
    mutating func learn(_ likelihood: (Int) -> Float) {
        for k in merit.indices { merit[k] *= max(likelihood(k), 1e-6) }
        let sum = merit.reduce(0, +)
        for k in merit.indices { merit[k] = (1 - rate) * merit[k] / sum + rate * shares[k] }
    }

    /// Sets the weights, to be called after merit or pace changed.
    mutating func weigh(by pace: Pace) {
        for k in merit.indices { weights[k] = merit[k] * (k < pace.count ? pace.prior(k) : 1 / Float(pace.count)) }
        let sum = weights.reduce(0, +)
        for k in weights.indices { weights[k] /= sum }
    }

    func write(to bytes: inout ByteWriter) {
        for value in merit { bytes.write(value) }
    }

    mutating func read(from bytes: inout ByteReader) -> Bool {
        for k in merit.indices {
            guard let value = bytes.readFloat() else { return false }
            merit[k] = value
        }
        return true
    }
}
