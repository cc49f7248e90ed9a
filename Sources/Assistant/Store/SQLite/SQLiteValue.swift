import FoundationEssentials

/// A value on its way into a statement.
enum SQLiteValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(nilLiteral: ()) { self = .null }

    init(_ value: String?) { self = value.map(SQLiteValue.text) ?? .null }
    init(_ value: Double?) { self = value.map(SQLiteValue.real) ?? .null }
    init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
    init(_ value: Int64?) { self = value.map(SQLiteValue.integer) ?? .null }
    init(_ value: [UInt8]?) { self = value.map(SQLiteValue.blob) ?? .null }
}
