import ShortcutModel

extension Decimal: ParameterConvertible {
    func parameterValue() -> ParameterValue { .digits(description) }
}

extension NSNumber: ParameterConvertible {
    func parameterValue() -> ParameterValue {
        if let number = self as? NSDecimalNumber { return number.decimalValue.parameterValue() }
        // A number made from a Bool is the only one whose type is a signed character.
        return switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): doubleValue.parameterValue()
        case UInt8(ascii: "Q"): uint64Value.parameterValue()
        default: .integer(int64Value)
        }
    }
}

extension ParameterValue {
    /// A number that neither an integer nor a `Double` may hold exactly.
    static func digits(_ text: String) -> ParameterValue {
        .object(ObjectValue(typeName: ObjectValue.decimalTypeName, displayString: text))
    }

    /// The value as an element of a set or a key of a dictionary. Foundation for Linux recurses without end when it hashes
    /// an `NSDecimalNumber`.
    var hashableValue: AnyHashable? {
        guard case .object(let object) = self, let digits = object.digits else { return anyValue as? AnyHashable }
        guard let number = UInt64(object.displayString), number > Int64.max else { return digits }
        return number
    }

    /// Numbers in the form that their parameter declares, so that equal choices are equal values however the app
    /// spelled them. What that form can't hold stays as it is.
    func normalized(for kind: _INSchema.Kind?) -> ParameterValue {
        if case .array(let values) = self { return .array(values.map { $0.normalized(for: kind) }) }
        return switch kind {
        case .boolean: double.map { .boolean($0 != 0) } ?? self
        case .integer: integer.map { .integer($0) } ?? double.map { .decimal($0) } ?? self
        case .decimal, .timeInterval: double.map { .decimal($0) } ?? self
        default: self
        }
    }

    private var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .boolean(let value): value ? 1 : 0
        case .decimal(let value): Int64(exactly: value)
        case .object(let object): object.digits.flatMap { Int64($0.description) }
        default: nil
        }
    }

    private var double: Double? {
        switch self {
        case .integer(let value): Double(exactly: value)
        case .boolean(let value): value ? 1 : 0
        case .decimal(let value): value
        case .object(let object):
            object.digits.flatMap { digits in
                Double(digits.description).flatMap { Decimal(string: "\($0)") == digits ? $0 : nil }
            }
        default: nil
        }
    }
}

extension ObjectValue {
    fileprivate var digits: Decimal? {
        guard typeName == Self.decimalTypeName, let digits = Decimal(string: displayString), !digits.isNaN else {
            return nil
        }
        return digits
    }
}
