extension ParameterValue {
    /// How many of D-Bus's containers a value may put inside each other: arrays, entries, structures and variants.
    ///
    /// The bus carries 64 and closes the connection of who sends more. Sixteen of them belong to the deepest message
    /// around a value: a response's activity in the history, or a parameter in one of several matches of a phrase.
    public static let maximumNesting = 48

    /// The containers that each kind of value takes itself, as the bus carries it.
    public enum Nesting {
        public static let array = 2  // av
        public static let set = 4  // (sv) of an av
        public static let dictionary = 3  // a{sv}
        public static let object = 8  // (sv) of an a{sv}, whose properties are an a{sv}
    }

    /// How many containers the value puts inside each other.
    public var nesting: Int {
        switch self {
        case .string, .integer, .decimal, .boolean: 0
        case .data: 1
        case .date, .url, .uuid, .null: 2
        case .array(let values): Nesting.array + Self.deepest(values)
        case .set(let values): Nesting.set + Self.deepest(values)
        case .dictionary(let entries): Nesting.dictionary + Self.deepest(entries.values)
        case .object(let object): Nesting.object + Self.deepest(object.properties.values)
        }
    }

    private static func deepest(_ values: some Sequence<ParameterValue>) -> Int { values.map(\.nesting).max() ?? 0 }
}
