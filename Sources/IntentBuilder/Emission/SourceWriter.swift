/// Writes declarations as Swift source.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0
    /// What stands before a public declaration: "public " or nothing.
    let access: String

    init(visibility: SwiftGenerator.Visibility) {
        access = visibility == .public ? "public " : ""
    }

    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
        text += "\n"
    }

    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    mutating func write(_ declarations: Declarations, of definition: String) {
        line("// Made from \(SwiftNames.literal(definition + ".intentdefinition")) by intentbuilder. Changes get lost.")
        line()
        line("import Intents")
        for enumeration in declarations.enumerations { write(enumeration) }
        for object in declarations.objects { write(object) }
        for intent in declarations.intents { write(intent) }
        writeRegistration(
            declarations.objects.map(\.className)
                + declarations.intents.flatMap { [$0.className, $0.response.className] })
    }

    /// Makes the classes known by name before `main`, so that an intent that arrives becomes an instance of its class.
    private mutating func writeRegistration(_ classNames: [String]) {
        guard !classNames.isEmpty else { return }
        line()
        line("@used @section(\".init_array\")")
        line("nonisolated private let registration: @convention(c) () -> Void = {")
        for name in classNames { line("    _INClassRegistry.register(\(name).self)") }
        line("}")
    }
}

// MARK: - Parts of a class

extension SourceWriter {
    mutating func write(_ property: PropertyDeclaration) {
        let name = SwiftNames.escaped(property.swiftName)
        let key = SwiftNames.literal(property.name)
        let (read, write) =
            if property.type.unsetCase != nil, property.isList {
                ("_enumValues(\(key))", "newValue?.map(\\.rawValue)")
            } else if let unset = property.type.unsetCase {
                ("_enumValue(\(key)) ?? .\(SwiftNames.escaped(unset))", "newValue.rawValue")
            } else {
                ("_value(\(key))", "newValue")
            }
        line("\(access)var \(name): \(property.propertyType) { get { \(read) } set { _values[\(key)] = \(write) } }")
    }

    /// Writes the constant that describes the class.
    mutating func writeSchema(
        of className: String, _ properties: [PropertyDeclaration], _ rest: [(label: String, source: String)]
    ) {
        let entries = properties.map { property in
            let path = "\\\(className).\(SwiftNames.escaped(property.swiftName))"
            let list = property.isList ? ", list: true" : ""
            return ".init(\(SwiftNames.literal(property.name)), \(path), \(property.type.kind)\(list))"
        }
        writeSchema(of: className, entries: entries, rest)
    }

    /// Writes the constant that describes the class, whose properties are written already.
    mutating func writeSchema(of className: String, entries: [String], _ rest: [(label: String, source: String)]) {
        line("\(access)override class var _schema: _INSchema { schema }")
        line("private static let schema = _INSchema(")
        depth += 1
        let hasMore = !rest.isEmpty
        if entries.isEmpty {
            line(SwiftNames.literal(className) + (hasMore ? "," : ")"))
        } else {
            line("\(SwiftNames.literal(className)), parameters: [")
            for entry in entries { line("    \(entry),") }
            line("]" + (hasMore ? "," : ")"))
        }
        for (index, argument) in rest.enumerated() {
            line("\(argument.label): \(argument.source)" + (index + 1 < rest.count ? "," : ")"))
        }
        depth -= 1
    }

    mutating func write(_ enumeration: EnumerationDeclaration) {
        line()
        block("nonisolated \(access)enum \(SwiftNames.escaped(enumeration.name)): Int, Sendable") { writer in
            for value in enumeration.cases { writer.line("case `\(value.name)` = \(value.rawValue)") }
        }
        guard enumeration.hasResolutionResult else { return }
        let name = enumeration.name
        line()
        block("nonisolated \(access)class \(name)ResolutionResult: INEnumResolutionResult") { writer in
            writer.block("\(writer.access)class func success(with resolvedValue: \(name)) -> Self") {
                $0.line("__success(withResolvedValue: resolvedValue.rawValue)")
            }
            writer.block("\(writer.access)class func confirmationRequired(with valueToConfirm: \(name)) -> Self") {
                $0.line("__confirmationRequired(withValueToConfirm: valueToConfirm.rawValue)")
            }
        }
    }

    mutating func write(_ object: ObjectDeclaration) {
        let name = object.className
        line()
        block("nonisolated \(access)class \(name): INObject") { writer in
            for property in object.properties { writer.write(property) }
            writer.writeSchema(of: name, object.properties, [])
        }
        line()
        block("nonisolated \(access)class \(name)ResolutionResult: INObjectResolutionResult") { writer in
            writer.block("\(writer.access)class func success(with resolvedObject: \(name)) -> Self") {
                $0.line("super.success(with: resolvedObject)")
            }
            writer.block("\(writer.access)class func disambiguation(with objects: [\(name)]) -> Self") {
                $0.line("super.disambiguation(with: objects)")
            }
            writer.block("\(writer.access)class func confirmationRequired(with object: \(name)?) -> Self") {
                $0.line("super.confirmationRequired(with: object)")
            }
        }
    }

    mutating func write(_ reasons: ReasonsDeclaration) {
        line()
        block("nonisolated \(access)enum \(reasons.reasonEnum): Int, Sendable") { writer in
            for (index, reason) in reasons.reasons.enumerated() { writer.line("case `\(reason)` = \(index + 1)") }
        }
        line()
        block("nonisolated \(access)class \(reasons.resolutionResult): \(reasons.base)") { writer in
            writer.block("\(writer.access)class func unsupported(forReason reason: \(reasons.reasonEnum)) -> Self") {
                $0.line("__unsupported(withReason: reason.rawValue)")
            }
        }
    }
}
