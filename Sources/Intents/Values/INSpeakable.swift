/// Something that can be said: it has a spoken form, perhaps with a hint of how it sounds.
public protocol INSpeakable: NSObjectProtocol {
    /// The words.
    var spokenPhrase: String { get }
    /// How the words sound, where their spelling misleads.
    var pronunciationHint: String? { get }
    /// The app's own identifier of what the words stand for.
    var vocabularyIdentifier: String? { get }
    /// Other things that the user may have meant.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

extension INSpeakable {
    public var alternativeSpeakableMatches: [any INSpeakable]? {
        (self as? INObject).flatMap { $0.alternativeSpeakableMatches as [INSpeakableString]? }
    }
}

/// A text with its spoken form and the app's identifier of what it stands for.
open class INSpeakableString: _INRecord, INSpeakable {
    /// Creates a text with its sound and what it stands for.
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(_values: ["vocabularyIdentifier": vocabularyIdentifier, "spokenPhrase": spokenPhrase])
        _values["pronunciationHint"] = pronunciationHint
    }

    /// The older form of `init(vocabularyIdentifier:spokenPhrase:pronunciationHint:)`.
    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(
            vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    /// Creates a text.
    public convenience init(spokenPhrase: String) {
        self.init(_values: ["spokenPhrase": spokenPhrase])
    }

    public var spokenPhrase: String { _value("spokenPhrase") ?? "" }
    public var pronunciationHint: String? { _value("pronunciationHint") }
    public var vocabularyIdentifier: String? { _value("vocabularyIdentifier") }
    /// The older name of `vocabularyIdentifier`.
    public var identifier: String? { vocabularyIdentifier }
}
