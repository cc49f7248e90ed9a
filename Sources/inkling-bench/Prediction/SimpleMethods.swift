import Glibc
import Prediction

/// The simple methods that the engine is measured against. Ties go to the label that was used more recently.
enum SimpleMethod: String, CaseIterable {
    case mfu = "MFU"
    case mru = "MRU"
    case mruIn = "MRU+in"
    case markov1 = "Markov-1"
    case markov2 = "Markov-2"
    case hourWeekday = "Hour × weekday"
    case frecency = "Frecency"
    case ipam = "IPAM"
    case ppm = "PPM-5"
}

/// One user's past, as counts, and a ranking of it by one of the simple methods.
struct SimpleRanker: Ranker {
    let method: SimpleMethod
    private var numbers: [String: Int] = [:]
    private var labels: [String] = []
    private var uses: [Double] = []
    private var lastOwn: [Int] = []
    private var lastAny: [Int] = []
    private var fading: [Double] = []
    private var rows: [(label: Int, time: Double, wall: Double)] = []
    private var step = 0
    private var after: [Int: [Int: Double]] = [:]
    private var afterTwo: [Int: [Int: Double]] = [:]
    private var shares: [Int: [Int: Double]] = [:]

    init(_ method: SimpleMethod) {
        self.method = method
    }

    mutating func learn(_ row: BehaviourStream.Row) {
        let label = numbers[row.label] ?? labels.count
        if label == labels.count {
            numbers[row.label] = label
            labels.append(row.label)
            uses.append(0)
            lastOwn.append(-1)
            lastAny.append(-1)
            fading.append(0)
        }
        step += 1
        lastAny[label] = step
        guard row.event.direction == .own else { return }
        lastOwn[label] = step
        uses[label] += 1
        if [.frecency, .ipam, .ppm].contains(method) { for l in fading.indices { fading[l] *= 0.977_159_968 } }
        fading[label] += 1
        if let previous = rows.last?.label {
            after[previous, default: [:]][label, default: 0] += 1
            if rows.count > 1 { afterTwo[pair, default: [:]][label, default: 0] += 1 }
            if method == .ipam { learnShares(after: previous, label) }
        }
        let time = row.event.time ?? .nan
        rows.append((label, time, time + Double(row.event.utcOffset) * 60))
    }

    /// The last two labels as one number.
    private var pair: Int { rows[rows.count - 2].label * 1_000_003 + rows[rows.count - 1].label }

    mutating func rank(at moment: AskingContext) -> [String] {
        var candidates = labels.indices.filter { lastOwn[$0] >= 0 }
        let previous = rows.last?.label
        let following = previous.flatMap { after[$0] } ?? [:]
        switch method {
        case .mfu: sort(&candidates) { [uses[$0]] }
        case .mru: sort(&candidates) { _ in [] }
        case .mruIn:
            candidates = Array(labels.indices)
            candidates.sort { lastAny[$0] > lastAny[$1] }
        case .markov1: sort(&candidates) { [following[$0] ?? 0, uses[$0]] }
        case .markov2:
            let two = rows.count > 1 ? afterTwo[pair] ?? [:] : [:]
            sort(&candidates) { [two[$0] ?? 0, following[$0] ?? 0, uses[$0]] }
        case .hourWeekday:
            let votes = hourVotes(moment)
            sort(&candidates) { [votes[$0] + 0.001 * uses[$0]] }
        case .frecency: sort(&candidates) { [fading[$0]] }
        case .ipam:
            let share = previous.flatMap { shares[$0] } ?? [:]
            let base = base
            sort(&candidates) { [share[$0] ?? 0, base[$0]] }
        case .ppm:
            let shares = partialMatches()
            sort(&candidates) { [shares[$0]] }
        }
        return candidates.prefix(10).map { labels[$0] }
    }

    private func sort(_ candidates: inout [Int], by key: (Int) -> [Double]) {
        let keys = candidates.map { (label: $0, key: key($0) + [Double(lastOwn[$0])]) }
        candidates = keys.sorted { b, a in a.key.lexicographicallyPrecedes(b.key) }.map(\.label)
    }

    /// Davison and Hirsh: what followed `previous` fades to .8 and what follows now gets .2; labels that never did are ranked by
    /// the base.
    private mutating func learnShares(after previous: Int, _ label: Int) {
        var share = shares[previous] ?? [:]
        share = share.mapValues { $0 * 0.8 }
        share[label, default: 0] += 0.2
        shares[previous] = share
    }

    /// Half the share of all uses, half that of fading uses.
    private var base: [Double] {
        let sum = max(1, uses.reduce(0, +))
        let fadingSum = max(1e-9, fading.reduce(0, +))
        return labels.indices.map { 0.5 * uses[$0] / sum + 0.5 * fading[$0] / fadingSum }
    }

    /// Prediction by partial matching: contexts of the last one to five labels, each smoothed by the next shorter one with one
    /// pseudo-count (two at length 1); the newest 300 occurrences count, each ×.985 per newer one. Length 0: the base.
    private func partialMatches() -> [Double] {
        var shares = base
        var occurrences = Array(rows.indices.dropFirst().reversed())
        for length in 1...5 where rows.count > length {
            let wanted = rows[rows.count - length].label
            occurrences.removeAll { $0 < length || rows[$0 - length].label != wanted }
            var counts = [Double](repeating: 0, count: labels.count)
            var weight = 1.0
            var total = 0.0
            for at in occurrences.prefix(300) {
                counts[rows[at].label] += weight
                total += weight
                weight *= 0.985
            }
            let prior = length == 1 ? 2.0 : 1
            for l in shares.indices { shares[l] = (counts[l] + prior * shares[l]) / (total + prior) }
        }
        return shares
    }

    private func hourVotes(_ moment: AskingContext) -> [Double] {
        var votes = [Double](repeating: 0, count: labels.count)
        guard let time = moment.time else { return votes }
        let wall = time + Double(moment.utcOffset) * 60
        let weekday = Int((wall / 86400).rounded(.down)) % 7  // 0 is a Thursday
        func isWeekend(_ day: Int) -> Bool { day == 2 || day == 3 }
        for row in rows where !row.time.isNaN {
            var hours = abs((wall - row.wall) / 3600).truncatingRemainder(dividingBy: 24)
            if hours > 12 { hours = 24 - hours }
            guard hours <= 6 else { continue }
            let day = Int((row.wall / 86400).rounded(.down)) % 7
            let factor = day == weekday ? 1 : isWeekend(day) == isWeekend(weekday) ? 0.45 : 0.12
            votes[row.label] += exp(-0.5 * (hours / 1.5) * (hours / 1.5)) * factor * exp(-(time - row.time) / 2_592_000)
        }
        return votes
    }
}
