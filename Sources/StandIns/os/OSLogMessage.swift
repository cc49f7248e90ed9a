import Foundation

/// A message with values in it, each of which says who may read it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Writes a value as its description.
    public mutating func appendInterpolation<Value>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += privacy.hides ? "<private>" : align.aligned("\(value)")
    }

    /// Writes a whole number.
    public mutating func appendInterpolation(
        _ value: some BinaryInteger, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        appendInterpolation(format.formatted(value), align: align, privacy: privacy)
    }

    /// Writes a number.
    public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        appendInterpolation(String(format: format.format, Double(value)), align: align, privacy: privacy)
    }

    /// Writes true or false, or yes or no.
    public mutating func appendInterpolation(
        _ value: Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        appendInterpolation(format == .answer ? (value ? "YES" : "NO") : "\(value)", privacy: privacy)
    }
}

/// Who may read a value. What is neither public nor private is shown: the journal is the user's own.
public struct OSLogPrivacy: Sendable {
    /// How a hidden value shows that it is the same as another.
    public enum Mask: Sendable {
        /// It is not shown at all.
        case hash, none
    }

    let hides: Bool

    /// Anybody.
    public static var `public`: OSLogPrivacy { .init(hides: false) }
    /// Whoever may read the log.
    public static var auto: OSLogPrivacy { .init(hides: false) }
    /// Nobody.
    public static var `private`: OSLogPrivacy { .init(hides: true) }
    /// Nobody.
    public static var sensitive: OSLogPrivacy { .init(hides: true) }
    /// Whoever may read the log.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Nobody.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Nobody.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How wide a value is written, in characters.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    private init(_ columns: Int, isRight: Bool = true) {
        self.columns = columns
        self.isRight = isRight
    }

    /// As wide as it is.
    public static var none: OSLogStringAlignment { .init(0) }
    /// With spaces before it.
    public static func right(columns: Int) -> OSLogStringAlignment { .init(columns) }
    /// With spaces after it.
    public static func left(columns: Int) -> OSLogStringAlignment { .init(columns, isRight: false) }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? spaces + text : text + spaces
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let minimumDigits: Int

    private init(_ radix: Int, _ prefix: String = "", _ minimumDigits: Int = 1) {
        self.radix = radix
        self.prefix = prefix
        self.minimumDigits = minimumDigits
    }

    /// With the digits 0 to 9.
    public static var decimal: OSLogIntegerFormatting { .init(10) }
    /// With at least so many of the digits 0 to 9.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { .init(10, "", minDigits) }
    /// With the digits 0 to f.
    public static var hex: OSLogIntegerFormatting { .init(16) }
    /// With the digits 0 to f, after 0x if wanted.
    public static func hex(includePrefix: Bool) -> OSLogIntegerFormatting { .init(16, includePrefix ? "0x" : "") }
    /// With the digits 0 to 7.
    public static var octal: OSLogIntegerFormatting { .init(8) }

    func formatted(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (value < 0 ? "-" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { .fixed(precision: 6) }
    /// With so many digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(format: "%.\(max(0, precision))f") }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { .init(format: "%e") }
    /// With a power of ten where that is shorter.
    public static var hybrid: OSLogFloatFormatting { .init(format: "%g") }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
    /// true or false.
    case truth
    /// YES or NO.
    case answer
}
