import ShortcutModel

/// How much an app may put into one donation.
enum WireSize {
    /// In bytes; the service refuses more.
    static let limit = 1 << 20

    /// - Throws: `WireError` that says how large the values are.
    static func check(_ entries: [String: ParameterValue], named name: String) throws(WireError) {
        let size = size(of: entries)
        if size > limit {
            throw WireError(
                path: [name],
                problem: "is \(size) bytes long and may have \(limit); keep identifiers and load the rest by them")
        }
    }

    private static func size(of entries: [String: ParameterValue]) -> Int {
        entries.reduce(0) { $0 + $1.key.utf8.count + size(of: $1.value) }
    }

    private static func size(of value: ParameterValue) -> Int {
        switch value {
        case .string(let text), .url(let text), .uuid(let text): text.utf8.count
        case .integer, .decimal, .date: 8
        case .boolean, .null: 1
        case .data(let bytes): bytes.count
        case .array(let values): values.reduce(0) { $0 + size(of: $1) }
        case .set(let values): values.reduce(0) { $0 + size(of: $1) }
        case .dictionary(let entries): size(of: entries)
        case .object(let object):
            object.typeName.utf8.count + (object.identifier?.utf8.count ?? 0) + object.displayString.utf8.count
                + size(of: object.properties)
        }
    }
}
