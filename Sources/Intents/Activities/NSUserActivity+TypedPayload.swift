import ShortcutModel

extension NSUserActivity {
    /// Why a typed payload can't be read or written.
    public enum TypedPayloadError: Error {
        /// `userInfo` is empty, or does not hold what the type needs.
        case invalidContent
        /// The payload does not encode to a dictionary of property-list values.
        case encodingError
    }

    /// Reads a value from `userInfo`, whose keys are the value's properties.
    public final func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let userInfo, !userInfo.isEmpty else { throw TypedPayloadError.invalidContent }
        do {
            let entries = try ParameterValue.entries(userInfo).compactMapValues(\.propertyList)
            let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
            return try PropertyListDecoder().decode(type, from: data)
        } catch {
            throw TypedPayloadError.invalidContent
        }
    }

    /// Writes a value into `userInfo`, one entry for each of its properties.
    public final func setTypedPayload<T: Codable>(_ payload: T) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(payload),
            let entries = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { throw TypedPayloadError.encodingError }
        userInfo = entries
    }
}

extension ParameterValue {
    /// The value in the form in which a property list's decoder looks for it; nil for nothing.
    fileprivate var propertyList: Any? {
        switch self {
        case .null: nil
        case .url(let text): ["relative": text]
        case .uuid(let text): text
        case .array(let values): values.compactMap(\.propertyList)
        case .set(let values): values.compactMap(\.propertyList)
        case .dictionary(let entries): entries.compactMapValues(\.propertyList)
        case .string, .integer, .decimal, .boolean, .date, .data, .object: anyValue
        }
    }
}
