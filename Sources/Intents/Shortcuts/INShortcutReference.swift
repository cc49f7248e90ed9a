import ShortcutModel

/// The class behind `INShortcut`.
open class INShortcutReference: NSObject, NSCopying, NSSecureCoding {
    let shortcut: INShortcut

    init(_ shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }

    /// Nil when the intent makes no shortcut; see `INShortcut.init(intent:)`.
    public convenience init?(intent: INIntent) {
        guard let shortcut = INShortcut(intent: intent) else { return nil }
        self.init(shortcut.copy())
    }

    /// A shortcut that opens the app at the activity.
    public convenience init(userActivity: NSUserActivity) { self.init(INShortcut(userActivity: userActivity)) }

    /// A copy of the intent.
    public final var intent: INIntent? { shortcut.intent?.copy() as? INIntent }

    /// The activity itself; nil for an intent.
    public final var userActivity: NSUserActivity? { shortcut.userActivity }

    open func copy(with zone: NSZone? = nil) -> Any { INShortcutReference(shortcut.copy()) }

    public class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let value = RecordCoding.decode(ShortcutValue.self, from: coder) else { return nil }
        self.init(INShortcut(value))
    }

    open func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) { try ShortcutValue(shortcut) }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? INShortcutReference)?.shortcut == shortcut }

    open override var hash: Int { shortcut.hashValue }
}

extension INShortcut {
    /// The same activity, or a copy of the intent.
    func copy() -> INShortcut {
        guard case .intent(let intent) = self else { return self }
        return .intent(intent.copy() as? INIntent ?? intent)
    }
}
