extension Linter {
    mutating func check(_ intent: Intent) {
        let owner = "Intent '\(intent.name)'"
        if intent.title.isEmpty {
            warn("\(owner) has no title.", mend: "Give it one: shortcuts are shown by it.", at: intent.location)
        }
        checkUnique(intent.parameters.map { ($0.name, $0.location) }, "parameters", in: owner)
        for parameter in intent.parameters { check(parameter, of: intent) }
        checkRelationships(intent)
        for (name, role) in [(intent.keyParameter, "key parameter"), (intent.inputParameter, "input parameter")] {
            guard let name, intent.parameter(named: name) == nil else { continue }
            warn(
                "\(owner) names '\(name)' as its \(role), but has no such parameter.", mend: "Choose one that it has.",
                at: intent.location)
        }
        checkCombinations(intent)
        if let response = intent.response { check(response, of: intent) }
    }

    private mutating func check(_ parameter: Parameter, of intent: Intent) {
        let thing = "Parameter '\(parameter.name)' of intent '\(intent.name)'"
        checkValue(parameter, thing)
        if parameter.supportsSearch, !parameter.supportsDynamicOptions {
            warn(
                "\(thing) supports search but provides no options.", mend: "Turn on dynamic options.",
                at: parameter.location)
        }
        let reasons = parameter.unsupportedReasons
        checkUnique(reasons.map { ($0.code, $0.location) }, "unsupported reasons", in: thing)
        for reason in reasons { checkIdentifier(reason.code, of: "A reason of \(thing)", at: reason.location) }
        if !reasons.isEmpty, !parameter.supportsResolution {
            warn(
                "\(thing) has unsupported reasons but is not resolved, so nothing can give them.",
                mend: "Turn on resolution.", at: parameter.location)
        }
        let names = Set(intent.parameters.map(\.name)).union(["count", "displayName", "minimumValue", "maximumValue"])
        for text in parameter.prompts.map(\.text) + reasons.map(\.text) {
            checkPlaceholders(of: text, among: names, "A text of \(thing)", what: "parameter of the intent")
        }
    }

    private mutating func checkRelationships(_ intent: Intent) {
        let byName = Dictionary(intent.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for parameter in intent.parameters {
            guard let relationship = parameter.relationship else { continue }
            let thing = "Parameter '\(parameter.name)' of intent '\(intent.name)'"
            guard let parent = byName[relationship.parent] else {
                warn(
                    "\(thing) has the parent '\(relationship.parent)', which the intent does not have: it never shows.",
                    mend: "Choose another parent, or remove the relationship.", at: relationship.location)
                continue
            }
            if isCyclic(parameter, byName) {
                error(
                    "\(thing) is, through its parents, its own parent.", mend: "Break the circle.",
                    at: relationship.location)
                continue
            }
            checkCondition(relationship, on: parent, thing)
        }
    }

    private func isCyclic(_ parameter: Parameter, _ byName: [String: Parameter]) -> Bool {
        var seen: Set<String> = []
        var current: Parameter? = parameter
        while let step = current {
            guard seen.insert(step.name).inserted else { return step.name == parameter.name }
            current = step.relationship.flatMap { byName[$0.parent] }
        }
        return false
    }

    private mutating func checkCondition(_ relationship: Parameter.Relationship, on parent: Parameter, _ thing: String)
    {
        switch (relationship.condition, parent.type) {
        case (.hasCase(let name), .enumeration(let reference)):
            guard let enumeration = definition.enumeration(reference), enumeration.case(named: name) == nil else {
                return
            }
            warn(
                "\(thing) shows when '\(parent.name)' is '\(name)', which is no case of enum '\(enumeration.name)'.",
                mend: "Choose one of its cases.", at: relationship.location)
        case (.hasCase, _):
            warn(
                "\(thing) compares its parent '\(parent.name)' with an enum case, but that is no enum.",
                mend: "Choose another condition.", at: relationship.location)
        case (.isTrue, let type) where type != .boolean:
            warn(
                "\(thing) compares its parent '\(parent.name)' with a boolean, but that is none.",
                mend: "Choose another condition.", at: relationship.location)
        case (.unknown(let word), _):
            warn(
                "\(thing) has the condition '\(word)', which is not known here: it always shows.",
                mend: "Choose another condition.", at: relationship.location)
        default: return
        }
    }

    private mutating func checkCombinations(_ intent: Intent) {
        let owner = "Intent '\(intent.name)'"
        if intent.isEligibleForSuggestions, intent.combinations.isEmpty, !intent.isSystem {
            warn(
                "\(owner) is eligible for suggestions but declares no combination, so it is never suggested.",
                mend: "Add a combination, or mark it ineligible.", at: intent.location)
        }
        if !intent.isEligibleForSuggestions, !intent.combinations.isEmpty {
            warn(
                "\(owner) declares combinations but is ineligible for suggestions: they have no effect.",
                mend: "Remove them, or make it eligible.", at: intent.combinations[0].location)
        }
        for combination in intent.combinations.filter(\.isPrimary).dropFirst() {
            warn("\(owner) has several primary combinations.", mend: "Keep one.", at: combination.location)
        }
        let names = Set(intent.parameters.map(\.name))
        for list in [intent.combinations, intent.managedCombinations] {
            var sets: Set<Set<String>> = []
            for combination in list {
                check(combination, of: owner, names)
                if !sets.insert(combination.parameters).inserted {
                    warn(
                        "\(owner) declares the parameters of '\(combination.key)' twice; order has no meaning.",
                        mend: "Remove one of the two.", at: combination.location)
                }
            }
        }
    }

    private mutating func check(_ combination: Intent.Combination, of owner: String, _ names: Set<String>) {
        for name in combination.parameters.subtracting(names).sorted() where !names.isEmpty || !name.isEmpty {
            warn(
                "A combination of \(owner) names '\(name.prefix(60))', which is no parameter: nothing can match it.",
                mend: "Correct the key '\(combination.key.prefix(60))'.", at: combination.location)
        }
        for text in [combination.title, combination.subtitle] {
            checkPlaceholders(
                of: text, among: combination.parameters, "A title of \(owner)",
                what: "parameter of the combination '\(combination.key.prefix(60))'")
        }
    }

    private mutating func check(_ response: Intent.Response, of intent: Intent) {
        let owner = "The response of intent '\(intent.name)'"
        checkUnique(response.properties.map { ($0.name, $0.location) }, "properties", in: owner)
        checkUnique(response.codes.map { ($0.name, $0.location) }, "codes", in: owner)
        for property in response.properties { checkValue(property, "Property '\(property.name)' of \(owner)") }
        let names = Set(response.properties.map(\.name))
        for code in response.codes {
            checkIdentifier(code.name, of: "A code of \(owner)", at: code.location)
            for text in [code.text, code.conciseText] {
                checkPlaceholders(of: text, among: names, "Code '\(code.name)' of \(owner)", what: "response property")
            }
        }
        if let output = response.output, !output.isEmpty, !names.contains(output) {
            warn(
                "\(owner) names '\(output)' as its output, but has no such property.", mend: "Choose one that it has.",
                at: intent.location)
        }
    }

    private mutating func checkPlaceholders(of text: Text, among names: Set<String>, _ thing: String, what: String) {
        for placeholder in text.placeholders where !names.contains(placeholder.name) {
            warn(
                "\(thing) has the placeholder ${\(placeholder.path.prefix(60))}, which is no \(what).",
                mend: "Correct its name.", at: text.location)
        }
    }
}
