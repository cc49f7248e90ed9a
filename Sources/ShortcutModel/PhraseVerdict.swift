/// Whether a phrase could be given to a shortcut.
public struct PhraseVerdict: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
        case ok
        case empty
        case tooLong = "too-long"
        /// Another shortcut has the same phrase.
        case taken
        /// It would be hard to tell from another phrase; it may be added all the same.
        case tooClose = "too-close"
        /// Another phrase holds it whole, or the other way round; it may be added all the same.
        case swallowed
    }

    public var kind: Kind
    /// A sentence for the user; empty when all is well.
    public var message: String
    public var otherPhrase: String?
    public var otherTitle: String?

    public init(kind: Kind, message: String = "", otherPhrase: String? = nil, otherTitle: String? = nil) {
        self.kind = kind
        self.message = message
        self.otherPhrase = otherPhrase
        self.otherTitle = otherTitle
    }

    /// Whether the phrase would be accepted.
    public var isAcceptable: Bool { kind == .ok || kind == .tooClose || kind == .swallowed }
}
