extension DefinitionReader {
    mutating func enumeration(_ node: Node) -> Enumeration? {
        guard let name = name("INEnumName", in: node, of: "An enum") else { return nil }
        var enumeration = Enumeration(name: name)
        enumeration.displayName = text("INEnumDisplayName", in: node.entries)
        enumeration.isOwnType = boolean("INEnumGeneratesHeader", in: node.entries)
        enumeration.location = node.location
        enumeration.cases = dictionaries("INEnumValues", in: node.entries).compactMap { enumerationCase($0) }
        return enumeration
    }

    private mutating func enumerationCase(_ node: Node) -> Enumeration.Case? {
        guard let name = name("INEnumValueName", in: node, of: "An enum case") else { return nil }
        var value = Enumeration.Case(name: name, index: integer("INEnumValueIndex", in: node.entries) ?? 0)
        value.displayName = text("INEnumValueDisplayName", in: node.entries)
        value.location = node.location
        if node.entries["INEnumValuePronunciationHint"] != nil {
            value.pronunciationHint = text("INEnumValuePronunciationHint", in: node.entries)
        }
        value.synonyms = dictionaries("INEnumValueSynonyms", in: node.entries).map {
            text("INEnumValueSynonymSynonym", in: $0.entries)
        }
        return value
    }

    mutating func objectType(_ node: Node) -> ObjectType? {
        guard let name = name("INTypeName", in: node, of: "A custom type") else { return nil }
        var type = ObjectType(name: name)
        type.explicitClassName = string("INTypeClassName", in: node.entries)
        type.classPrefix = string("INTypeClassPrefix", in: node.entries)
        type.displayName = text("INTypeDisplayName", in: node.entries)
        type.location = node.location
        type.properties = dictionaries("INTypeProperties", in: node.entries)
            .compactMap { parameter($0, prefix: "INTypeProperty", of: "A property of type '\(name)'") }
            .filter { !$0.isBuiltIn }
        return type
    }

    /// Reads what parameters and properties have in common. The keys differ in their prefix only.
    mutating func parameter(_ node: Node, prefix: String, of thing: String) -> Parameter? {
        let entries = node.entries
        guard let name = name(prefix + "Name", in: node, of: thing) else { return nil }
        var parameter = Parameter(name: name, type: valueType(node, prefix: prefix, name: name))
        parameter.isList = boolean(prefix + "SupportsMultipleValues", in: entries)
        parameter.displayName = text(prefix + "DisplayName", in: entries)
        parameter.isBuiltIn = boolean(prefix + "Default", in: entries)
        parameter.location = node.location
        if let metadata = dictionary(prefix + "Metadata", in: entries) {
            parameter.metadata = self.metadata(metadata, prefix: prefix + "Metadata")
        }
        return parameter
    }

    private mutating func valueType(_ node: Node, prefix: String, name: String) -> ValueType {
        let entries = node.entries
        guard let word = string(prefix + "Type", in: entries) else {
            report(
                .error(
                    "'\(name)' has no value type (\(prefix)Type).", mend: "Choose one, such as String.",
                    at: node.location))
            return .unknown("")
        }
        switch word {
        case "String": return .string
        case "Integer":
            return reference(prefix + "EnumType", in: entries).map { .enumeration($0) } ?? .integer
        case "Decimal": return .decimal
        case "Boolean": return .boolean
        case "Object": return .object(reference(prefix + "ObjectType", in: entries))
        case "File": return .file
        case "DateComponents": return .dateComponents
        case "URL": return .url
        case "Placemark": return .placemark
        case "Person": return .person
        case "SpeakableString": return .speakableString
        case "TimeInterval": return .timeInterval
        case "CurrencyAmount": return .currencyAmount
        case "DateComponentsRange": return .dateComponentsRange
        case "PaymentMethod": return .paymentMethod
        case "Length", "Mass", "Temperature", "Speed", "Volume", "Energy": return .measurement(word)
        default: return .unknown(word)
        }
    }

    private mutating func reference(_ key: String, in entries: Entries) -> ValueType.Reference? {
        guard let name = string(key, in: entries), !name.isEmpty else { return nil }
        return ValueType.Reference(name: name, namespace: string(key + "Namespace", in: entries))
    }

    private mutating func metadata(_ node: Node, prefix: String) -> Parameter.Metadata {
        let entries = node.entries
        var metadata = Parameter.Metadata()
        switch entries[prefix + "DefaultValue"]?.value {
        case .string(let string): metadata.defaultValue = .string(string)
        case .integer(let integer): metadata.defaultValue = .integer(integer)
        case .real(let real): metadata.defaultValue = .real(real)
        case .boolean(let boolean): metadata.defaultValue = .boolean(boolean)
        default: break
        }
        metadata.defaultValueID = string(prefix + "DefaultValueID", in: entries)
        metadata.minimum = limit(prefix + "MinimumValue", in: entries)
        metadata.maximum = limit(prefix + "MaximumValue", in: entries)
        if entries[prefix + "TrueDisplayName"] != nil {
            metadata.trueName = text(prefix + "TrueDisplayName", in: entries)
        }
        if entries[prefix + "FalseDisplayName"] != nil {
            metadata.falseName = text(prefix + "FalseDisplayName", in: entries)
        }
        metadata.control = string(prefix + "Type", in: entries)
        metadata.dateFormat = string(prefix + "Format", in: entries)
        metadata.dateStyle = string(prefix + "DateStyle", in: entries)
        metadata.timeStyle = string(prefix + "TimeStyle", in: entries)
        metadata.unit = string(prefix + "Unit", in: entries)
        metadata.currencyCodes = strings(prefix + "CurrencyCodes", in: entries)
        metadata.contentTypes = dictionaries(prefix + "CustomUTIs", in: entries).compactMap {
            string("UTI", in: $0.entries) ?? string(prefix + "CustomUTI", in: $0.entries)
        }
        metadata.isMultiline = boolean(prefix + "Multiline", in: entries)
        return metadata
    }
}
