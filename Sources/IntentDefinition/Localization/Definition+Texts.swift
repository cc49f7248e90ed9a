extension Definition {
    /// A text with a note on where it is used, for translators and messages.
    public struct UsedText: Sendable {
        public var text: Text
        public var use: String
    }

    /// Every human text of the file, in the order of the file's parts.
    public var texts: [UsedText] {
        intents.flatMap { texts(of: $0) } + enumerations.flatMap { texts(of: $0) } + types.flatMap { texts(of: $0) }
    }

    private func texts(of intent: Intent) -> [UsedText] {
        let owner = "intent \(intent.name)"
        var texts = [
            UsedText(text: intent.title, use: "title of \(owner)"),
            UsedText(text: intent.descriptionText, use: "description of \(owner)"),
        ]
        for combination in intent.combinations + intent.managedCombinations {
            texts.append(.init(text: combination.title, use: "title of \(owner) with \(combination.key)"))
            texts.append(.init(text: combination.subtitle, use: "subtitle of \(owner) with \(combination.key)"))
        }
        for parameter in intent.parameters {
            texts += self.texts(of: parameter, "parameter \(parameter.name) of \(owner)")
        }
        for property in intent.response?.properties ?? [] {
            texts += self.texts(of: property, "response property \(property.name) of \(owner)")
        }
        for code in intent.response?.codes ?? [] {
            texts.append(.init(text: code.text, use: "answer \(code.name) of \(owner)"))
            texts.append(.init(text: code.conciseText, use: "short answer \(code.name) of \(owner)"))
        }
        return texts
    }

    private func texts(of parameter: Parameter, _ owner: String) -> [UsedText] {
        var texts = [UsedText(text: parameter.displayName, use: "name of \(owner)")]
        if let word = parameter.metadata.trueName { texts.append(.init(text: word, use: "word for true of \(owner)")) }
        if let word = parameter.metadata.falseName {
            texts.append(.init(text: word, use: "word for false of \(owner)"))
        }
        if case .string(let word)? = parameter.metadata.defaultValue, parameter.type == .string {
            texts.append(.init(text: Text(word, id: parameter.metadata.defaultValueID), use: "default of \(owner)"))
        }
        for prompt in parameter.prompts { texts.append(.init(text: prompt.text, use: "question about \(owner)")) }
        for reason in parameter.unsupportedReasons {
            texts.append(.init(text: reason.text, use: "reason \(reason.code) of \(owner)"))
        }
        return texts
    }

    private func texts(of enumeration: Enumeration) -> [UsedText] {
        let owner = "enum \(enumeration.name)"
        return [UsedText(text: enumeration.displayName, use: "name of \(owner)")]
            + enumeration.cases.flatMap { value in
                let owner = "case \(value.name) of \(owner)"
                return [UsedText(text: value.displayName, use: "name of \(owner)")]
                    + value.synonyms.map { UsedText(text: $0, use: "other word for \(owner)") }
                    + (value.pronunciationHint.map { [UsedText(text: $0, use: "pronunciation of \(owner)")] } ?? [])
            }
    }

    private func texts(of type: ObjectType) -> [UsedText] {
        let owner = "type \(type.name)"
        return [UsedText(text: type.displayName, use: "name of \(owner)")]
            + type.properties.flatMap { texts(of: $0, "property \($0.name) of \(owner)") }
    }
}
