import ShortcutModel

// The values of Swift and Foundation that are one thing each.

extension String: ParameterConvertible {
    func parameterValue() -> ParameterValue { .string(self) }
}

extension Substring: ParameterConvertible {
    func parameterValue() -> ParameterValue { .string(String(self)) }
}

extension Bool: ParameterConvertible {
    func parameterValue() -> ParameterValue { .boolean(self) }
}

extension ParameterConvertible where Self: BinaryInteger {
    func parameterValue() -> ParameterValue {
        Int64(exactly: self).map { .integer($0) } ?? .digits("\(self)")
    }
}

extension Int: ParameterConvertible {}
extension Int8: ParameterConvertible {}
extension Int16: ParameterConvertible {}
extension Int32: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension UInt8: ParameterConvertible {}
extension UInt16: ParameterConvertible {}
extension UInt32: ParameterConvertible {}
extension UInt64: ParameterConvertible {}

extension Double: ParameterConvertible {
    func parameterValue() -> ParameterValue { .decimal(isNaN ? .nan : self) }
}

extension Float: ParameterConvertible {
    func parameterValue() -> ParameterValue { Double(self).parameterValue() }
}

extension CGFloat: ParameterConvertible {
    func parameterValue() -> ParameterValue { Double(self).parameterValue() }
}

extension Date: ParameterConvertible {
    func parameterValue() -> ParameterValue { .date(DateValue(self)) }
}

extension DateValue {
    init(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        self.init(
            seconds,
            remainder: date.timeIntervalSinceReferenceDate - (seconds - Date.timeIntervalBetween1970AndReferenceDate))
    }

    var date: Date {
        Date(
            timeIntervalSinceReferenceDate: (seconds - Date.timeIntervalBetween1970AndReferenceDate) + remainder)
    }
}

extension URL: ParameterConvertible {
    func parameterValue() -> ParameterValue { .url(absoluteString) }
}

extension UUID: ParameterConvertible {
    func parameterValue() -> ParameterValue { .uuid(uuidString) }
}

extension Data: ParameterConvertible {
    func parameterValue() -> ParameterValue { .data([UInt8](self)) }
}
