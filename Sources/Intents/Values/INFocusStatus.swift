/// Whether the user does not want to be disturbed.
open class INFocusStatus: _INRecord {
    /// Creates a status; nil says nothing.
    public convenience init(isFocused: Bool? = nil) { self.init(_set: ["isFocused": isFocused]) }

    /// Nil when the app is not told.
    public final var isFocused: Bool? { _value("isFocused") }
}
