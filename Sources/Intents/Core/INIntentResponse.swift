import ShortcutModel

/// What a handler answers. Apps use the subclasses.
open class INIntentResponse: _INRecord {
    /// The raw value of the subclass's response code.
    public final var _code: Int = 0

    /// What the app is opened with, if it is opened. Apple's systems copy it; an activity has no copy here, so this
    /// is the same object.
    open var userActivity: NSUserActivity?

    /// Creates a response that holds the values.
    public override init(_values: [String: Any]) { super.init(_values: _values) }

    /// Creates a response with no parameter set and the code 0.
    public convenience init() { self.init(_values: [:]) }

    /// Creates a response with a code.
    public convenience init(_code: Int, userActivity: NSUserActivity?) {
        self.init(_values: [:])
        self._code = _code
        self.userActivity = userActivity
    }

    // MARK: Copying, coding and equality

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let original = (coder as? ValuesCoder)?.original as? INIntentResponse {
            _code = original._code
            userActivity = original.userActivity
        } else if !(coder is ValuesCoder), let value = RecordCoding.decode(IntentResponseValue.self, from: coder) {
            _code = value.code
            userActivity = value.userActivity.map(NSUserActivity.init)
        }
    }

    open override func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) { try responseValue() }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && _code == (object as? INIntentResponse)?._code
    }
}
