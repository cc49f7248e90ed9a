import IntentDefinition

extension Translator {
    func declaration(of intent: Intent) -> IntentDeclaration {
        let className = className(of: intent)
        let stem = stem(of: className)
        let response = response(of: intent, className: className + "Response", stem: stem)
        var declaration = IntentDeclaration(className: className, response: response)
        declaration.properties = properties(intent.parameters, of: .intent, enumerationOwner: stem)
        declaration.enumerations = ownEnumerations(of: intent, stem: stem)
        let known = Dictionary(declaration.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for parameter in intent.parameters {
            guard let property = known[parameter.name], !parameter.unsupportedReasons.isEmpty else { continue }
            declaration.reasons.append(reasons(of: parameter, property, stem: stem))
        }
        declaration.methods = methods(of: intent, className: className, stem: stem, properties: known)
        declaration.schemaArguments = schemaArguments(of: intent)
        return declaration
    }

    /// Old files have enums that belong to the intents that use them.
    private func ownEnumerations(of intent: Intent, stem: String) -> [EnumerationDeclaration] {
        let used = Set(
            (intent.parameters + (intent.response?.properties ?? [])).compactMap { parameter in
                if case .enumeration(let reference) = parameter.type { reference.name } else { nil }
            })
        let resolved = Set(
            intent.parameters.filter(\.supportsResolution).compactMap { parameter in
                if case .enumeration(let reference) = parameter.type { reference.name } else { nil }
            })
        return definition.enumerations.filter { !$0.isOwnType && used.contains($0.name) }.map {
            declaration(of: $0, name: name(of: $0, owner: stem), isResolved: resolved.contains($0.name))
        }
    }

    private func reasons(of parameter: Parameter, _ property: PropertyDeclaration, stem: String) -> ReasonsDeclaration {
        let name = stem + SwiftNames.capitalized(parameter.name)
        return ReasonsDeclaration(
            resolutionResult: name + "ResolutionResult", base: property.type.resolutionResult,
            reasonEnum: name + "UnsupportedReason", reasons: parameter.unsupportedReasons.map(\.code))
    }

    // MARK: Handling

    private func methods(
        of intent: Intent, className: String, stem: String, properties: [String: PropertyDeclaration]
    ) -> [HandlingMethod] {
        let parameters = intent.parameters.filter { properties[$0.name] != nil }
        let dynamic = parameters.filter(\.supportsDynamicOptions)
        let handle = HandlingMethod(
            .handle, name: "handle", label: "intent", completionLabel: "completion", answer: className + "Response",
            isRequired: !intent.isEligibleForWidgets)
        var methods: [HandlingMethod] = []
        if !intent.isEligibleForWidgets { methods.append(handle) }
        methods += parameters.filter(\.supportsResolution).map { parameter in
            let name = SwiftNames.capitalized(parameter.name)
            let result =
                parameter.unsupportedReasons.isEmpty
                ? properties[parameter.name]?.type.resolutionResult ?? "" : stem + name + "ResolutionResult"
            return HandlingMethod(
                .resolve(parameter.name), name: "resolve" + name, answer: parameter.isList ? "[\(result)]" : result,
                isRequired: true)
        }
        methods += dynamic.map { parameter in
            HandlingMethod(
                .options(parameter.name), name: "provide\(SwiftNames.capitalized(parameter.name))OptionsCollection",
                answer: "INObjectCollection<\(properties[parameter.name]?.type.optionClass ?? "")>",
                searches: parameter.supportsSearch, isRequired: true)
        }
        methods.append(
            HandlingMethod(
                .confirm, name: "confirm", label: "intent", completionLabel: "completion",
                answer: className + "Response", isRequired: false))
        if intent.isEligibleForWidgets { methods.append(handle) }
        methods += dynamic.map { parameter in
            HandlingMethod(
                .defaultValue(parameter.name), name: "default" + SwiftNames.capitalized(parameter.name),
                answer: properties[parameter.name]?.valueType ?? "", isRequired: false)
        }
        methods += dynamic.map { parameter in
            HandlingMethod(
                .olderOptions(parameter.name), name: "provide\(SwiftNames.capitalized(parameter.name))Options",
                answer: "[\(properties[parameter.name]?.type.name ?? "")]", isRequired: false)
        }
        return methods
    }

    // MARK: Response

    private func response(of intent: Intent, className: String, stem: String) -> ResponseDeclaration {
        let response = intent.response ?? Intent.Response()
        let custom = response.codes.filter { !$0.isStandard }.map(\.name)
        let standard = ResponseDeclaration.standardCodes
        var declaration = ResponseDeclaration(
            className: className,
            codes: standard.enumerated().map { ($1, $0) }
                + custom.filter { !standard.contains($0) }.enumerated().map { ($1, 100 + $0) })
        declaration.successes = response.codes.filter { $0.isSuccess && !standard.contains($0.name) }.map(\.name)
        declaration.properties = properties(response.properties, of: .response, enumerationOwner: stem)
        let known = Dictionary(declaration.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        declaration.factories = response.codes.compactMap { factory(for: $0, known) }
        return declaration
    }

    /// A code whose texts have placeholders gets a factory: its parameters are those of the long text in order, then
    /// those that only the short text has.
    private func factory(
        for code: Intent.Code, _ properties: [String: PropertyDeclaration]
    ) -> ResponseDeclaration.Factory? {
        var names: [String] = []
        for placeholder in code.text.placeholders + code.conciseText.placeholders
        where !names.contains(placeholder.name) && properties[placeholder.name] != nil {
            names.append(placeholder.name)
        }
        guard !names.isEmpty else { return nil }
        let parameters = names.enumerated().compactMap { index, name in
            properties[name].map { property in
                let repeats = code.name.hasSuffix(SwiftNames.capitalized(name)) && code.name != name
                return (label: index == 0 && repeats ? "_" : name, property: property)
            }
        }
        return .init(code: code.name, parameters: parameters)
    }

    // MARK: Schema

    private func schemaArguments(of intent: Intent) -> [(label: String, source: String)] {
        var arguments: [(String, String)] = []
        if !intent.combinations.isEmpty {
            let list = intent.combinations.map { combination in
                var source = ".init(\(SwiftNames.literal(combination.key))"
                if combination.title.isEmpty { source += ", hasTitle: false" }
                if combination.isPrimary { source += ", primary: true" }
                if !combination.supportsBackgroundExecution { source += ", background: false" }
                return source + ")"
            }
            arguments.append(("combinations", "[\(list.joined(separator: ", "))]"))
        }
        if !intent.title.isEmpty { arguments.append(("title", SwiftNames.literal(intent.title.base))) }
        if !intent.descriptionText.isEmpty {
            arguments.append(("description", SwiftNames.literal(intent.descriptionText.base)))
        }
        if intent.isEligibleForSuggestions { arguments.append(("isEligibleForSuggestions", "true")) }
        if intent.isConfigurable { arguments.append(("isConfigurable", "true")) }
        if let key = intent.keyParameter { arguments.append(("keyParameter", SwiftNames.literal(key))) }
        if let image = intent.defaultImageName { arguments.append(("defaultImageName", SwiftNames.literal(image))) }
        arguments.append(("definition", SwiftNames.literal(definition.name + ".intentdefinition")))
        return arguments
    }
}
