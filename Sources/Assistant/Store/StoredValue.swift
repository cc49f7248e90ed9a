import FoundationEssentials

/// How values are kept in a blob column: as JSON, so that they can be read by people and by later versions.
enum StoredValue {
    static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        // Equal values must give equal bytes: they are compared in the database.
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: notANumber)
        return [UInt8](try encoder.encode(value))
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: notANumber)
        return try decoder.decode(type, from: Data(bytes))
    }

    // JSON has no words for them.
    private static let infinity = "inf"
    private static let notANumber = "nan"
}
