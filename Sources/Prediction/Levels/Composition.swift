/// Puts together parameter values that were never used together, where the parts are strong.
///
/// Inside a family (an app's kind of action) P(values) = (1 − λ)·direct + λ·Π P(value of each parameter). λ, how far the
/// parameters of the family are chosen independently, is learnt from each of its rows by fixed share (.98/.02): it grows
/// when the product of the parts foretold the row better than the row's own record did.
final class Composition {
    /// λ by family; families that cannot be composed have none.
    private var independence: [Int32: Float] = [:]
    private static let start: Float = 0.1

    /// The probabilities of values inside a family, at one asking.
    struct Mixture {
        let bare: ActionPattern
        let lambda: Float
        let mass: Float
        let members: Catalog.Family
        /// Probability of each value of the family, by its number.
        let parts: [Float]

        func product(_ parameters: [ActionParameter]) -> Float {
            parameters.reduce(1) { $0 * (members.valueNumbers[$1].map { parts[Int($0)] } ?? 0) }
        }

        func probability(of pattern: ActionPattern, direct: Float) -> Float {
            guard pattern.parameters.count > 1 else { return direct }
            return (1 - lambda) * direct + lambda * mass * product(pattern.parameters)
        }

        /// Likely levels that were never done, from the likeliest values of each parameter: six of each where there are two, else three.
        ///
        /// - Parameter known: how likely the next action is one that was done before; these are not.
        func unseenTogether(
            _ combinations: [[String]], _ catalog: Catalog, known: Float
        ) -> [(pattern: ActionPattern, probability: Float)] {
            var found: [(pattern: ActionPattern, probability: Float)] = []
            for names in combinations where names.count <= 4 {
                var partial: [[ActionParameter]] = [[]]
                for name in names {
                    let values = members.values.indices.filter { members.values[$0].name == name && parts[$0] > 0.02 }
                        .sorted { parts[$0] != parts[$1] ? parts[$0] > parts[$1] : $0 < $1 }.prefix(
                            names.count > 2 ? 3 : 6)
                    partial = partial.flatMap { head in values.map { head + [members.values[$0]] } }
                }
                for parameters in partial {
                    let pattern = ActionPattern(app: bare.app, action: bare.action, parameters: parameters)
                    let probability = lambda * min(1, mass / max(known, 1e-3)) * product(parameters)
                    if probability > 0.01, catalog.level(of: pattern) == nil { found.append((pattern, probability)) }
                }
            }
            return found
        }
    }

    /// Of the families that matter now and whose parameters have shown to be chosen independently.
    func mixtures(_ catalog: Catalog, labelMass: [Float]) -> [Int32: Mixture] {
        var out: [Int32: Mixture] = [:]
        for (family, lambda) in independence where lambda > Self.start {
            let mixture = mixture(catalog, family: family) { labelMass[$0] }
            if mixture.mass > 0.01 { out[family] = mixture }
        }
        return out
    }

    private func mixture(_ catalog: Catalog, family: Int32, labelMass: (Int) -> Float) -> Mixture {
        let members = catalog.families[Int(family)]
        var parts = [Float](repeating: 0, count: members.values.count)
        var mass: Float = 0
        for label in members.labels {
            let share = labelMass(Int(label))
            mass += share
            for value in catalog.labels[Int(label)].values { parts[Int(value)] += share }
        }
        for n in parts.indices { parts[n] /= max(mass, 1e-9) }
        return Mixture(
            bare: members.bare, lambda: independence[family] ?? Self.start, mass: mass, members: members, parts: parts)
    }

    /// Learns from an own row, from the probabilities given before it; `known` is nil for a whole action that is new.
    func learn(_ pattern: ActionPattern, known: Int32?, _ catalog: Catalog, probabilities: Floats) {
        guard let family = catalog.family(of: pattern), !catalog.families[Int(family)].composable.isEmpty,
            pattern.parameters.count > 1
        else { return }
        let mixture = mixture(catalog, family: family) { probabilities[$0] }
        guard mixture.mass > 0 else { return }
        let members = Float(catalog.families[Int(family)].labels.count)
        // What a record says of values that it has not: one in as many as it has, and one.
        let new = 1 / (members + 1)
        let direct = known.map { probabilities[Int($0)] / mixture.mass * (1 - new) } ?? new * 0.1
        let product = mixture.product(pattern.parameters)
        guard product > 0 else { return }
        let lambda = mixture.lambda
        let posterior = lambda * product / (lambda * product + (1 - lambda) * direct)
        independence[family] = 0.98 * posterior + 0.02 * Self.start
    }

    func write(to bytes: inout ByteWriter) {
        bytes.write(UInt32(independence.count))
        for (family, lambda) in independence.sorted(by: { $0.key < $1.key }) {
            bytes.write(family)
            bytes.write(lambda)
        }
    }

    func read(from bytes: inout ByteReader) -> Bool {
        guard let count = bytes.read(UInt32.self), count <= bytes.remaining else { return false }
        for _ in 0..<count {
            guard let family = bytes.read(Int32.self), let lambda = bytes.readFloat() else { return false }
            independence[family] = lambda
        }
        return true
    }
}
