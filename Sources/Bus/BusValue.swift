/// A value of the D-Bus type system.
public enum BusValue: Sendable, Hashable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    /// `v`
    indirect case variant(BusValue)
    /// `ay`
    case bytes([UInt8])
    /// `a…` of anything else
    case array([BusValue])
    /// `a{sv}`; the values stand here without their variants.
    case dictionary([String: BusValue])
    /// `{…}` inside an array, for dictionaries that aren't `a{sv}`
    indirect case entry(BusValue, BusValue)
    /// `(…)`
    case structure([BusValue])
}

extension BusValue {
    public var string: String? {
        switch self {
        case .string(let value), .objectPath(let value), .signature(let value): value
        case .variant(let value): value.string
        default: nil
        }
    }

    public var boolean: Bool? {
        switch self {
        case .boolean(let value): value
        case .variant(let value): value.boolean
        default: nil
        }
    }

    /// Any integer that fits.
    public var integer: Int64? {
        switch self {
        case .byte(let value): Int64(value)
        case .int16(let value): Int64(value)
        case .uint16(let value): Int64(value)
        case .int32(let value): Int64(value)
        case .uint32(let value): Int64(value)
        case .int64(let value): value
        case .uint64(let value): Int64(exactly: value)
        case .variant(let value): value.integer
        default: nil
        }
    }

    /// A double, or an integer as one.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .variant(let value): value.double
        default: integer.map(Double.init)
        }
    }

    public var array: [BusValue]? {
        switch self {
        case .array(let values): values
        case .bytes(let bytes): bytes.map(BusValue.byte)
        case .variant(let value): value.array
        default: nil
        }
    }

    public var bytes: [UInt8]? {
        switch self {
        case .bytes(let bytes): bytes
        case .variant(let value): value.bytes
        default: nil
        }
    }

    public var dictionary: [String: BusValue]? {
        switch self {
        case .dictionary(let entries): entries
        case .variant(let value): value.dictionary
        default: nil
        }
    }

    public var structure: [BusValue]? {
        switch self {
        case .structure(let fields): fields
        case .variant(let value): value.structure
        default: nil
        }
    }

    public var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }

    /// `as`
    public static func strings(_ values: some Sequence<String>) -> BusValue { .array(values.map(BusValue.string)) }
}

extension BusValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
