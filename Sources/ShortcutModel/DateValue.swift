/// A moment, as the bus and the store count it: in seconds since 1970-01-01 00:00 UTC.
///
/// Foundation counts from 2001, so its dates of these years are twice as fine as a `Double` of seconds since 1970 can
/// tell. The difference is kept where a value stays within one program and its archives, so that a date comes back
/// equal to itself; it does not cross the bus, and it counts for nothing.
public struct DateValue: Sendable, Codable {
    public var seconds: Double
    /// To be added to `seconds` for the date that was given.
    public var remainder: Double

    public init(_ seconds: Double, remainder: Double = 0) {
        self.seconds = seconds
        self.remainder = remainder.isFinite ? remainder : 0
    }

    /// A number, or a number and its remainder.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let seconds = try? container.decode(Double.self) {
            self.init(seconds)
            return
        }
        let parts = try container.decode([Double].self)
        guard parts.count == 2 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "A date has one or two numbers")
        }
        self.init(parts[0], remainder: parts[1])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if remainder == 0 { try container.encode(seconds) } else { try container.encode([seconds, remainder]) }
    }
}

extension DateValue: Hashable {
    public static func == (a: DateValue, b: DateValue) -> Bool { a.seconds == b.seconds }

    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

extension DateValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int64) { self.init(Double(value)) }
}
