/// The phrases of one person, each with the identifier of what it stands for.
///
/// Matching goes from strict to loose: an exact phrase beats everything; then the same words without filler; then the
/// words in order, forgiving a slip of the keyboard in longer words. Numbers and negations are never forgiven:
/// "order 2 soups" is no match for "order 3 soups".
public struct PhraseBook: Sendable {
    /// The longest phrase in characters that may be saved.
    public static let characterLimit = 200
    /// From this score on, a text is taken to mean a phrase, unless another comes within `margin`.
    public static let acceptance = 0.8
    /// From this score on, it is worth asking "did you mean …?".
    public static let plausibility = 0.5
    /// How far the best must be ahead of the next.
    public static let margin = 0.1

    private struct Entry: Sendable {
        let phrase: String
        let normalized: NormalizedPhrase
    }

    private var entries: [String: Entry] = [:]
    private var identifiersByKey: [String: Set<String>] = [:]
    private var identifiersByCore: [String: Set<String>] = [:]
    private var vocabulary = Vocabulary()

    public init() {}

    /// A book of pairs of identifier and phrase. A later pair with the same identifier replaces the earlier one.
    public init(_ phrases: some Sequence<(String, String)>) {
        for (id, phrase) in phrases { set(phrase, for: id) }
    }

    public var count: Int { entries.count }

    public func phrase(for id: String) -> String? { entries[id]?.phrase }

    /// Gives `id` the phrase, in place of the one it had. Judge it with `verdict(for:replacing:)` before.
    public mutating func set(_ phrase: String, for id: String) {
        remove(id)
        let normalized = NormalizedPhrase(phrase)
        entries[id] = Entry(phrase: phrase, normalized: normalized)
        identifiersByKey[normalized.key, default: []].insert(id)
        identifiersByCore[normalized.coreKey, default: []].insert(id)
        vocabulary.insert(id, words: normalized.core)
    }

    public mutating func remove(_ id: String) {
        guard let old = entries.removeValue(forKey: id)?.normalized else { return }
        identifiersByKey[old.key]?.remove(id)
        if identifiersByKey[old.key]?.isEmpty == true { identifiersByKey[old.key] = nil }
        identifiersByCore[old.coreKey]?.remove(id)
        if identifiersByCore[old.coreKey]?.isEmpty == true { identifiersByCore[old.coreKey] = nil }
        vocabulary.remove(id, words: old.core)
    }

    /// Finds what `text` means. A text much longer than any phrase can be means nothing.
    public func match(_ text: String) -> PhraseMatch {
        guard let text = NormalizedPhrase(bounded: text), !text.words.isEmpty else { return .none(nearest: nil) }
        if let ids = identifiersByKey[text.key] {
            return ids.count == 1 ? .exact(ids.first!) : .ambiguous(ids.sorted())
        }
        let ranked = rank(text)
        guard let best = ranked.first else { return .none(nearest: nearestBySpelling(text)) }
        guard best.score >= Self.plausibility else { return .none(nearest: best.id) }
        let rivals = ranked.filter { $0.score >= Self.plausibility && $0.score > best.score - Self.margin }
        if rivals.count == 1, best.score >= Self.acceptance { return .match(best.id, score: best.score) }
        return .ambiguous(rivals.prefix(5).map(\.id))
    }

    /// Judges a phrase that somebody is about to save, or is typing.
    /// - Parameter id: The entry whose phrase it would replace: that one is left out of the comparison.
    public func verdict(for phrase: String, replacing id: String? = nil) -> Verdict {
        if phrase.isLonger(than: Self.characterLimit) { return .tooLong(limit: Self.characterLimit) }
        let new = NormalizedPhrase(phrase)
        if new.words.isEmpty { return .empty }
        if let owner = identifiersByKey[new.key]?.filter({ $0 != id }).min() { return .taken(by: owner) }
        if new.isOnlyFiller { return .onlyFiller }
        if let close = rank(new).first(where: { $0.id != id && $0.score >= Self.acceptance }) {
            return .tooClose(to: close.id)
        }
        let longer = vocabulary.identifiers(withEvery: new.core).filter {
            $0 != id && entries[$0]?.normalized.core.starts(with: new.core) == true
        }
        return longer.min().map { .swallowed(by: $0) } ?? .fine
    }

    // MARK: Scoring

    private struct Ranked {
        let id: String
        let score: Double
    }

    /// All entries that share a word with `text`, best first, equal scores by identifier so that answers are stable.
    private func rank(_ text: NormalizedPhrase) -> [Ranked] {
        let sameCore = identifiersByCore[text.coreKey] ?? []
        let likenesses = text.core.map { vocabulary.words(like: $0) }
        let candidates = vocabulary.identifiers(withSomeOf: likenesses).union(sameCore)
        return candidates.compactMap { id -> Ranked? in
            guard let entry = entries[id] else { return nil }
            let score = sameCore.contains(id) ? 0.98 : entry.normalized.score(of: text, likenesses: likenesses)
            return Ranked(id: id, score: score)
        }
        .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
    }

    /// For naming something when no word fits: the phrase with most pairs of letters in common.
    private func nearestBySpelling(_ text: NormalizedPhrase) -> String? {
        let pairs = LetterPairs(text.key)
        let scored = entries.map { Ranked(id: $0.key, score: pairs.likeness(to: LetterPairs($0.value.normalized.key))) }
        let best = scored.max { ($0.score, $1.id) < ($1.score, $0.id) }
        return best.flatMap { $0.score > 0 ? $0.id : nil }
    }
}

extension String {
    /// Like `count > limit`, without walking a hostile text to its end.
    func isLonger(than limit: Int) -> Bool {
        index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) != nil
    }
}
