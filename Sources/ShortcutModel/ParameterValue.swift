// ShortcutModel: the plain values that cross the bus and the store. It knows no bus, no store and no Apple class;
// everything here is a Sendable value that can be compared, hashed and coded.

/// The value of one intent parameter, or of one entry of an activity's `userInfo`.
///
/// Two values are equal when they would be the same choice to a person: dates compare as instants, sets without order.
public indirect enum ParameterValue: Sendable, Hashable, Codable {
    case string(String)
    case integer(Int64)
    case decimal(Double)
    case boolean(Bool)
    case date(DateValue)
    case url(String)
    /// The canonical upper-case form of the UUID.
    case uuid(String)
    case data([UInt8])
    case null
    case array([ParameterValue])
    case set(Set<ParameterValue>)
    case dictionary([String: ParameterValue])
    /// An instance of a class: a custom type, a person, a file, a place, a currency amount …
    case object(ObjectValue)
}

extension ParameterValue {
    /// What is no number is the same choice as itself.
    public static func == (a: ParameterValue, b: ParameterValue) -> Bool {
        switch (a, b) {
        case (.string(let a), .string(let b)), (.url(let a), .url(let b)), (.uuid(let a), .uuid(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.decimal(let a), .decimal(let b)): a == b || (a.isNaN && b.isNaN)
        case (.boolean(let a), .boolean(let b)): a == b
        case (.date(let a), .date(let b)): a == b
        case (.data(let a), .data(let b)): a == b
        case (.null, .null): true
        case (.array(let a), .array(let b)): a == b
        case (.set(let a), .set(let b)): a == b
        case (.dictionary(let a), .dictionary(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        default: false
        }
    }
}

/// An object as a parameter holds it: what kind it is, which one it is, how it reads, and everything else by name.
public struct ObjectValue: Sendable, Hashable, Codable {
    /// The type name of a number whose digits stand in `displayString`, because no other number can hold them.
    public static let decimalTypeName = "Decimal"

    /// The class name as source code spells it, without a module: `Soup`, `INPerson`, `INFile`.
    public var typeName: String
    public var identifier: String?
    /// How the object reads in a title or an answer.
    public var displayString: String
    public var properties: [String: ParameterValue]

    public init(
        typeName: String, identifier: String? = nil, displayString: String = "",
        properties: [String: ParameterValue] = [:]
    ) {
        self.typeName = typeName
        self.identifier = identifier
        self.displayString = displayString
        self.properties = properties
    }

    /// An object with an identifier is the one of its type that has it, whatever its texts say today.
    public static func == (a: ObjectValue, b: ObjectValue) -> Bool {
        guard a.typeName == b.typeName, a.identifier == b.identifier else { return false }
        return a.identifier != nil || (a.displayString == b.displayString && a.properties == b.properties)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(typeName)
        hasher.combine(identifier)
        if identifier == nil { hasher.combine(displayString) }
    }
}
