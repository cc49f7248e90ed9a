/// Writes the intents of the system's domains with their responses and handling protocols.
struct SystemIntentsSource {
    let file: SystemIntentsFile
    let values: SystemValuesSource
    private var properties: SystemPropertySource { values.properties }

    init(_ file: SystemIntentsFile, _ values: SystemValuesSource) {
        self.file = file
        self.values = values
    }

    /// The classes of intents and responses.
    func classes(of intents: ArraySlice<SystemIntentsFile.Intent>) -> String {
        var writer = SourceWriter(visibility: .public)
        for intent in intents {
            write(intent, to: &writer)
            writeResponse(of: intent, to: &writer)
        }
        return writer.text
    }

    /// The handling protocols.
    func protocols() -> String {
        var writer = SourceWriter(visibility: .public)
        for intent in file.intents where intent.isHandled {
            if intent.hasUpdates { writeUpdates(of: intent, to: &writer) }
            let base = intent.hasUpdates ? intent.updating : "NSObjectProtocol"
            writer.writeGlobalProtocol(
                of: declaration(of: intent), refining: base, attribute: SystemValuesSource.onlyWhereUsed)
        }
        writer.line()
        for domain in file.domains {
            let parts = domain.intents.map { "IN\($0)IntentHandling" }
            writer.line("/// What a class of an app handles that takes on the whole domain.")
            writer.line("public typealias \(domain.name) = \(parts.joined(separator: " & "))")
        }
        return writer.text
    }

    // MARK: Classes

    private func write(_ intent: SystemIntentsFile.Intent, to writer: inout SourceWriter) {
        let declaration = declaration(of: intent)
        writer.line()
        writer.line(values.documentation.comment(intent.name))
        writer.block("open class \(intent.className): INIntent") { writer in
            if !intent.parameters.isEmpty {
                for line in values.initializers(intent.initializers, intent.parameters) { writer.line(line) }
            }
            for line in intent.parameters.flatMap(values.declaration) { writer.line(line) }
            var rest = [
                ("isIntent", "true"), ("codes", "_INSchema.ResponseCode.cases(of: \(intent.codeEnum).self)"),
                ("responseClass", "\(declaration.response.className).self"),
            ]
            if intent.isHandled { rest.append(("handling", "handling")) }
            writeSchema(of: intent.className, intent.parameters, rest, to: &writer)
            if intent.isHandled { writer.writeTable(of: declaration) }
        }
    }

    private func writeResponse(of intent: SystemIntentsFile.Intent, to writer: inout SourceWriter) {
        let className = intent.className + "Response"
        let codes = intent.codeEnum
        writer.line()
        writer.line("/// How an `\(intent.className)` came out.")
        writer.block("public enum \(codes): Int, Sendable") { writer in
            for (rawValue, code) in intent.codes.enumerated() {
                writer.line(SystemDocumentation.comment(onCode: code))
                writer.line("case \(code) = \(rawValue)")
            }
        }
        let unspecified = intent.codes.contains("unspecified") ? "unspecified" : intent.codes.first ?? ""
        writer.line()
        writer.line("/// The answer to an `\(intent.className)`.")
        writer.block("open class \(className): INIntentResponse") { writer in
            writer.line("/// Creates an answer; the app gets the activity when it is opened.")
            let initializer = "public convenience init(code: \(codes), userActivity: NSUserActivity?)"
            writer.block(SystemValuesSource.onlyWhereUsed + initializer) {
                $0.line("self.init(_code: code.rawValue, userActivity: userActivity)")
            }
            writer.line("/// A response has a code.")
            writer.line("@available(*, unavailable, message: \"use init(code:userActivity:)\")")
            writer.line("public convenience init() { self.init(_code: 0, userActivity: nil) }")
            writer.line("/// How it came out.")
            let code = "public final var code: \(codes) { \(codes)(rawValue: _code) ?? .\(unspecified) }"
            writer.line(SystemValuesSource.onlyWhereUsed + code)
            for line in intent.response.flatMap(values.declaration) { writer.line(line) }
            let codeList = ("codes", "_INSchema.ResponseCode.cases(of: \(codes).self)")
            writeSchema(of: className, intent.response, [codeList], to: &writer)
        }
    }

    /// Writes the constant that describes the class. What a property holds is read off its key path.
    private func writeSchema(
        of className: String, _ list: [SystemIntentsFile.Property], _ rest: [(label: String, source: String)],
        to writer: inout SourceWriter
    ) {
        let names = list.map(\.name).joined(separator: " ")
        let paths = list.map { "\\\(className).\(properties.escaped($0.name))" }.joined(separator: ", ")
        let arguments = ["\"\(className)\"", "\"\(names)\"", "[\(paths)]"] + rest.map { "\($0.label): \($0.source)" }
        writer.line("public override class var _schema: _INSchema { schema }")
        writer.line("private static let schema = _INSchema(")
        writer.line("    \(arguments.joined(separator: ", ")))")
    }

    // MARK: Handling

    private func declaration(of intent: SystemIntentsFile.Intent) -> IntentDeclaration {
        let response = intent.className + "Response"
        var declaration = IntentDeclaration(
            className: intent.className,
            response: ResponseDeclaration(className: response, codes: intent.codes.enumerated().map { ($1, $0) }))
        declaration.methods = [
            HandlingMethod(
                .handle, name: "handle", label: intent.label, completionLabel: "completion", answer: response,
                isRequired: true),
            HandlingMethod(
                .confirm, name: "confirm", label: intent.label, completionLabel: "completion", answer: response,
                isRequired: false),
        ]
        declaration.methods += (intent.parameters + intent.extraResolutions).compactMap { property in
            guard let result = property.result else { return nil }
            let name = SwiftNames.capitalized(property.name)
            return HandlingMethod(
                .resolve(property.name), name: "resolve" + name, completionLabel: intent.resolveLabel,
                answer: Self.resultClass(result), isRequired: false)
        }
        return declaration
    }

    /// `[INPerson]` becomes `[INPersonResolutionResult]`.
    private static func resultClass(_ name: String) -> String {
        name.hasPrefix("[") ? name.dropLast() + "ResolutionResult]" : name + "ResolutionResult"
    }

    /// Some handlers are told who wants to know when the answer changes.
    private func writeUpdates(of intent: SystemIntentsFile.Intent, to writer: inout SourceWriter) {
        let (name, className) = (SwiftNames.uncapitalized(intent.name), intent.className)
        let observer = className + "ResponseObserver"
        writer.line()
        writer.line("/// Hears of each new answer to \(className).")
        writer.block("public protocol \(observer): NSObjectProtocol") {
            $0.line("/// The handler has a new answer.")
            $0.line("func didUpdate(\(name) response: \(className)Response)")
        }
        let methods = [
            (
                "Somebody wants to hear of each new answer from now on. Optional; no desktop asks for it so far.",
                "func startSendingUpdates(for intent: \(className), to observer: any \(observer))"
            ),
            ("Nobody wants to hear of it any more. Optional.", "func stopSendingUpdates(for intent: \(className))"),
        ]
        writer.line()
        writer.line("/// A handler that also tells when its answer changes.")
        writer.block("public protocol \(intent.updating): NSObjectProtocol") { writer in
            for (comment, method) in methods {
                writer.line("/// " + comment)
                writer.line(method)
            }
        }
        writer.line()
        writer.block("extension \(intent.updating)") { writer in
            for (_, method) in methods { writer.line("public \(method) {}") }
        }
    }
}

extension SystemIntentsFile.Intent {
    var className: String { "IN\(name)Intent" }
    fileprivate var codeEnum: String { codeType ?? className + "ResponseCode" }
    fileprivate var updating: String { "_\(className)Updating" }
}
