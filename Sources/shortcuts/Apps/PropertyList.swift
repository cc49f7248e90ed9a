import FoundationEssentials

/// Any property list, so that a manifest can be changed in one place and written back whole.
indirect enum PropertyList: Codable, Equatable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode([String: PropertyList].self) {
            self = .dictionary(value)
        } else if let value = try? container.decode([PropertyList].self) {
            self = .array(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else {
            self = .data(try container.decode(Data.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .dictionary(let value): try container.encode(value)
        }
    }

    init(contentsOf data: Data) throws { self = try PropertyListDecoder().decode(Self.self, from: data) }

    func xml() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try encoder.encode(self)
    }

    subscript(key: String) -> PropertyList? {
        get {
            guard case .dictionary(let entries) = self else { return nil }
            return entries[key]
        }
        set {
            guard case .dictionary(var entries) = self else { return }
            entries[key] = newValue
            self = .dictionary(entries)
        }
    }
}
