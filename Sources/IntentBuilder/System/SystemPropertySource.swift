/// How properties of the system's classes are read and written, by type.
struct SystemPropertySource {
    private let enumerations: [String: SystemIntentsFile.Enumeration]

    init(_ file: SystemIntentsFile) {
        enumerations = Dictionary(
            file.enumerations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The declaration of the Swift property.
    func declaration(_ property: SystemIntentsFile.Property) -> String {
        let name = escaped(property.name)
        let getter = reading(property)
        guard property.isSettable else { return "public final var \(name): \(property.type.text) { \(getter) }" }
        return "public final var \(name): \(property.type.text) { get { \(getter) } "
            + "set { _values[\"\(property.name)\"] = \(storing(property.type, "newValue")) } }"
    }

    private func reading(_ property: SystemIntentsFile.Property) -> String {
        let (type, name) = (property.type, "\"\(property.name)\"")
        if let enumeration = enumerations[type.element] {
            switch (enumeration.kind, type.isList, type.isOptional) {
            case (.strings, true, _):
                return "(_value(\(name)) as [String]?)?.map(\(type.element).init(rawValue:))"
                    + (type.isOptional ? "" : " ?? []")
            case (.strings, false, _):
                return "(_value(\(name)) as String?).map(\(type.element).init(rawValue:))"
            case (.options, _, _): return "_options(\(name))"
            case (.enum, _, _):
                let first = enumeration.cases.first.map { escaped($0.name) } ?? ""
                return "_enumValue(\(name)) ?? .\(first)"
            }
        }
        if type.element == "Float" { return "(_value(\(name)) as Double?).map(Float.init)" }
        if type.isOptional { return "_value(\(name))" }
        if type.isList { return "_value(\(name)) ?? []" }
        return Self.defaults[type.element].map { "_value(\(name)) ?? \($0)" } ?? "_record(\(name))"
    }

    /// The expression that is kept of a value.
    func storing(_ type: SystemType, _ value: String) -> String {
        if let enumeration = enumerations[type.element] {
            if type.isList { return type.isOptional ? "\(value)?.map(\\.rawValue)" : "\(value).map(\\.rawValue)" }
            let raw = type.isOptional ? "\(value)?.rawValue" : "\(value).rawValue"
            return enumeration.kind == .options ? "Int(bitPattern: \(raw))" : raw
        }
        if type.element == "Float" { return "\(value).map { Double($0) }" }
        return value
    }

    /// The default of an argument, where the type has one.
    func defaultArgument(_ type: SystemType) -> String? {
        if type.isOptional { return "nil" }
        guard let enumeration = enumerations[type.element], !type.isList else { return nil }
        switch enumeration.kind {
        case .enum: return enumeration.cases.first.map { "." + escaped($0.name) }
        case .options: return "[]"
        case .strings: return nil
        }
    }

    func escaped(_ name: String) -> String {
        ["default", "none", "repeat", "self"].contains(name) ? "`\(name)`" : name
    }

    private static let defaults = [
        "String": "\"\"", "Int": "0", "Double": "0", "Bool": "false", "Date": "Date(timeIntervalSince1970: 0)",
        "DateComponents": "DateComponents()", "NSDecimalNumber": ".zero", "NSRange": "NSRange()",
        "NSUserActivity": "NSUserActivity(activityType: \"\")",
    ]
}
