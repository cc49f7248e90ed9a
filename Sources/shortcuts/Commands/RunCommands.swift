import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    private static let runOptions = [
        Option(
            name: "answer", value: "name=value", summary: "A value for a parameter; may be given several times.",
            repeats: true),
        Option(name: "yes", short: "y", summary: "Confirm whatever is asked to be confirmed."),
        Option(name: "input-path", short: "i", value: "file", summary: "Hand this file to the shortcut."),
        Option(name: "output-path", short: "o", value: "file", summary: "Write the answer to this file."),
        Option(name: "output-type", value: "type", summary: "public.plain-text (the default) or public.json."),
        .json,
    ]

    static let run = Command(
        path: ["run"], summary: "Run a shortcut and print its answer.",
        operands: [Operand(name: "shortcut", summary: "Its title, phrase or identifier.")], options: runOptions,
        discussion: """
            Runs in the background where the app's extension can, else opens the app. Questions are asked on a terminal;
            without one the command ends with status 3 and says which --answer is missing.
            """
    ) { invocation in
        let service = try await invocation.service()
        let item = try await invocation.findShortcut(invocation.arguments.operands[0], in: service)
        return try await RunConversation(invocation: invocation, service: service, item: item).run()
    }

    static let say = Command(
        path: ["say"], summary: "Run the shortcut whose phrase this is.",
        operands: [Operand(name: "phrase", summary: "What you say, in your words.", repeats: true)],
        options: runOptions + [Option(name: "only-find", summary: "Name the shortcut, run nothing.")]
    ) { invocation in
        let text = invocation.arguments.operands.joined(separator: " ")
        let service = try await invocation.service()
        let item: ShortcutItem
        switch try await service.say(text, locale: invocation.environment.locale) {
        case .matched(let match): item = match
        case .ambiguous(let choices):
            let question = choices.count == 1 ? "Did you mean '\(choices[0].phrase ?? "")'?" : "Which one do you mean?"
            item = try invocation.choose(choices, question: question)
        case .unknown(let nearest):
            throw Failure(
                .notFound, "no shortcut has the phrase '\(text.prefix(80))'",
                mend: nearest.map { "The nearest is '\($0)'." }
                    ?? "'shortcuts phrase add <shortcut> <phrase>' gives one to a shortcut.")
        }
        if invocation.arguments.has("only-find") {
            invocation.console.print(invocation.wantsJSON ? item.json.text : item.title.printable)
            return .success
        }
        return try await RunConversation(invocation: invocation, service: service, item: item).run()
    }
}

/// Runs one shortcut, answering the questions of its extension from the command line or from the terminal.
struct RunConversation {
    let invocation: Invocation
    let service: ShortcutsClient
    let item: ShortcutItem

    func run() async throws -> ExitCode {
        let given = try givenAnswers()
        let writesJSON = try wantsJSON()
        var options = RunOptions(
            answers: given.mapValues(ParameterValue.string),
            isConfirmed: invocation.arguments.has("yes"), input: try givenInput(), locale: invocation.environment.locale
        )
        var matched: Set<String> = []
        while true {
            let result = try await service.run(item.id, options)
            switch result.outcome {
            case .done, .opened:
                try write(result, asJSON: writesJSON)
                return .success
            case .failed:
                throw Failure(.failed, result.text.isEmpty ? "'\(item.title)' failed" : result.text.printable)
            case .needsValue, .choose:
                let name = result.parameter ?? ""
                if let text = Self.text(for: name, in: given), matched.insert(name).inserted {
                    options.answers[name] = try value(text, among: result.choices, of: name)
                } else {
                    options.answers[name] = try ask(result, name)
                }
            case .confirm:
                try confirm(result)
                if let name = result.parameter {
                    options.confirmedParameters.append(name)
                } else {
                    options.isConfirmed = true
                }
            }
        }
    }

    /// The text for what is asked; an element of a list takes its part of an answer for the whole list.
    private static func text(for name: String, in given: [String: String]) -> String? {
        let place = ParameterPlace(text: name)
        if let text = given[name] { return text }
        guard let element = place.element, let parts = given[place.parameter]?.split(separator: ",") else { return nil }
        return parts.indices.contains(element) ? String(parts[element].drop { $0 == " " }) : nil
    }

    private func givenInput() throws(Failure) -> RunOptions.Input? {
        guard let path = invocation.arguments.value("input-path") else { return nil }
        let name = path == "-" ? "input" : path.split(separator: "/").last.map(String.init) ?? path
        return RunOptions.Input(filename: name, content: try readBytes(path))
    }

    private func givenAnswers() throws(Failure) -> [String: String] {
        var answers: [String: String] = [:]
        for answer in invocation.arguments.values("answer") {
            let parts = answer.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw .usage("--answer takes name=value, not '\(answer)'")
            }
            answers[parts[0]] = parts[1]
        }
        return answers
    }

    private func wantsJSON() throws(Failure) -> Bool {
        switch invocation.arguments.value("output-type") {
        case nil: return invocation.wantsJSON
        case "public.plain-text", "public.utf8-plain-text", "public.text": return false
        case "public.json": return true
        case .some(let type):
            throw .usage("no answer can be written as '\(type)'", mend: "Use public.plain-text or public.json.")
        }
    }

    private func write(_ result: RunResult, asJSON: Bool) throws(Failure) {
        var text = result.text.isEmpty ? (result.outcome == .opened ? "Opened \(item.appName)." : "Done.") : result.text
        if asJSON {
            text =
                JSON.object([
                    ("outcome", .string(result.outcome.rawValue)), ("text", .string(result.text)),
                    ("response", .object((result.response?.parameters ?? [:]).jsonEntries)),
                ]).text
        }
        if let path = invocation.arguments.value("output-path"), path != "-" {
            try writeText(text + "\n", to: path)
        } else {
            invocation.console.print(text)
        }
    }

    private func value(
        _ text: String, among choices: [RunResult.Choice], of name: String
    ) throws(Failure) -> ParameterValue {
        if choices.isEmpty { return .string(text) }
        let wanted = text.lowercased()
        let exact = choices.first { $0.title.lowercased() == wanted || $0.value.identifier == text }
        if let choice = exact { return choice.value }
        throw Failure(
            .needsAnswer, "'\(text)' is no value for '\(name)'",
            mend: "There are: \(choices.map(\.title.printable).joined(separator: ", ")).")
    }

    private func ask(_ result: RunResult, _ name: String) throws(Failure) -> ParameterValue {
        let question = result.text.isEmpty ? "Which \(name)?" : result.text.printable
        if !result.choices.isEmpty {
            let titles = result.choices.map { [$0.title, $0.subtitle].filter { !$0.isEmpty }.joined(separator: " – ") }
            if let index = invocation.console.choose(question, among: titles.map(\.printable)) {
                return result.choices[index].value
            }
        } else if let answer = invocation.console.ask(question) {
            return .string(answer)
        }
        let values = result.choices.isEmpty ? "<value>" : result.choices.map(\.title.printable).joined(separator: "|")
        throw Failure(.needsAnswer, question, mend: "Answer with --answer '\(name)=\(values)'.")
    }

    private func confirm(_ result: RunResult) throws(Failure) {
        let question = result.text.isEmpty ? "Run '\(item.title.printable)'?" : result.text.printable
        if invocation.arguments.has("yes") { return }
        switch invocation.console.confirm(question) {
        case true: return
        case false: throw Failure(.failed, "cancelled")
        case nil: throw Failure(.needsAnswer, question, mend: "Confirm with --yes.")
        }
    }
}

extension ParameterValue {
    fileprivate var identifier: String? {
        guard case .object(let object) = self else { return nil }
        return object.identifier
    }
}
