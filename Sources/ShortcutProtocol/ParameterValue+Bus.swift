import Bus
import ShortcutModel

extension ParameterValue {
    /// The value as the bus carries it; the interface file of `Donations` lists the forms.
    public var busValue: BusValue {
        switch self {
        case .string(let value): .string(value)
        case .integer(let value): .int64(value)
        case .decimal(let value): .double(value)
        case .boolean(let value): .boolean(value)
        case .date(let value): Self.tagged("date", .double(value.seconds))
        case .url(let value): Self.tagged("url", .string(value))
        case .uuid(let value): Self.tagged("uuid", .string(value))
        case .data(let bytes): .bytes(bytes)
        case .null: Self.tagged("null", .string(""))
        case .array(let values): .array(values.map { .variant($0.busValue) })
        case .set(let values):
            Self.tagged(
                "set",
                .array(values.sorted { $0.canonicalText < $1.canonicalText }.map { .variant($0.busValue) }))
        case .dictionary(let entries): .dictionary(entries.mapValues(\.busValue))
        case .object(let object): Self.tagged("object", .dictionary(object.busDictionary))
        }
    }

    private static func tagged(_ tag: String, _ value: BusValue) -> BusValue {
        .structure([.string(tag), .variant(value)])
    }

    /// Reads a value as the bus carries it.
    ///
    /// - Parameter subject: What the value is, for messages.
    /// - Throws: A `BusError` that names the subject and what is wrong with it.
    public init(_ value: BusValue, subject: String) throws {
        try self.init(unmeasured: value, subject: subject)
        guard nesting <= Self.maximumNesting else {
            throw ShortcutsError.invalidArgument(
                "\(subject): values are nested too deeply; at most \(Self.maximumNesting) containers of D-Bus may stand "
                    + "inside each other")
        }
    }

    private init(unmeasured value: BusValue, subject: String) throws {
        func nested(_ value: BusValue) throws -> ParameterValue {
            try ParameterValue(unmeasured: value, subject: subject)
        }
        switch value {
        case .string(let text): self = .string(text)
        case .boolean(let flag): self = .boolean(flag)
        case .double(let number): self = .decimal(number)
        case .bytes(let bytes): self = .data(bytes)
        case .variant(let inner): self = try nested(inner)
        case .array(let values): self = .array(try values.map(nested))
        case .dictionary(let entries): self = .dictionary(try entries.mapValues(nested))
        case .structure(let fields):
            guard fields.count == 2, case .string(let tag) = fields[0], case .variant(let inner) = fields[1] else {
                throw ShortcutsError.invalidArgument("\(subject): a structure must be a tag and a variant (sv)")
            }
            self = try Self.untagged(tag, inner, subject: subject, nested: nested)
        default:
            guard let number = value.integer else {
                throw ShortcutsError.invalidArgument("\(subject): a value of this D-Bus type can't be kept")
            }
            self = .integer(number)
        }
    }

    private static func untagged(
        _ tag: String, _ value: BusValue, subject: String, nested: (BusValue) throws -> ParameterValue
    ) throws -> ParameterValue {
        switch tag {
        case "date": if let seconds = value.double, seconds.isFinite { return .date(DateValue(seconds)) }
        case "url": if let text = value.string { return .url(text) }
        case "uuid": if let text = value.string { return .uuid(text.uppercased()) }
        case "null": return .null
        case "set": if let values = value.array { return .set(Set(try values.map(nested))) }
        case "object":
            var reader = try DictionaryReader("\(subject), object", value)
            let object = ObjectValue(
                typeName: try reader.required("type", try reader.string("type")),
                identifier: try reader.string("identifier"), displayString: try reader.string("display") ?? "",
                properties: try (try reader.dictionary("properties") ?? [:]).mapValues(nested))
            try reader.finish()
            return .object(object)
        default:
            throw ShortcutsError.invalidArgument(
                "\(subject): '\(tag)' is not a tag; use date, url, uuid, null, set or object")
        }
        throw ShortcutsError.invalidArgument("\(subject): the value behind the tag '\(tag)' has the wrong type")
    }
}

extension ObjectValue {
    fileprivate var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("type", typeName)
        writer.put("identifier", identifier)
        writer.put("display", displayString)
        if !properties.isEmpty { writer.put("properties", .dictionary(properties.mapValues(\.busValue))) }
        return writer.entries
    }
}

extension [String: ParameterValue] {
    package var busValue: BusValue { .dictionary(mapValues(\.busValue)) }

    package init(_ entries: [String: BusValue], subject: String) throws {
        self = try Dictionary(
            uniqueKeysWithValues: entries.map {
                ($0.key, try ParameterValue($0.value, subject: "\(subject) '\($0.key)'"))
            })
    }
}

extension ImageValue {
    package var busValue: BusValue {
        switch self {
        case .named(let name): .structure(["named", .string(name)])
        case .systemNamed(let name): .structure(["system", .string(name)])
        case .url(let url, nil): .structure(["url", .string(url)])
        case .url(let url, let size?): .structure(["url", .string(url), .double(size.width), .double(size.height)])
        case .data(let bytes): .bytes(bytes)
        }
    }

    package init?(_ value: BusValue) {
        if let bytes = value.bytes {
            self = .data(bytes)
            return
        }
        guard let fields = value.structure, fields.count >= 2, let text = fields[1].string else { return nil }
        if fields.count == 4, fields[0].string == "url", let width = fields[2].double, let height = fields[3].double {
            self = .url(text, Size(width: width, height: height))
            return
        }
        guard fields.count == 2 else { return nil }
        switch fields[0].string {
        case "named": self = .named(text)
        case "system": self = .systemNamed(text)
        case "url": self = .url(text)
        default: return nil
        }
    }
}
