/// Writes the enumerations, objects and resolution results of the system's domains.
struct SystemValuesSource {
    let file: SystemIntentsFile
    let properties: SystemPropertySource
    let documentation: SystemDocumentation

    init(_ file: SystemIntentsFile) {
        self.file = file
        properties = SystemPropertySource(file)
        documentation = SystemDocumentation(file: file)
    }

    // MARK: Enumerations

    func enumerations() -> [String] {
        file.enumerations.flatMap { ["", documentation.comment($0.name)] + enumeration($0) }
    }

    private func enumeration(_ enumeration: SystemIntentsFile.Enumeration) -> [String] {
        switch enumeration.kind {
        case .enum: ordinary(enumeration)
        case .options: constants(enumeration, "OptionSet", "UInt") { "(rawValue: 1 << \($0.rawValue))" }
        case .strings:
            constants(
                enumeration, "RawRepresentable", "String",
                [
                    "    /// A value that is not named here.",
                    "    public init(_ rawValue: String) { self.rawValue = rawValue }",
                ]
            ) { "(rawValue: \"\($0.name)\")" }
        }
    }

    /// A structure with a constant for each case.
    private func constants(
        _ enumeration: SystemIntentsFile.Enumeration, _ kind: String, _ rawType: String, _ more: [String] = [],
        value: ((name: String, rawValue: Int)) -> String
    ) -> [String] {
        ["public struct \(enumeration.name): \(kind), Sendable, Hashable {", "    public let rawValue: \(rawType)"]
            + ["    public init(rawValue: \(rawType)) { self.rawValue = rawValue }"] + more
            + enumeration.cases.flatMap {
                [
                    "    " + SystemDocumentation.comment(onCase: $0.name),
                    "    public static let \($0.name) = \(enumeration.name)" + value($0),
                ]
            } + ["}"]
    }

    /// A case whose raw value an earlier one has is an older name of that one.
    private func ordinary(_ enumeration: SystemIntentsFile.Enumeration) -> [String] {
        var known: [Int: String] = [:]
        var lines = ["public enum \(enumeration.name): Int, Sendable {"]
        for (name, rawValue) in enumeration.cases {
            let escaped = properties.escaped(name)
            if let newer = known[rawValue] {
                lines.append("    /// The older name of `\(newer)`.")
                lines.append("    public static var \(escaped): \(enumeration.name) { .\(newer) }")
            } else {
                known[rawValue] = escaped
                lines.append("    " + SystemDocumentation.comment(onCase: name))
                lines.append("    case \(escaped) = \(rawValue)")
            }
        }
        return lines + ["}"]
    }

    // MARK: Objects

    func objects() -> [String] { file.objects.flatMap { [""] + object($0) } }

    private func object(_ object: SystemIntentsFile.Object) -> [String] {
        [documentation.comment(object.name), "open class \(object.name): \(object.superclass ?? "_INRecord") {"]
            + (initializers(of: object) + object.properties.flatMap(declaration)).map { "    " + $0 }
            + ["}"]
    }

    /// What is in a program only where the program uses it: a program uses few of these many.
    static let onlyWhereUsed = "@_alwaysEmitIntoClient "

    /// A property with its comment.
    func declaration(_ property: SystemIntentsFile.Property) -> [String] {
        [documentation.comment(on: property), Self.onlyWhereUsed + properties.declaration(property)]
    }

    private func initializers(of object: SystemIntentsFile.Object) -> [String] {
        initializers(object.initializers, file.properties(of: object))
    }

    // MARK: Initialisers

    /// The declarations; when the file names none, there is one with all properties.
    func initializers(
        _ given: [SystemIntentsFile.Initializer], _ all: [SystemIntentsFile.Property]
    ) -> [String] {
        (given.isEmpty ? [SystemIntentsFile.Initializer()] : given).flatMap { initializer in
            initializer.kind == .none
                ? []
                : [
                    "/// Creates it with what is known of it.",
                    Self.onlyWhereUsed + "public convenience " + signature(of: initializer, all),
                    "    self.init(" + values(of: initializer, all) + ")", "}",
                ]
        }
    }

    /// The labels of an initialiser with their properties.
    private func arguments(
        of initializer: SystemIntentsFile.Initializer, _ all: [SystemIntentsFile.Property]
    ) -> [(label: String, property: SystemIntentsFile.Property, isRequired: Bool)] {
        guard initializer.kind != .empty else { return [] }
        if initializer.labels.isEmpty { return all.map { ($0.name, $0, false) } }
        return initializer.labels.compactMap { label, name, isRequired, _ in
            all.first { $0.name == name }.map { (label, $0, isRequired) }
        }
    }

    /// Older forms of an initialiser lack arguments that came later, so all but the first have defaults where the type
    /// has one.
    private func signature(of initializer: SystemIntentsFile.Initializer, _ all: [SystemIntentsFile.Property]) -> String
    {
        let list = arguments(of: initializer, all).enumerated().map { index, argument in
            let hasDefault = !argument.isRequired && (index > 0 || initializer.kind == .allOptional)
            let value = hasDefault ? properties.defaultArgument(argument.property.type).map { " = \($0)" } ?? "" : ""
            return "\(argument.label): \(argument.property.type.text)\(value)"
        }
        return "init(\(list.joined(separator: ", "))) {"
    }

    /// The values that an initialiser hands on.
    private func values(of initializer: SystemIntentsFile.Initializer, _ all: [SystemIntentsFile.Property]) -> String {
        let list = arguments(of: initializer, all).map { argument in
            "\"\(argument.property.name)\": " + properties.storing(argument.property.type, argument.label)
        }
        return list.isEmpty ? "_values: [:]" : "_set: [\(list.joined(separator: ", "))]"
    }

    // MARK: Resolution results

    func results() -> [String] { file.results.flatMap { [""] + result($0) } }

    private func result(_ result: SystemIntentsFile.Result) -> [String] {
        let name = result.name + "ResolutionResult"
        let comment =
            "/// What becomes of a value that is `\(result.of)`: taken, asked for, to be chosen, confirmed or refused."
        switch result.base {
        case .value: return [comment, "open class \(name): _INValueResolutionResult<\(result.of)> {}"]
        case .choice: return [comment, "open class \(name): _INChoiceResolutionResult<\(result.of)> {}"]
        case .scalar: return [comment, "open class \(name): _INScalarResolutionResult<\(result.of)> {}"]
        case .result: return reasoned(result, name)
        }
    }

    private func reasoned(_ result: SystemIntentsFile.Result, _ name: String) -> [String] {
        let base = result.of + "ResolutionResult"
        let label = uncapitalized(String(base.dropFirst("IN".count)))
        var lines: [String] = []
        let enums = [
            ("UnsupportedReason", "refused", result.reasons),
            ("ConfirmationReason", "to be confirmed", result.confirmations),
        ]
        for (suffix, outcome, reasons) in enums where !reasons.isEmpty {
            lines += ["/// Why a value is \(outcome).", "public enum \(result.name)\(suffix): Int, Sendable {"]
            lines += reasons.enumerated().flatMap {
                ["    " + SystemDocumentation.comment(onCase: $1), "    case \($1) = \($0 + 1)"]
            }
            lines += ["}"]
        }
        lines += ["/// A `\(base)` that can say why.", "open class \(name): \(base) {"]
        lines += ["    /// The same outcome as a result without reasons."]
        let initializer = "public convenience init(\(label): \(base)) { self.init(_outcome: \(label)._outcome) }"
        lines += ["    " + Self.onlyWhereUsed + initializer]
        if !result.reasons.isEmpty {
            lines += [
                "    /// The value is refused, for a reason.",
                "    \(Self.onlyWhereUsed)public class func unsupported(forReason reason: \(result.name)UnsupportedReason) -> Self {",
                "        __unsupported(withReason: reason.rawValue)", "    }",
            ]
        }
        if !result.confirmations.isEmpty {
            let value = file.results.first { $0.name == result.of }?.of ?? "Any"
            lines += [
                "    /// The user has to confirm the value, for a reason.",
                "    public class func confirmationRequired(with valueToConfirm: \(value)?, "
                    + "forReason reason: \(result.name)ConfirmationReason) -> Self {",
                "        Self(_outcome: .confirmationRequired(valueToConfirm, reason: reason.rawValue))", "    }",
            ]
        }
        return lines + ["}"]
    }

    private func uncapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
