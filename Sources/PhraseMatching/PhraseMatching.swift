// PhraseMatching: text in, shortcut out.
//
// Finds which of a person's phrases a typed or recognised text means, and judges a new phrase beside those that exist.
// Pure: no input or output, no clock, no Foundation. It must not know what a shortcut is (an identifier stands for it),
// where phrases are stored, or how text came to be (keyboard or microphone).

/// What a text means among the phrases of a `PhraseBook`.
public enum PhraseMatch: Equatable, Sendable {
    /// The text is this entry's phrase, apart from case, punctuation, spacing, accents and the spelling of numbers.
    case exact(String)
    /// The text clearly means this entry. `score` is above `PhraseBook.acceptance` and at most 1.
    case match(String, score: Double)
    /// One or several entries are possible and none is certain, best first: ask.
    case ambiguous([String])
    /// Nothing fits. `nearest` is the entry that comes closest, if any has something in common with the text.
    case none(nearest: String?)
}

extension PhraseBook {
    /// How a new phrase would stand beside the others.
    public enum Verdict: Equatable, Sendable {
        case fine
        /// No letter, digit or emoji.
        case empty
        /// More than `limit` characters.
        case tooLong(limit: Int)
        /// Equal to the phrase of this entry.
        case taken(by: String)
        /// So like the phrase of this entry that one can be taken for the other.
        case tooClose(to: String)
        /// This entry's phrase begins with the new one: who says the long one has said the short one on the way.
        case swallowed(by: String)
        /// Made of words such as "please" and "the" only.
        case onlyFiller

        /// True for what must not be saved; false for what is fine or deserves only a warning.
        public var isRefusal: Bool {
            switch self {
            case .empty, .tooLong, .taken: true
            case .fine, .tooClose, .swallowed, .onlyFiller: false
            }
        }
    }
}
