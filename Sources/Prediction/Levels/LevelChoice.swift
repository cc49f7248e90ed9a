/// From probabilities of whole actions to a list of levels to offer.
///
/// A level is as likely as all the whole actions that contain it together. From the most likely general level the choice
/// goes to the level under it with the most work saved on average: P · n/(n + ½) · (1 + ½·parameters), n its uses. So a
/// parameter is filled in when it is right in about two of three cases and was seen often enough to know. The chosen
/// level takes its whole actions with it, and the search goes on with what is left.
struct LevelChoice {
    struct Choice {
        var pattern: ActionPattern
        var probability: Float
        /// The whole actions it stands for; empty when its parts were never done together.
        var labels: [Int32]
    }

    private let catalog: Catalog
    private let history: History
    private let composition: Composition
    /// Mass left: by label, and by level.
    private var labelMass: [Float]
    private var levelMass: [Float]
    private var waiting: RootQueue
    private let isExcluded: (ActionPattern) -> Bool
    private let known: Float

    init(
        _ catalog: Catalog, _ history: History, composition: Composition, probabilities: Floats, scale: Float,
        isExcluded: @escaping (ActionPattern) -> Bool
    ) {
        self.catalog = catalog
        self.history = history
        self.composition = composition
        self.isExcluded = isExcluded
        known = scale
        var labelMass = (0..<catalog.labels.count).map { probabilities[$0] * scale }
        var levelMass = [Float](repeating: 0, count: catalog.levels.count)
        for l in labelMass.indices {
            if catalog.labels[l].isHidden { labelMass[l] = 0 }
            for level in catalog.labels[l].levels { levelMass[Int(level)] += labelMass[l] }
        }
        self.labelMass = labelMass
        self.levelMass = levelMass
        waiting = RootQueue(catalog.roots.map { (levelMass[Int($0)], $0) })
    }

    mutating func choose(limit: Int) -> [Choice] {
        var choices: [Choice] = []
        let mixtures = composition.mixtures(catalog, labelMass: labelMass)
        // A refined choice may fall behind one that a later round finds: look a little further than asked.
        let enough = limit + (catalog.hasSeveralLevels ? 4 : 0)
        while choices.count < enough, let root = heaviestRoot() {
            let level = bestLevel(under: root)
            let pattern = catalog.levels[level].pattern
            let labels = catalog.levels[level].labels.filter { labelMass[Int($0)] > 0 }
            let mixture = mixtures[catalog.levels[level].family]
            let probability = mixture?.probability(of: pattern, direct: levelMass[level]) ?? levelMass[level]
            take(level)
            if level != root { waiting.push(levelMass[root], Int32(root)) }
            if !isExcluded(pattern) {
                choices.append(Choice(pattern: pattern, probability: probability, labels: labels))
            }
        }
        for (family, mixture) in mixtures.sorted(by: { $0.key < $1.key }) {
            for unseen in mixture.unseenTogether(catalog.families[Int(family)].composable, catalog, known: known)
            where !isExcluded(unseen.pattern) {
                choices.append(Choice(pattern: unseen.pattern, probability: unseen.probability, labels: []))
            }
        }
        // Stable for equal probabilities, so the answer does not depend on the sort.
        let order = choices.indices.sorted {
            choices[$0].probability != choices[$1].probability
                ? choices[$0].probability > choices[$1].probability : $0 < $1
        }
        return order.prefix(limit).map { choices[$0] }
    }

    /// The most likely general level of what is left.
    private mutating func heaviestRoot() -> Int? {
        while let (mass, root) = waiting.popHeaviest() {
            let left = levelMass[Int(root)]
            guard left > 1e-7 else { continue }
            if left < mass {
                waiting.push(left, root)  // something under it was taken: it has to queue again
            } else {
                return Int(root)
            }
        }
        return nil
    }

    private func bestLevel(under root: Int) -> Int {
        guard catalog.levels[root].labels.contains(where: { catalog.labels[Int($0)].levels.count > 1 }) else {
            return root
        }
        let rootPattern = catalog.levels[root].pattern
        var best = root
        // What is excluded leaves its whole actions to the levels above and beside it.
        var most = isExcluded(rootPattern) ? 0 : worth(root)
        var seen: Set<Int32> = [Int32(root)]
        for label in catalog.levels[root].labels where labelMass[Int(label)] > 0 {
            for level in catalog.labels[Int(label)].levels where seen.insert(level).inserted {
                let pattern = catalog.levels[Int(level)].pattern
                guard pattern.isAtLeastAsSpecific(as: rootPattern) else { continue }
                let value = worth(Int(level))
                if value > most, !isExcluded(pattern) {
                    best = Int(level)
                    most = value
                }
            }
        }
        return best
    }

    private func worth(_ level: Int) -> Float {
        let uses = catalog.levels[level].labels.reduce(Float(0)) { $0 + history.uses[Int($1)] }
        let saved = 1 + 0.5 * Float(catalog.levels[level].pattern.parameters.count)
        return levelMass[level] * uses / (uses + 0.5) * saved
    }

    private mutating func take(_ level: Int) {
        for label in catalog.levels[level].labels {
            let mass = labelMass[Int(label)]
            guard mass > 0 else { continue }
            for other in catalog.labels[Int(label)].levels { levelMass[Int(other)] -= mass }
            labelMass[Int(label)] = 0
        }
        levelMass[level] = 0
    }
}

/// General levels, heaviest first; among equals the one known longer. A binary heap.
private struct RootQueue {
    private var heap: [(mass: Float, root: Int32)] = []

    init(_ items: [(Float, Int32)]) {
        heap = items.map { (mass: $0.0, root: $0.1) }
        for i in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(i) }
    }

    mutating func push(_ mass: Float, _ root: Int32) {
        heap.append((mass, root))
        var i = heap.count - 1
        while i > 0, precedes(i, (i - 1) / 2) {
            heap.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    mutating func popHeaviest() -> (Float, Int32)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty {
            heap[0] = last
            sink(0)
        }
        return (first.mass, first.root)
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        heap[a].mass != heap[b].mass ? heap[a].mass > heap[b].mass : heap[a].root < heap[b].root
    }

    private mutating func sink(_ start: Int) {
        var i = start
        while true {
            var top = i
            if 2 * i + 1 < heap.count, precedes(2 * i + 1, top) { top = 2 * i + 1 }
            if 2 * i + 2 < heap.count, precedes(2 * i + 2, top) { top = 2 * i + 2 }
            guard top != i else { return }
            heap.swapAt(i, top)
            i = top
        }
    }
}
