/// An instance of a custom type: something of the app's that a parameter can name.
open class INObject: _INRecord, INSpeakable {
    /// Creates an object with a name.
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// Creates an object with a name and its sound.
    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        super.init(_values: ["displayString": displayString])
        _values["identifier"] = identifier
        _values["pronunciationHint"] = pronunciationHint
    }

    /// Creates an object with a name, a second line and an image.
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// Creates an object with all that it can have.
    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The app's own name of the object. Two objects of one class and with the same identifier are equal.
    public final var identifier: String? { _value("identifier") }

    /// How the object reads.
    public final var displayString: String { _value("displayString") ?? "" }

    /// How the object sounds, where its spelling misleads.
    public final var pronunciationHint: String? { _value("pronunciationHint") }

    /// A second line for lists.
    public final var subtitleString: String? {
        get { _value("subtitleString") }
        set { _values["subtitleString"] = newValue }
    }

    /// An image for lists.
    public final var displayImage: INImage? {
        get { _value("displayImage") }
        set { _values["displayImage"] = newValue }
    }

    /// Other words that name the object.
    public final var alternativeSpeakableMatches: [INSpeakableString]? {
        get { _value("alternativeSpeakableMatches") }
        set { _values["alternativeSpeakableMatches"] = newValue }
    }

    /// Gives the object other words that name it.
    public final func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
        alternativeSpeakableMatches = matches
    }

    public var spokenPhrase: String { displayString }
    public var vocabularyIdentifier: String? { identifier }

    override var wireIdentifier: String? { identifier }
    override var wireText: String { displayString }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, let identifier, let otherIdentifier = other.identifier else {
            return super.isEqual(object)
        }
        return type(of: self) == type(of: other) && identifier == otherIdentifier
    }

    open override var hash: Int {
        guard let identifier else { return super.hash }
        return identifier.hashValue
    }
}
