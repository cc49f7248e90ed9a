import ShortcutModel

/// How the content of an object leaves it and comes back: as the plain values that also cross the bus.
enum RecordCoding {
    private static let key = "inkling.value"

    static func values(of type: _INRecord.Type, from coder: NSCoder) -> [String: Any]? {
        if let coder = coder as? ValuesCoder { return coder.values }
        if type is INIntent.Type {
            return decode(IntentValue.self, from: coder)
                .map { ObjectValue(typeName: $0.className, properties: $0.parameters).values(of: type) }
        }
        if type is INIntentResponse.Type {
            return decode(IntentResponseValue.self, from: coder)
                .map { ObjectValue(typeName: "", properties: $0.parameters).values(of: type) }
        }
        return decode(ObjectValue.self, from: coder)?.values(of: type)
    }

    static func encode(_ record: _INRecord, to coder: NSCoder) {
        encode(coder) { try record.objectValue() }
    }

    /// Writes a plain value. What can't be written is left out, and logged.
    static func encode(_ coder: NSCoder, forKey key: String = key, _ value: () throws -> some Encodable) {
        do {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            coder.encode(try encoder.encode([try value()]) as NSData, forKey: key)
        } catch {
            Log.warning("an object can't be encoded: \(error)")
        }
    }

    /// Nil when there is no such value, or when what is there can't be read.
    static func decode<Value: Decodable>(_ type: Value.Type, from coder: NSCoder, forKey key: String = key) -> Value? {
        // Foundation's decoder for Linux ends the program when it is asked for a key that is not there.
        guard coder.containsValue(forKey: key), let data = coder.decodeObject(of: NSData.self, forKey: key) else {
            return nil
        }
        return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
    }
}

/// A coder that hands over values that need no decoding, so that `init(coder:)` is the one way to make an instance of
/// a class that is known at run time only.
final class ValuesCoder: NSCoder {
    let values: [String: Any]
    /// The record that is being copied.
    let original: _INRecord?

    init(_ values: [String: Any]) {
        self.values = values
        original = nil
        super.init()
    }

    init(copyOf record: _INRecord) {
        values = record._values.mapValues(copyOfValue)
        original = record
        super.init()
    }
}

func copyOfValue(_ value: Any) -> Any {
    switch value {
    case let record as _INRecord: record.copy()
    case let records as [_INRecord]: records.map { $0.copy() }
    default: value
    }
}
