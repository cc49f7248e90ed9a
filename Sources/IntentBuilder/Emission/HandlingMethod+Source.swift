extension HandlingMethod {
    /// The name of what the protocol declares beside the method. It has the intent in it, because a class can handle
    /// several intents, and the types that go with one protocol must not be taken for those of another.
    func marker(for intent: String) -> String { "_" + intent + SwiftNames.capitalized(name) }

    private var searchLabel: String { searches ? ", searchTerm: String?" : "" }
    private var labels: String { "\(label):" + (searches ? "searchTerm:" : "") }

    private var isOptions: Bool { if case .options = role { true } else { false } }
    private var hasAsync: Bool { if case .olderOptions = role { false } else { !isDefault } }
    private var isDefault: Bool { if case .defaultValue = role { true } else { false } }

    /// Whether the protocol names the type of the answer. Only a required method needs to tell, when a class is compiled,
    /// which form it has; the search for these types costs time with each of them.
    private var hasFixedAnswer: Bool { !isRequired && hasAsync && !isOptions }

    /// What the method is for, in a sentence.
    var summary: String {
        let need = isRequired ? "Required, in one of its forms." : "Optional."
        return switch role {
        case .handle: "Does what the intent asks for. \(need)"
        case .confirm: "Says whether the intent can be handled. \(need)"
        case .resolve(let name): "Says what becomes of the parameter `\(name)`. \(need)"
        case .options(let name): "Gives the values to choose from for `\(name)`. \(need)"
        case .olderOptions(let name): "The older form of the values to choose from for `\(name)`. \(need)"
        case .defaultValue(let name): "Gives the value that `\(name)` begins with. \(need)"
        }
    }

    /// The types that tell which form a class has written.
    func associatedTypes(for intent: String) -> [String] {
        if isDefault || hasFixedAnswer { return [] }
        let marker = marker(for: intent)
        return (hasAsync ? ["Async"] : []).map { marker + $0 } + [marker + "Completion"]
    }

    /// The forms as a class writes them.
    func signatures(for intent: String) -> [String] {
        forms(for: intent, answers: [answer, answer], sendable: "")
    }

    /// The forms as the protocol asks for them: what they answer is up to the class.
    func requirements(for intent: String) -> [String] {
        let types = associatedTypes(for: intent)
        return forms(for: intent, answers: [types.last ?? answer, types.first ?? answer], sendable: "@Sendable ")
    }

    /// The forms that answer for a class that has not written them.
    func standIns(for intent: String, access: String) -> [String] {
        if isDefault {
            return forms(for: intent, answers: [answer, answer], sendable: "").map { "\(access)\($0) { nil }" }
        }
        let none = hasFixedAnswer ? answer : "_INNotWritten"
        let forms = forms(for: intent, answers: [none, none], sendable: "@Sendable ")
        let value = hasFixedAnswer ? ".init(_notWritten: ())" : ".init()"
        let values = isOptions || !hasAsync ? "\(value), nil" : value
        let bodies = hasAsync ? ["completion(\(values))", value] : ["completion(\(values))"]
        return zip(forms, bodies).map { "@_disfavoredOverload \(access)\($0) { \($1) }" }
    }

    var missingMessage: String {
        "write \(name)(\(labels)) or \(name)(\(labels)\(completionLabel):); neither is there, or its types differ"
    }

    /// First the completion form, then the async form, as far as there are such.
    private func forms(for intent: String, answers: [String], sendable: String) -> [String] {
        let head = "func \(name)(\(label) intent: \(intent)\(searchLabel)".replacing("intent intent:", with: "intent:")
        if isDefault { return ["\(head)) -> \(answer)?"] }
        let optional = isOptions || !hasAsync
        let values = optional ? "\(answers[0])?, (any \(sendable.isEmpty ? "" : "Swift.")Error)?" : answers[0]
        let completion =
            completionLabel == "completion" ? "completion" : "\(completionLabel) completion"
        let callback = "\(head), \(completion): @escaping \(sendable)(\(values)) -> Void)"
        let asynchronous = "\(head)) async \(isOptions ? "throws " : "")-> \(answers[1])"
        return hasAsync ? [callback, asynchronous] : [callback]
    }

    /// The entry of the handling table.
    func tableEntry(older: HandlingMethod? = nil) -> String {
        if isDefault { return "{ $0.\(name)(\(label): $1) }" }
        guard isOptions else {
            return ".answer({ await $0.\(name)(\(label): $1) }, "
                + "{ $0.\(name)(\(label): $1, \(completionLabel): $2) })"
        }
        let olderEntry = older.map { ", older: { $0." + $0.name + "(for: $1, with: $2) }" } ?? ""
        if searches {
            return ".options({ try await $0.\(name)(\(label): $1, searchTerm: $2) }, "
                + "{ $0.\(name)(\(label): $1, searchTerm: $2, \(completionLabel): $3) }\(olderEntry))"
        }
        return ".options({ handler, intent, _ in try await handler.\(name)(\(label): intent) }, "
            + "{ $0.\(name)(\(label): $1, \(completionLabel): $3) }\(olderEntry))"
    }
}
