extension SourceWriter {
    mutating func write(_ intent: IntentDeclaration) {
        let className = intent.className
        for enumeration in intent.enumerations { write(enumeration) }
        line()
        block("nonisolated \(access)class \(className): INIntent") { writer in
            for property in intent.properties { writer.write(property) }
            writer.writeSchema(
                of: className, intent.properties,
                intent.schemaArguments + [
                    ("responseClass", "\(intent.response.className).self"), ("handling", "handling"),
                ])
            writer.writeTable(of: intent)
        }
        write(intent.response)
        for reasons in intent.reasons { write(reasons) }
        writeProtocol(of: intent)
    }

    mutating func write(_ response: ResponseDeclaration) {
        let (className, codeEnum) = (response.className, response.codeEnum)
        line()
        block("nonisolated \(access)enum \(codeEnum): Int, Sendable") { writer in
            for code in response.codes { writer.line("case `\(code.name)` = \(code.rawValue)") }
        }
        line()
        block("nonisolated \(access)class \(className): INIntentResponse") { writer in
            let access = writer.access
            for property in response.properties { writer.write(property) }
            writer.line("\(access)var code: \(codeEnum) { \(codeEnum)(rawValue: _code) ?? .unspecified }")
            writer.block("\(access)convenience init(code: \(codeEnum), userActivity: NSUserActivity?)") {
                $0.line("self.init(_code: code.rawValue, userActivity: userActivity)")
            }
            for factory in response.factories { writer.write(factory, of: response) }
            writer.writeSchema(of: className, response.properties, [("codes", writer.codes(of: response))])
        }
    }

    private func codes(of response: ResponseDeclaration) -> String {
        let standard = ResponseDeclaration.standardCodes
        if response.codes.prefix(standard.count).map(\.name) == standard {
            var custom = response.codes.dropFirst(standard.count).map { SwiftNames.literal($0.name) }
            if !response.successes.isEmpty {
                custom.append("successes: [\(response.successes.map(SwiftNames.literal).joined(separator: ", "))]")
            }
            return "_INSchema.ResponseCode.custom(\(custom.joined(separator: ", ")))"
        }
        let list = response.codes.map { ".init(\(SwiftNames.literal($0.name)), \($0.rawValue))" }
        return "[\(list.joined(separator: ", "))]"
    }

    private mutating func write(_ factory: ResponseDeclaration.Factory, of response: ResponseDeclaration) {
        let parameters = factory.parameters.map { label, property in
            let name = SwiftNames.escaped(property.name)
            return (label == "_" ? "_ " : "") + "\(name): \(property.valueType)"
        }
        let code = SwiftNames.escaped(factory.code)
        block(
            "\(access)static func \(code)(\(parameters.joined(separator: ", "))) -> \(response.className)"
        ) { writer in
            writer.line("let _response = \(response.className)(code: .\(code), userActivity: nil)")
            for (_, property) in factory.parameters {
                writer.line(
                    "_response.\(SwiftNames.escaped(property.swiftName)) = \(SwiftNames.escaped(property.name))")
            }
            writer.line("return _response")
        }
    }
}

// MARK: - Handling

extension SourceWriter {
    /// Writes the protocol, and the forms that stand in where a class has not written one.
    ///
    /// The protocol belongs to no actor, whatever is the default of the module that the source goes into, and yet the word
    /// `nonisolated` must not stand before it: that would take the methods of a class of the main actor away from there.
    /// So it is written inside of the intent's class.
    mutating func writeProtocol(of intent: IntentDeclaration) {
        let name = intent.handlingProtocol
        line()
        block("nonisolated extension \(intent.className)") { $0.writeProtocolAlone(of: intent) }
        line()
        line("/// What handles \(intent.className).")
        line("\(access)typealias \(name) = \(intent.className).\(name)")
        writeStandIns(of: intent)
    }

    /// Writes the protocol for a module whose code belongs to no actor.
    ///
    /// - Parameter attribute: What stands before each of the forms that stand in.
    mutating func writeGlobalProtocol(of intent: IntentDeclaration, refining base: String, attribute: String) {
        line()
        writeProtocolAlone(of: intent, refining: base)
        writeStandIns(of: intent, attribute: attribute)
    }

    private mutating func writeProtocolAlone(of intent: IntentDeclaration, refining base: String = "NSObjectProtocol") {
        let (name, className) = (intent.handlingProtocol, intent.className)
        line("/// What handles \(className).")
        block("\(access)protocol \(name): \(base)") { writer in
            for method in intent.methods {
                for type in method.associatedTypes(for: className) { writer.line("associatedtype \(type)") }
                let written = method.signatures(for: className)
                for (requirement, signature) in zip(method.requirements(for: className), written) {
                    writer.line("/// \(method.summary) A class writes: `\(signature)`")
                    writer.line(requirement)
                }
                if method.isRequired { writer.line("static func \(method.marker(for: className))()") }
            }
        }
    }

    private mutating func writeStandIns(of intent: IntentDeclaration, attribute: String = "") {
        let (name, className) = (intent.handlingProtocol, intent.className)
        line()
        line("@_documentation(visibility: internal)")
        block("nonisolated extension \(name)") { writer in
            let access = attribute + writer.access
            for method in intent.methods {
                for standIn in method.standIns(for: className, access: access) { writer.line(standIn) }
                guard method.isRequired else { continue }
                writer.line("@available(*, unavailable, message: \(SwiftNames.literal(method.missingMessage)))")
                writer.line("\(access)static func \(method.marker(for: className))() {}")
            }
        }
        for method in intent.methods where method.isRequired {
            let conditions = method.associatedTypes(for: className).map { "\($0) == \(method.answer)" }
            let body = "{ \(attribute)\(access)static func \(method.marker(for: className))() {} }"
            for condition in conditions + [conditions.joined(separator: ", ")] {
                line("nonisolated extension \(name) where \(condition) \(body)")
            }
        }
    }

    /// Writes the table that calls the protocol's methods.
    mutating func writeTable(of intent: IntentDeclaration) {
        line("private static let handling = _INHandling(")
        line("    \(intent.className).self, (any \(intent.handlingProtocol)).self,")
        var arguments: [(label: String, source: [String])] = []
        var groups: [String: [String]] = [:]
        for method in intent.methods {
            switch method.role {
            case .handle: arguments.append(("handle", [method.tableEntry()]))
            case .confirm: arguments.append(("confirm", [method.tableEntry()]))
            case .resolve(let name): groups["resolve", default: []].append(entry(name, method.tableEntry()))
            case .options(let name):
                let older = intent.methods.first { $0.role == .olderOptions(name) }
                groups["options", default: []].append(entry(name, method.tableEntry(older: older)))
            case .defaultValue(let name): groups["defaults", default: []].append(entry(name, method.tableEntry()))
            case .olderOptions: break
            }
        }
        arguments.sort { $0.label > $1.label }
        for label in ["resolve", "options", "defaults"] {
            if let entries = groups[label] { arguments.append((label, ["["] + entries.map { "    \($0)," } + ["]"])) }
        }
        for (index, argument) in arguments.enumerated() {
            let end = index + 1 < arguments.count ? "," : ")"
            for (number, source) in argument.source.enumerated() {
                let label = number == 0 ? "\(argument.label): " : ""
                line("    \(label)\(source)" + (number + 1 == argument.source.count ? end : ""))
            }
        }
    }

    private func entry(_ name: String, _ source: String) -> String { "\(SwiftNames.literal(name)): \(source)" }
}
