/// A text reduced to what matters when phrases are compared.
///
/// Words are lower case without accents; a number is `#21`, an ordinal `#21.`, however it was written.
struct NormalizedPhrase: Sendable {
    /// All words. Emoji stand here only if the text has nothing else.
    let words: [String]
    /// The words without filler; all words if they are nothing but filler.
    let core: [String]
    let isOnlyFiller: Bool

    /// Equal for texts that are the same phrase; spacing does not count.
    var key: String { words.joined() }
    var coreKey: String { core.joined() }

    init(_ text: String) {
        words = NumberWords.replaceNumbers(in: WordSplitter.words(of: text))
        let core = words.filter { !Self.filler.contains($0) }
        isOnlyFiller = core.isEmpty && !words.isEmpty
        self.core = core.isEmpty ? words : core
    }

    /// Nil for a text so long that it cannot be meant as a phrase.
    init?(bounded text: String) {
        if text.isLonger(than: PhraseBook.characterLimit * 5) { return nil }
        self.init(text)
    }

    /// How well a said text fits this phrase, 0 to 1: twice what agrees, in order, over all that is there.
    /// - Parameter likenesses: For each core word of `text`, the known words it can stand for with their likeness.
    func score(of text: NormalizedPhrase, likenesses: [[String: Double]]) -> Double {
        var best = [Double](repeating: 0, count: core.count + 1)
        for likeness in likenesses {
            var diagonal = 0.0
            for column in core.indices {
                let above = best[column + 1]
                best[column + 1] = max(above, best[column], diagonal + (likeness[core[column]] ?? 0))
                diagonal = above
            }
        }
        let score = 2 * (best.last ?? 0) / Double(core.count + text.core.count)
        return agreesOnEssentials(with: text) ? score : score * (PhraseBook.plausibility - 0.01)
    }

    /// Numbers and negations change what is meant, however much else is alike.
    private func agreesOnEssentials(with text: NormalizedPhrase) -> Bool {
        func essentials(_ words: [String]) -> [String] {
            words.filter { $0.hasPrefix("#") || Self.negations.contains($0) }
        }
        return essentials(words) == essentials(text.words)
    }

    private static let negations: Set<String> = [
        "not", "no", "never", "dont", "without", "nicht", "kein", "keine", "keinen", "nie", "ohne",
    ]

    private static let filler: Set<String> = [
        "please", "hey", "ok", "okay", "um", "uh", "hmm", "er", "just", "kindly", "the", "a", "an",
        "bitte", "mal", "doch", "eben", "ah", "ahm", "der", "die", "das", "den", "dem", "des",
        "ein", "eine", "einen", "einem", "einer",
    ]
}
