/// Finds the true reasons for a choice: the experts that moved it most, checked against the remembered rows.
///
/// What an expert moved is its weight times how far its feature stands above the average over the base. Contributions are
/// summed by kind of reason; a kind counts only when a plain statement about the history bears it out.
final class Explainer {
    private enum Kind: Int, CaseIterable {
        case time, after, incoming, often, recent, repetition, rhythm, foregroundApp, place, network, charging
        case headphones
    }

    /// By feature, the kinds it speaks for and how much of it goes to each.
    private static let kinds: [String: [(Kind, Float)]] = [
        "base": [(.often, 1)], "count": [(.often, 1)],
        "d5": [(.recent, 1)], "week": [(.recent, 1)], "day": [(.recent, 1)], "mtf": [(.recent, 1)],
        "hazard": [(.recent, 1)], "recent30m": [(.recent, 1)],
        "hour": [(.time, 1)], "hourwd": [(.time, 1)], "sameday": [(.time, 1)], "gaphour": [(.time, 1)],
        "seqtime": [(.time, 0.5), (.after, 0.5)], "m1daypart": [(.time, 0.5), (.after, 0.5)],
        "m1": [(.after, 1)], "m2": [(.after, 1)], "m3": [(.after, 1)], "m4": [(.after, 1)], "ipam": [(.after, 1)],
        "m1gap": [(.after, 1)], "soonafter": [(.after, 1)], "seqknn": [(.after, 1)],
        "inrank": [(.incoming, 1)], "inhaz": [(.incoming, 1)], "unanswered": [(.incoming, 1)],
        "justIn": [(.incoming, 1)], "topUnanswered": [(.incoming, 1)],
        "isLast": [(.repetition, 1)], "last30m": [(.repetition, 1)],
        "rhythm": [(.rhythm, 1)],
        "foregroundApp": [(.foregroundApp, 1)], "place": [(.place, 1)], "network": [(.network, 1)],
        "charging": [(.charging, 1)], "headphones": [(.headphones, 1)],
    ]

    private let mix: Mix
    private let catalog: Catalog
    /// By feature of the mix, the kinds it speaks for; an interaction ("m1×young") speaks for what its part speaks for.
    private let kindsOfFeature: [[(Kind, Float)]]
    /// By feature, its weight and its average over the base, at the asking at hand.
    private var weights: [Float]
    private var averages: [Float]

    init(_ mix: Mix, _ catalog: Catalog) {
        self.mix = mix
        self.catalog = catalog
        kindsOfFeature = mix.featureNames.map { Self.kinds[$0] ?? Self.kinds[String($0.prefix { $0 != "×" })] ?? [] }
        weights = [Float](repeating: 0, count: mix.featureNames.count)
        averages = weights
    }

    private var moment: Moment { mix.frame.moment }

    /// Prepares for the asking at hand.
    func begin() {
        let p = mix.frame.base.pointer
        for j in weights.indices {
            weights[j] = kindsOfFeature[j].isEmpty ? 0 : mix.committee.weight(j)
            guard weights[j] != 0 else { continue }
            let feature = mix.frame.feature(j)
            var sum = Lane(repeating: 0)
            for i in stride(from: 0, to: mix.frame.labelCount & ~7, by: 8) { sum += p.lane(i) * feature.lane(i) }
            averages[j] = sum.sum()
            for l in (mix.frame.labelCount & ~7)..<mix.frame.labelCount { averages[j] += p[l] * feature[l] }
        }
    }

    /// One or two reasons for a choice; `begin` must have been called.
    func reasons(for choice: LevelChoice.Choice) -> [Reason] {
        guard let likeliest = choice.labels.max(by: { mix.probabilities[Int($0)] < mix.probabilities[Int($1)] }) else {
            return [.usualParts]
        }
        var reasons: [Reason] = []
        for kind in strongestKinds(for: Int(likeliest)) where reasons.count < 2 {
            if let reason = evidence(kind, labels: choice.labels, likeliest: Int(likeliest)) { reasons.append(reason) }
        }
        // Where nothing stands out, the plainest truth.
        return reasons.isEmpty ? [.frequency(count: uses(of: choice.labels))] : reasons
    }

    private func uses(of labels: [Int32]) -> Int { labels.reduce(0) { $0 + Int(mix.history.uses[Int($1)]) } }

    private func strongestKinds(for label: Int) -> [Kind] {
        var moved = [Float](repeating: 0, count: Kind.allCases.count)
        for j in weights.indices where weights[j] != 0 {
            let value = mix.frame.feature(j)[label]
            guard value != 0 else { continue }
            for (kind, part) in kindsOfFeature[j] { moved[kind.rawValue] += part * weights[j] * (value - averages[j]) }
        }
        // What came in a moment ago is the nearest cause: it is what tells this asking from the one before.
        if mix.history.justReceived == Int32(label) { moved[Kind.incoming.rawValue] *= 4 }
        // Equal sums stay in the order of the declaration.
        return Kind.allCases.filter { moved[$0.rawValue] > 0.02 }.sorted {
            (moved[$0.rawValue], $1.rawValue) > (moved[$1.rawValue], $0.rawValue)
        }
    }

    private func evidence(_ kind: Kind, labels: [Int32], likeliest: Int) -> Reason? {
        let history = mix.history
        switch kind {
        case .time: return timeOfDay(labels)
        case .after: return after(labels)
        case .incoming:
            guard history.isUnanswered[likeliest] == 1, !moment.time.isNaN, !history.lastReceived[likeliest].isNaN
            else { return nil }
            return .answer(secondsAgo: max(0, moment.time - history.lastReceived[likeliest]))
        case .often:
            let count = uses(of: labels)
            return count >= 3 ? .frequency(count: count) : nil
        case .recent:
            let ago = moment.time - history.lastTime[likeliest]
            return ago >= 0 && ago < 2 * 86400 ? .recency(secondsAgo: ago) : nil
        case .repetition:
            guard labels.contains(history.label(back: 1)) else { return nil }
            return count(labels) { history.rowLabel[($0 - 1) & History.mask] == history.rowLabel[$0 & History.mask] }
                >= 2
                ? .repetition : nil
        case .rhythm: return rhythm(likeliest)
        case .foregroundApp, .place, .network, .charging, .headphones: return signal(kind, labels)
        }
    }

    /// "About every X": the label is regular, and since its last use from two thirds to one and a half of its interval have gone by. What
    /// is done about once a day is better said by the time of day.
    private func rhythm(_ label: Int) -> Reason? {
        let family = mix.families.lazy.compactMap { $0 as? Rhythm }.first
        guard let interval = family?.usualInterval(of: label).map(Double.init) else { return nil }
        let ago = moment.time - mix.history.lastTime[label]
        let isDue = ago >= interval / 1.5 && ago <= interval * 1.5
        return isDue && !(20 * 3600...28 * 3600).contains(interval) ? .rhythm(seconds: interval) : nil
    }

    /// "While X": at least two uses, and half of the uses that are remembered.
    private func signal(_ kind: Kind, _ labels: [Int32]) -> Reason? {
        let contexts = mix.families.lazy.compactMap { $0 as? SignalContexts }.first
        let number: [Kind: Int] = [.foregroundApp: 0, .place: 1, .network: 2, .charging: 3, .headphones: 4]
        guard let contexts, let n = number[kind] else { return nil }
        let uses = contexts.uses(of: labels, signal: n, mix.history)
        guard uses >= 2, uses * 2 >= min(250, count(labels) { _ in true }) else { return nil }
        let signals = mix.frame.signals
        switch kind {
        case .foregroundApp: return signals.foregroundApp.map(Reason.foregroundApp)
        case .place: return signals.place.map(Reason.place)
        case .network: return signals.network.map(Reason.network)
        case .charging: return signals.isCharging.map(Reason.charging)
        default: return signals.hasHeadphones.map(Reason.headphones)
        }
    }

    /// How many of the last 1,500 rows have one of the labels, a row before them, and the property.
    private func count(_ labels: [Int32], where holds: (Int) -> Bool) -> Int {
        var count = 0
        let first = mix.history.rows.lowerBound
        for label in labels {
            mix.history.forEachRow(of: label, amongLast: Nearness.rowLimit) { row in
                if row > first, holds(row) { count += 1 }
            }
        }
        return count
    }

    /// "After X": the labels followed the last action at least twice, at least one time in four of their own uses or of its, and half
    /// as often again as they follow anything.
    private func after(_ labels: [Int32]) -> Reason? {
        let history = mix.history
        let last = history.label(back: 1)
        guard last >= 0, !labels.contains(last), !catalog.labels[Int(last)].isHidden else { return nil }
        let followed = count(labels) { history.rowLabel[($0 - 1) & History.mask] == last }
        let own = count(labels) { _ in true }
        let previous = count([last]) { _ in true }
        let all = history.rowCount - max(history.rows.lowerBound, history.rowCount - Nearness.rowLimit)
        guard followed >= 2, followed * 4 >= min(own, previous), followed * all * 2 >= own * previous * 3 else {
            return nil
        }
        return .after(previous: catalog.labels[Int(last)].pattern, count: followed)
    }

    /// "Usually at this time": more than half of the uses within 90 minutes of the wall-clock time now, and at least twice.
    private func timeOfDay(_ labels: [Int32]) -> Reason? {
        guard moment.isKnown else { return nil }
        let history = mix.history
        var all = 0
        var near = 0
        var byWeekday = [Int](repeating: 0, count: 7)
        for label in labels {
            history.forEachRow(of: label, amongLast: Nearness.rowLimit) { row in
                let slot = row & History.mask
                guard history.rowMinute[slot] >= 0 else { return }
                all += 1
                if Nearness.circular(Int(history.rowMinute[slot]), moment.minute) <= 90 {
                    near += 1
                    byWeekday[Int(history.rowWeekday[slot])] += 1
                }
            }
        }
        guard near >= 2, near * 2 > all else { return nil }
        let weekend = byWeekday[5] + byWeekday[6]
        let days: DaySet
        if near >= 3, byWeekday[moment.weekday] * 4 >= near * 3 {
            days = .weekday(moment.weekday + 1)
        } else if moment.isWeekend, weekend * 5 >= near * 4 {
            days = .weekends
        } else if !moment.isWeekend, weekend * 5 <= near {
            days = .workdays
        } else {
            days = .everyDay
        }
        let start = (moment.minute - 90 + Moment.minutesOfDay) % Moment.minutesOfDay / 60
        let end = ((moment.minute + 90 + 59) / 60) % 24
        return .timeOfDay(start: start, end: end, days: days)
    }
}
