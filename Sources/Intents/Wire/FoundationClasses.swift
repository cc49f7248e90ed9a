import ShortcutModel

// The Objective-C spellings of the same values, which code that came from there still uses.

extension NSString: ParameterConvertible {
    func parameterValue() -> ParameterValue { .string(self as String) }
}

extension NSDate: ParameterConvertible {
    func parameterValue() -> ParameterValue { (self as Date).parameterValue() }
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

// Foundation turns a collection that it hands out into Swift's at once, and all that is inside; one that holds itself ends
// the program. Its mirror shows the elements as they are.

extension NSArray: ParameterContainer {
    func parameterValue(room: Int) throws(WireError) -> ParameterValue {
        try ParameterValue(any: Mirror(reflecting: self).children.map(\.value), room: room)
    }
}

extension NSSet: ParameterContainer {
    func parameterValue(room: Int) throws(WireError) -> ParameterValue {
        try ParameterValue.set(Mirror(reflecting: self).children.map(\.value), room: room)
    }
}

extension NSDictionary: ParameterContainer {
    func parameterValue(room: Int) throws(WireError) -> ParameterValue {
        var entries: [AnyHashable: Any] = [:]
        for child in Mirror(reflecting: self).children {
            guard let (key, value) = child.value as? (key: NSObject, value: AnyObject) else { continue }
            entries[key] = value
        }
        return try ParameterValue(any: entries, room: room)
    }
}
