import IntentDefinition

/// The rule of names: what one file declares is declared once, and hides nothing that its code uses.
extension Translator {
    /// A name that the generated file declares at its top level.
    private struct DeclaredName {
        var name: String
        /// The thing of the definition that it comes from, for messages.
        var owner: String
        var location: SourceLocation?
        /// Whether it is the thing's own name, not made of it.
        var isOwn: Bool
    }

    var nameProblems: [Diagnostic] {
        let names = declaredNames
        return problems(of: names) + methodProblems + propertyProblems(Set(names.map(\.name)))
    }

    private var declaredNames: [DeclaredName] {
        var all: [DeclaredName] = []
        func add(_ names: [String], _ owner: String, _ location: SourceLocation?, own: String? = nil) {
            all += names.map { DeclaredName(name: $0, owner: owner, location: location, isOwn: $0 == own) }
        }
        for enumeration in definition.enumerations where enumeration.isOwnType {
            let name = name(of: enumeration, owner: "")
            add(
                declaration(of: enumeration, name: name, isResolved: true).names, "enum '\(enumeration.name)'",
                enumeration.location, own: name)
        }
        for type in definition.types {
            let name = definition.className(of: type, classPrefix: classPrefix)
            add([name, name + "ResolutionResult"], "type '\(type.name)'", type.location, own: name)
        }
        for intent in customIntents {
            let declaration = declaration(of: intent)
            let (owner, response) = ("intent '\(intent.name)'", declaration.response)
            add(
                [declaration.className, response.className, response.codeEnum, declaration.handlingProtocol], owner,
                intent.location, own: declaration.className)
            for enumeration in declaration.enumerations {
                add(enumeration.names, "an enum of \(owner)", intent.location)
            }
            for reasons in declaration.reasons {
                let parameter = intent.parameters.first { self.reasons(of: $0, in: declaration) == reasons.reasonEnum }
                add(
                    [reasons.resolutionResult, reasons.reasonEnum],
                    "the reasons of parameter '\(parameter?.name ?? "")' of \(owner)", parameter?.location)
            }
        }
        return all
    }

    private func problems(of names: [DeclaredName]) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var known: [String: DeclaredName] = [:]
        var hiding: Set<String> = []
        for declared in names {
            if SwiftNames.isUsed(declared.name), hiding.insert(declared.owner).inserted {
                problems.append(
                    .error(
                        "'\(declared.name)', declared for \(declared.owner), would hide the Swift type of that name.",
                        mend: "Rename it.", at: declared.location))
            }
            guard let other = known[declared.name] else {
                known[declared.name] = declared
                continue
            }
            // The definition itself tells of two things with one name.
            if declared.isOwn, other.isOwn, classPrefix == nil { continue }
            problems.append(
                .error(
                    "'\(declared.name)' would be declared twice, for \(other.owner) and for \(declared.owner).",
                    mend: "Rename one of the two.", at: declared.location ?? other.location))
        }
        return problems
    }

    /// Two parameters whose names differ in the first letter's case alone can have the same methods.
    private var methodProblems: [Diagnostic] {
        customIntents.flatMap { intent in
            var problems: [Diagnostic] = []
            var known: [String: String] = [:]
            var reported: Set<String> = []
            for method in declaration(of: intent).methods {
                guard let name = method.role.parameter else { continue }
                let other = known.updateValue(name, forKey: method.name) ?? name
                guard other != name, reported.insert(name).inserted else { continue }
                problems.append(
                    .error(
                        "The parameters '\(other)' and '\(name)' of intent '\(intent.name)' would both have the method "
                            + "'\(method.name)'.", mend: "Rename one of the two.",
                        at: intent.parameter(named: name)?.location))
            }
            return problems
        }
    }

    /// A property named like a class hides it from the code of its own class.
    private func propertyProblems(_ declared: Set<String>) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        func check(_ properties: [Parameter], of thing: String) {
            for property in properties where declared.contains(property.name) || SwiftNames.isUsedAsValue(property.name)
            {
                problems.append(
                    .error(
                        "'\(property.name)', a property of \(thing), would hide the Swift type of that name.",
                        mend: "Rename it.", at: property.location))
            }
        }
        for type in definition.types { check(type.properties, of: "type '\(type.name)'") }
        for intent in customIntents {
            check(intent.parameters, of: "intent '\(intent.name)'")
            check(intent.response?.properties ?? [], of: "the response of intent '\(intent.name)'")
        }
        return problems
    }

    private var customIntents: [Intent] { definition.intents.filter { !$0.isSystem } }

    private func reasons(of parameter: Parameter, in declaration: IntentDeclaration) -> String {
        stem(of: declaration.className) + SwiftNames.capitalized(parameter.name) + "UnsupportedReason"
    }
}

extension EnumerationDeclaration {
    /// The names that it brings to the file.
    fileprivate var names: [String] { hasResolutionResult ? [name, name + "ResolutionResult"] : [name] }
}

extension HandlingMethod.Role {
    fileprivate var parameter: String? {
        switch self {
        case .handle, .confirm: nil
        case .resolve(let name), .options(let name), .olderOptions(let name), .defaultValue(let name): name
        }
    }
}
