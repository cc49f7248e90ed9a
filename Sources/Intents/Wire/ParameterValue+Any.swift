import ShortcutModel

extension ParameterValue {
    /// The value in Swift types, as far as it describes itself.
    var anyValue: Any {
        switch self {
        case .string(let value): value
        case .integer(let value): Int(value)
        case .decimal(let value): value
        case .boolean(let value): value
        case .date(let value): value.date
        case .url(let text): URL(string: text) as Any? ?? text
        case .uuid(let text): UUID(uuidString: text) as Any? ?? text
        case .data(let bytes): Data(bytes)
        case .null: NSNull()
        case .array(let values): values.map(\.anyValue)
        case .set(let values): Set(values.compactMap(\.hashableValue))
        case .dictionary(let entries):
            // A dictionary whose keys are strings stays one.
            (entries.anyEntries as? [String: Any]) as Any? ?? entries.anyEntries
        case .object(let object): object.anyValue(as: nil)
        }
    }

    /// The value as a parameter of a kind holds it.
    func anyValue(as parameter: _INSchema.Parameter?) -> Any {
        guard let parameter else { return anyValue }
        if parameter.isList {
            // A choice for a list arrives as one value.
            guard case .array(let values) = self else { return [anyValue(as: parameter.kind)] }
            return values.map { $0.anyValue(as: parameter.kind) }
        }
        return anyValue(as: parameter.kind)
    }

    private func anyValue(as kind: _INSchema.Kind) -> Any {
        switch (kind, self) {
        case (.integer, .integer(let value)), (.decimal, .integer(let value)), (.timeInterval, .integer(let value)):
            NSNumber(value: value)
        case (.integer, .decimal(let value)), (.decimal, .decimal(let value)), (.timeInterval, .decimal(let value)):
            NSNumber(value: value)
        case (.boolean, .boolean(let value)): NSNumber(value: value)
        case (.boolean, .integer(let value)): NSNumber(value: value != 0)
        case (.url, .string(let text)): URL(string: text) as Any? ?? text
        case (.speakableString, .string(let text)): INSpeakableString(spokenPhrase: text)
        case (.object(let type), .object(let object)): object.anyValue(as: type as? _INRecord.Type)
        default: anyValue
        }
    }
}

extension ObjectValue {
    /// The object in its class: the one that is expected if it is given, else the one that the type name says, else
    /// an `INObject` that keeps what was sent.
    func anyValue(as expected: _INRecord.Type?) -> Any {
        switch typeName {
        case DateComponents.wireName: DateComponents(self)
        case PersonNameComponents.wireName: PersonNameComponents(self)
        case NSRange.wireName: NSRange(self)
        case Self.decimalTypeName: NSDecimalNumber(string: displayString)
        case INMediaDestination.wireName: INMediaDestination(self)
        case NSUserActivity.wireName: NSUserActivity(self)
        case Measurements.wireName: Measurements.measurement(self) ?? displayString
        default: named(within: expected) ?? record(as: expected)
        }
    }

    /// The object in the class that its type name says, if that is the expected one or a subclass of it.
    private func named(within expected: _INRecord.Type?) -> Any? {
        guard let type = _INClassRegistry.type(named: typeName), let record = record(as: type) as? _INRecord,
            expected.map({ record.isKind(of: $0) }) ?? true
        else { return nil }
        return record
    }

    private func record(as type: _INRecord.Type?) -> Any {
        let type = type ?? INObject.self
        return type.init(coder: ValuesCoder(values(of: type)))
            ?? INObject(identifier: identifier, display: displayString)
    }

    /// The values that a record of the type holds.
    func values(of type: _INRecord.Type) -> [String: Any] {
        let schema = type._schema
        var values: [String: Any] = [:]
        for (name, value) in properties { values[name] = value.anyValue(as: schema.parameter(named: name)) }
        if type is INObject.Type {
            values["identifier"] = identifier
            values["displayString"] = displayString
        }
        return values
    }
}
