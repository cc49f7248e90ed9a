extension DefinitionReader {
    /// What an intent may have at most; the largest real one has under 40.
    private static let parameterLimit = 500

    mutating func intent(_ node: Node) -> Intent? {
        let entries = node.entries
        guard let name = name("INIntentName", in: node, of: "An intent") else { return nil }
        var intent = Intent(name: name)
        intent.explicitClassName = string("INIntentClassName", in: entries).flatMap { $0.isEmpty ? nil : $0 }
        intent.classPrefix = string("INIntentClassPrefix", in: entries).flatMap { $0.isEmpty ? nil : $0 }
        intent.isSystem = string("INIntentType", in: entries) == "System"
        intent.title = text("INIntentTitle", in: entries)
        intent.descriptionText = text("INIntentDescription", in: entries)
        intent.category = string("INIntentCategory", in: entries)
        intent.verb = string("INIntentVerb", in: entries)
        intent.isConfigurable = boolean("INIntentConfigurable", in: entries)
        intent.isEligibleForWidgets = boolean("INIntentEligibleForWidgets", in: entries)
        intent.isEligibleForSuggestions = !boolean("INIntentIneligibleForSuggestions", in: entries)
        intent.restrictions = integer("INIntentRestrictions", in: entries)
        intent.needsConfirmation = boolean("INIntentUserConfirmationRequired", in: entries)
        intent.defaultImageName = string("INIntentDefaultImageName", in: entries)
        intent.keyParameter = string("INIntentKeyParameter", in: entries).flatMap { $0.isEmpty ? nil : $0 }
        intent.inputParameter = string("INIntentInput", in: entries).flatMap { $0.isEmpty ? nil : $0 }
        intent.location = node.location
        let parameters = dictionaries("INIntentParameters", in: entries)
        if parameters.count > Self.parameterLimit {
            report(
                .error(
                    "Intent '\(name)' has \(parameters.count) parameters; at most \(Self.parameterLimit) are read.",
                    mend: "Split the intent.", at: node.location))
        }
        intent.parameters = parameters.prefix(Self.parameterLimit)
            .compactMap { intentParameter($0, of: "A parameter of intent '\(name)'") }
        intent.combinations = combinations("INIntentParameterCombinations", in: entries)
        intent.managedCombinations = combinations("INIntentManagedParameterCombinations", in: entries)
        intent.response = dictionary("INIntentResponse", in: entries).map { response($0, of: name) }
        return intent
    }

    private mutating func intentParameter(_ node: Node, of thing: String) -> Parameter? {
        let prefix = "INIntentParameter"
        let entries = node.entries
        guard var parameter = parameter(node, prefix: prefix, of: thing) else { return nil }
        parameter.isConfigurable = boolean(prefix + "Configurable", in: entries)
        parameter.supportsResolution = boolean(prefix + "SupportsResolution", in: entries)
        parameter.supportsDynamicOptions = boolean(prefix + "SupportsDynamicEnumeration", in: entries)
        parameter.supportsSearch = boolean(prefix + "SupportsSearch", in: entries)
        parameter.relationship = dictionary(prefix + "Relationship", in: entries).flatMap { relationship($0) }
        parameter.prompts = dictionaries(prefix + "PromptDialogs", in: entries).compactMap { prompt($0) }
        parameter.unsupportedReasons = dictionaries(prefix + "UnsupportedReasons", in: entries)
            .compactMap { reason($0) }
        for size in dictionaries(prefix + "ArraySizes", in: entries) {
            guard let family = string(prefix + "ArraySizeSizeClass", in: size.entries) else { continue }
            parameter.fixedSizes[family] = integer(prefix + "ArraySizeSize", in: size.entries)
        }
        return parameter
    }

    /// Nil for a leftover without a parent.
    private mutating func relationship(_ node: Node) -> Parameter.Relationship? {
        let prefix = "INIntentParameterRelationship"
        guard let parent = string(prefix + "ParentName", in: node.entries), !parent.isEmpty else { return nil }
        let predicate = string(prefix + "PredicateName", in: node.entries) ?? ""
        let condition: Parameter.Relationship.Condition
        switch predicate {
        case "HasAnyValue": condition = .hasAnyValue
        case "EnumHasExactValue": condition = .hasCase(string(prefix + "PredicateValue", in: node.entries) ?? "")
        case "BooleanHasExactValue": condition = .isTrue(boolean(prefix + "PredicateValue", in: node.entries))
        default: condition = .unknown(predicate)
        }
        return .init(parent: parent, condition: condition, location: node.location)
    }

    private mutating func prompt(_ node: Node) -> Parameter.Prompt? {
        let prefix = "INIntentParameterPromptDialog"
        guard let word = string(prefix + "Type", in: node.entries) else { return nil }
        let kind: Parameter.Prompt.Kind
        switch word {
        case "Primary": kind = .primary
        case "Configuration": kind = .configuration
        case "Confirmation": kind = .confirmation
        case "DisambiguationIntroduction": kind = .disambiguationIntroduction
        case "DisambiguationSelection": kind = .disambiguationSelection
        default: kind = .other(word)
        }
        return .init(kind: kind, text: text(prefix + "FormatString", in: node.entries))
    }

    private mutating func reason(_ node: Node) -> Parameter.UnsupportedReason? {
        let prefix = "INIntentParameterUnsupportedReason"
        guard let code = name(prefix + "Code", in: node, of: "An unsupported reason") else { return nil }
        return .init(
            code: code, text: text(prefix + "FormatString", in: node.entries),
            isStandard: boolean(prefix + "Default", in: node.entries), location: node.location)
    }

    private mutating func combinations(_ key: String, in entries: Entries) -> [Intent.Combination] {
        let prefix = "INIntentParameterCombination"
        guard let list = dictionary(key, in: entries) else { return [] }
        var combinations: [Intent.Combination] = []
        for pair in list.entries.pairs {
            guard let node = node(pair.value, key: "A combination in \(key)") else { continue }
            var combination = Intent.Combination(
                key: pair.key, title: text(prefix + "Title", in: node.entries),
                subtitle: text(prefix + "Subtitle", in: node.entries))
            combination.isPrimary = boolean(prefix + "IsPrimary", in: node.entries)
            combination.supportsBackgroundExecution = boolean(
                prefix + "SupportsBackgroundExecution", in: node.entries, default: true)
            combination.location = pair.keyLocation
            combinations.append(combination)
        }
        return combinations
    }

    private mutating func response(_ node: Node, of intent: String) -> Intent.Response {
        var response = Intent.Response()
        let prefix = "INIntentResponse"
        response.output = string(prefix + "Output", in: node.entries)
        response.codes = dictionaries(prefix + "Codes", in: node.entries).compactMap { code($0, of: intent) }
        response.properties = dictionaries(prefix + "Parameters", in: node.entries).compactMap { property in
            // Xcode has been seen to write the shorter form.
            let short =
                property.entries["INIntentResponseParameterName"] == nil
                && property.entries["INIntentResponsePropertyName"] != nil
            return parameter(
                property, prefix: prefix + (short ? "Property" : "Parameter"),
                of: "A response property of intent '\(intent)'")
        }
        return response
    }

    private mutating func code(_ node: Node, of intent: String) -> Intent.Code? {
        let prefix = "INIntentResponseCode"
        guard let name = name(prefix + "Name", in: node, of: "A response code of intent '\(intent)'") else {
            return nil
        }
        var code = Intent.Code(
            name: name, isSuccess: name == "success" || boolean(prefix + "Success", in: node.entries),
            text: text(prefix + "FormatString", in: node.entries),
            conciseText: text(prefix + "ConciseFormatString", in: node.entries))
        code.location = node.location
        return code
    }
}
