extension INIntent {
    /// The names of the parameters that have a value.
    final var setParameters: Set<String> { Set(_values.keys.filter(isSet)) }

    /// Why the intent can't be a shortcut, in a sentence that says how to mend it; nil when it can.
    final func shortcutProblem() -> String? {
        let schema = type(of: self)._schema
        return unknownClassProblem(schema) ?? (schema.isConfigurable ? nil : combinationProblem(schema))
    }

    /// Why the intent can't be donated; nil when it can.
    final func donationProblem() -> String? {
        let schema = type(of: self)._schema
        if let problem = unknownClassProblem(schema) { return problem }
        if !schema.isEligibleForSuggestions {
            return
                "\(wireClassName) is marked ineligible for suggestions; set INIntentIneligibleForSuggestions to false "
                + "in \(schema.definition ?? "its definition file")"
        }
        return combinationProblem(schema)
    }

    private func unknownClassProblem(_ schema: _INSchema) -> String? {
        guard !schema.isSystem, schema.definition == nil else { return nil }
        return "\(wireClassName) has no definition; declare it in an .intentdefinition file and add "
            + "IntentDefinitionPlugin to the target"
    }

    private func combinationProblem(_ schema: _INSchema) -> String? {
        if schema.isSystem && schema.combinations.isEmpty { return nil }
        let names = setParameters
        guard let combination = schema.combination(of: names) else {
            let given = names.isEmpty ? "no parameter" : "the parameters " + Self.list(names)
            let declared = schema.combinations.map { $0.parameters.isEmpty ? "(none)" : Self.list($0.parameters) }
            return "\(wireClassName) with \(given) is not among its parameter combinations; "
                + (declared.isEmpty ? "it declares none" : "these are declared: \(declared.joined(separator: "; "))")
        }
        if !combination.hasTitle && (schema.title ?? "").isEmpty {
            return "\(wireClassName) has no title for the combination of \(Self.list(names)); give it one in "
                + "\(schema.definition ?? "its definition file")"
        }
        return nil
    }

    private static func list(_ names: Set<String>) -> String { names.sorted().joined(separator: ", ") }
}
