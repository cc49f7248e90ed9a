import ShortcutModel

/// The keys of dictionaries. On the bus they are strings; a `userInfo` may have numbers, dates and the like as keys.
enum ParameterKey {
    /// Stands before the JSON of a key that is no string. It is for private use: no text has it.
    private static let mark: Character = "\u{E000}"

    static func name(of key: Any) throws(WireError) -> String {
        let value = try? ParameterValue(any: key)
        if case .string(let text)? = value, text.first != mark { return text }
        guard let value, value.isScalar, let text = try? json(of: value) else {
            throw WireError(
                path: ["\(key)"], problem: "is a key of type \(type(of: key)); use a String, a number or a Date")
        }
        return String(mark) + text
    }

    static func key(named name: String) -> AnyHashable {
        guard name.first == mark,
            let value = try? JSONDecoder().decode(ParameterValue.self, from: Data(name.dropFirst().utf8)),
            let key = value.hashableValue
        else { return name }
        return key
    }

    private static func json(of value: ParameterValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension ParameterValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .string, .integer, .decimal, .boolean, .date, .url, .uuid, .data, .null: true
        case .object(let object): object.typeName == ObjectValue.decimalTypeName
        case .array, .set, .dictionary: false
        }
    }
}

extension [String: ParameterValue] {
    /// The entries with the keys and the values that the app gave.
    var anyEntries: [AnyHashable: Any] {
        [AnyHashable: Any](map { (ParameterKey.key(named: $0.key), $0.value.anyValue) }, uniquingKeysWith: { $1 })
    }
}
