import ShortcutModel

/// A shortcut to which the user gave a phrase. Only the system makes them.
open class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {
    /// What the shortcut is known by.
    public final let identifier: UUID

    /// The phrase that the user chose.
    public final let invocationPhrase: String

    private let stored: INShortcut
    private let bundleIdentifier: String

    /// What the phrase runs. An intent is a copy.
    public final var shortcut: INShortcut { stored.copy() }

    /// Nil when the value's identifier is no UUID.
    package init?(_ value: VoiceShortcutValue) {
        guard let identifier = UUID(uuidString: value.identifier) else { return nil }
        self.identifier = identifier
        invocationPhrase = value.phrase
        bundleIdentifier = value.bundleIdentifier
        stored = INShortcut(value.shortcut)
        super.init()
    }

    private init(copyOf other: INVoiceShortcut) {
        identifier = other.identifier
        invocationPhrase = other.invocationPhrase
        bundleIdentifier = other.bundleIdentifier
        stored = other.stored.copy()
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { INVoiceShortcut(copyOf: self) }

    public class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let value = RecordCoding.decode(VoiceShortcutValue.self, from: coder) else { return nil }
        self.init(value)
    }

    open func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) {
            VoiceShortcutValue(
                identifier: identifier.uuidString, bundleIdentifier: bundleIdentifier, phrase: invocationPhrase,
                shortcut: try ShortcutValue(stored))
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INVoiceShortcut else { return false }
        return identifier == other.identifier && invocationPhrase == other.invocationPhrase && stored == other.stored
    }

    open override var hash: Int { identifier.hashValue }
}
