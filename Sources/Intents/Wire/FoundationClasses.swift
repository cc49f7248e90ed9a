import ShortcutModel

// The Objective-C spellings of the same values, which code that came from there still uses.

extension NSString: ParameterConvertible {
    func parameterValue() -> ParameterValue { .string(self as String) }
}

extension NSNumber: ParameterConvertible {
    func parameterValue() -> ParameterValue {
        if let number = self as? NSDecimalNumber { return number.decimalValue.parameterValue() }
        // A number made from a Bool is the only one whose type is a signed character.
        return switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .decimal(doubleValue)
        default: .integer(int64Value)
        }
    }
}

extension NSDate: ParameterConvertible {
    func parameterValue() -> ParameterValue { .date(timeIntervalSince1970) }
}

extension NSData: ParameterConvertible {
    func parameterValue() -> ParameterValue { .data([UInt8](self as Data)) }
}

extension NSURL: ParameterConvertible {
    func parameterValue() -> ParameterValue { .url((self as URL).absoluteString) }
}

extension NSUUID: ParameterConvertible {
    func parameterValue() -> ParameterValue { .uuid(uuidString) }
}

extension NSNull: ParameterConvertible {
    func parameterValue() -> ParameterValue { .null }
}

extension NSArray: ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue { try ParameterValue(any: allObjects) }

    private var allObjects: [Any] { (0..<count).map { object(at: $0) } }
}

extension NSSet: ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue {
        guard case .array(let values) = try ParameterValue(any: allObjects) else { return .set([]) }
        return .set(Set(values))
    }
}

extension NSDictionary: ParameterConvertible {
    func parameterValue() throws(WireError) -> ParameterValue {
        var entries: [AnyHashable: Any] = [:]
        for (key, value) in self { entries[key as? AnyHashable ?? AnyHashable("\(key)")] = value }
        return .dictionary(try ParameterValue.entries(entries))
    }
}
