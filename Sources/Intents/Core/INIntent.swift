/// A request that an app can fulfil, with its parameters. Apps use the subclasses: those of the system's domains and
/// those generated from a definition file.
open class INIntent: _INRecord, INIntentSetImageKeyPath {
    /// A fresh UUID, made with the intent and never changed.
    public internal(set) final var identifier: String?

    /// What the intent is about, in words, where its definition has a description.
    open var intentDescription: String? { nil }

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

    /// Images by parameter name.
    final var images: [String: INImage] = [:]

    /// Creates an intent that holds the values.
    public override init(_values: [String: Any]) {
        identifier = UUID().uuidString
        super.init(_values: _values)
    }

    /// Creates an intent with no parameter set.
    public convenience init() { self.init(_values: [:]) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let original = (coder as? CopyingCoder)?.original as? INIntent {
            identifier = original.identifier
            suggestedInvocationPhrase = original.suggestedInvocationPhrase
            shortcutAvailability = original.shortcutAvailability
            donationMetadata = original.metadata
            images = original.images
        }
    }
}
