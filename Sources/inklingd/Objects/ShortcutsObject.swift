import Assistant
import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

/// org.inkling.Shortcuts1.Shortcuts
struct ShortcutsObject: ServiceObject {
    let assistant: Assistant
    let callers: CallerIdentity
    var interface: BusInterface { ShortcutsBus.shortcuts }

    func answer(_ call: BusCall, from caller: Caller) async throws -> [BusValue] {
        let scope = caller.scope
        let arguments = Arguments(call)
        switch call.method {
        case "Suggest":
            let context = try SuggestionContext(busDictionary: arguments.dictionary(0))
            return items(await assistant.suggest(context, in: scope))
        case "Search":
            let options = try arguments.options(1, "limit", "locale")
            return items(
                await assistant.search(
                    try arguments.string(0), limit: options["limit"]?.integer.map { Int($0) } ?? 20,
                    locale: options["locale"]?.string, in: scope))
        case "List": return items(try await list(arguments, scope))
        case "Run":
            let options = try RunOptions(busDictionary: arguments.dictionary(1))
            return [.dictionary(try await assistant.run(arguments.string(0), options, in: scope).busDictionary)]
        case "Say":
            let options = try arguments.options(1, "locale")
            let result = await assistant.say(try arguments.string(0), locale: options["locale"]?.string, in: scope)
            return [.dictionary(result.busDictionary)]
        case "AddPhrase":
            let item = try await assistant.addPhrase(
                arguments.string(1), to: arguments.string(0), locale: nil, in: scope)
            return [.dictionary(item.busDictionary)]
        case "ChangePhrase":
            let item = try await assistant.changePhrase(
                of: arguments.string(0), to: arguments.string(1), locale: nil, in: scope)
            return [.dictionary(item.busDictionary)]
        case "DeletePhrase":
            try await assistant.deletePhrase(of: arguments.string(0), in: scope)
            return []
        case "CheckPhrase":
            let id = try arguments.string(1)
            let verdict = await assistant.checkPhrase(
                try arguments.string(0), replacing: id.isEmpty ? nil : id, locale: nil, in: scope)
            return [.dictionary(verdict.busDictionary)]
        case "Feedback":
            try await feedback(arguments, scope)
            return []
        case "SetSurroundings":
            try requireTool(scope, call)
            await assistant.setToldSurroundings(try Surroundings(busDictionary: arguments.dictionary(0)))
            return []
        case "Surroundings":
            try requireTool(scope, call)
            return [
                .dictionary(await assistant.surroundings.busDictionary),
                .dictionary(await assistant.toldSurroundings.busDictionary),
            ]
        default: throw Arguments.unknownMethod(call)
        }
    }

    private func requireTool(_ scope: Assistant.Scope, _ call: BusCall) throws {
        guard scope == .everything else {
            throw ShortcutsError.notPermitted("\(call.method) is for the user's own tools, not for apps.")
        }
    }

    private func list(_ arguments: Arguments, _ scope: Assistant.Scope) async throws -> [ShortcutItem] {
        let options = try arguments.options(0, "app", "kind", "locale")
        var kind: ShortcutItem.Kind?
        if let word = options["kind"]?.string {
            kind = ShortcutItem.Kind(rawValue: word)
            guard kind != nil else {
                throw ShortcutsError.invalidArgument(
                    "List: '\(word)' is not a kind; they are voice, offered and donated")
            }
        }
        return await assistant.list(
            app: options["app"]?.string, kind: kind, locale: options["locale"]?.string, in: scope)
    }

    private func feedback(_ arguments: Arguments, _ scope: Assistant.Scope) async throws {
        let word = try arguments.string(1)
        let kind = SuggestionFeedback(rawValue: word)
        guard kind != nil || word == "undo" else {
            let words = SuggestionFeedback.allCases.map(\.rawValue).joined(separator: ", ")
            throw ShortcutsError.invalidArgument("Feedback: '\(word)' is not a kind; they are \(words) and undo")
        }
        try await assistant.record(kind, on: arguments.string(0), in: scope)
    }

    private func items(_ items: [ShortcutItem]) -> [BusValue] { [.array(items.map { .dictionary($0.busDictionary) })] }
}
