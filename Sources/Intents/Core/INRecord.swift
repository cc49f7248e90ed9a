/// A class whose whole content is a dictionary of named values: an intent, a response, a custom type or a value such
/// as a person.
///
/// Copying, coding, equality and the trip over the bus are written once, for this class; a subclass adds typed
/// properties.
open class _INRecord: NSObject, NSCopying, NSSecureCoding {
    /// The values by parameter name, in their Swift types; an enum is its raw `Int`.
    public final var _values: [String: Any]

    /// What generated code says about the class.
    open class var _schema: _INSchema { _INSchema(_className(of: self)) }

    /// Creates a record that holds the values.
    public init(_values: [String: Any]) {
        self._values = _values
        super.init()
    }

    /// Creates a record that holds those of the values that are not nil.
    public convenience init(_set values: [String: Any?]) {
        self.init(_values: values.compactMapValues { $0 })
    }

    public required init?(coder: NSCoder) {
        guard let values = RecordCoding.values(of: Self.self, from: coder) else { return nil }
        _values = values
        super.init()
    }

    /// What makes the record the same one to a person, where it has such a thing; see `ObjectValue`.
    var wireIdentifier: String? { nil }

    /// How the record reads.
    var wireText: String { "" }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) { RecordCoding.encode(self, to: coder) }

    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self).init(coder: ValuesCoder(copyOf: self)) ?? self
    }

    /// Two records are equal when they are of one class and hold the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? _INRecord else { return false }
        return self === other || (type(of: self) == type(of: other) && valuesAreEqual(_values, other._values))
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(type(of: self)))
        for name in _values.keys.sorted() { hasher.combine(name) }
        return hasher.finalize()
    }

    /// The value of a parameter; nil when it is not set.
    public final func _value<Value>(_ name: String) -> Value? { _values[name] as? Value }

    /// The case of an enum parameter; nil when the parameter is not set.
    public final func _enumValue<Value: RawRepresentable>(_ name: String) -> Value? where Value.RawValue == Int {
        (_values[name] as? Int).flatMap(Value.init(rawValue:))
    }

    /// The options of an option-set parameter.
    public final func _options<Value: OptionSet>(_ name: String) -> Value where Value.RawValue == UInt {
        Value(rawValue: UInt(bitPattern: _values[name] as? Int ?? 0))
    }

    /// A part of the framework's own that is always there: an empty one stands in for what was not sent.
    public final func _record<Value: _INRecord>(_ name: String) -> Value {
        if let value: Value = _value(name) { return value }
        guard let empty = Value(coder: ValuesCoder([:])) else {
            preconditionFailure("No class of this framework refuses values: \(Value.self)")
        }
        return empty
    }
}

/// The name of a class without its module, as `@objc(Name)` gives it on Apple's systems.
public func _className(of type: AnyClass) -> String {
    String(describing: type)
}
