import ShortcutModel

/// A request that an app can fulfil, with its parameters. Apps use the subclasses: those of the system's domains and
/// those generated from a definition file.
open class INIntent: _INRecord, INIntentSetImageKeyPath {
    /// A fresh UUID, made with the intent and never changed.
    public internal(set) final var identifier: String?

    /// What the intent is about, in words, where its definition has a description.
    open var intentDescription: String? { type(of: self)._schema.descriptionText }

    /// The phrase to propose when the user adds a shortcut of this intent.
    public final var suggestedInvocationPhrase: String?

    /// The system features, beside suggestions, that may show a shortcut of this intent.
    public final var shortcutAvailability: INShortcutAvailabilityOptions = []

    /// Facts about the donation that the parameters do not say. Setting and reading make copies.
    public final var donationMetadata: INIntentDonationMetadata? {
        get { metadata?.copy() as? INIntentDonationMetadata }
        set { metadata = newValue?.copy() as? INIntentDonationMetadata }
    }
    final var metadata: INIntentDonationMetadata?

    /// The class name by which the service knows the intent.
    var wireClassName: String { type(of: self)._schema.className }

    /// Images by parameter name.
    final var images: [String: INImage] = [:]

    /// Creates an intent that holds the values.
    public override init(_values: [String: Any]) {
        identifier = UUID().uuidString
        super.init(_values: _values)
    }

    /// Creates an intent with no parameter set.
    public required convenience init() { self.init(_values: [:]) }

    // MARK: Copying, coding and equality

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let original = (coder as? ValuesCoder)?.original as? INIntent {
            adopt(original)
        } else if !(coder is ValuesCoder), let value = RecordCoding.decode(IntentValue.self, from: coder) {
            adopt(INIntent.make(value))
        }
    }

    /// Takes over everything but the parameters.
    private func adopt(_ other: INIntent) {
        identifier = other.identifier
        suggestedInvocationPhrase = other.suggestedInvocationPhrase
        shortcutAvailability = other.shortcutAvailability
        donationMetadata = other.metadata
        images = other.images
    }

    open override func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) { try intentValue() }
    }

    /// Two intents are equal when they are of one class and their set parameters have the same values; identifiers,
    /// phrases and images do not count.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent, type(of: self) == type(of: other) else { return false }
        guard let value = try? intentValue(), let otherValue = try? other.intentValue() else {
            return super.isEqual(object)
        }
        return value == otherValue
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(wireClassName)
        hasher.combine(setParameters)
        return hasher.finalize()
    }
}
