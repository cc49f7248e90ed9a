import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    private static let shortcutOperand = Operand(name: "shortcut", summary: "Its title, phrase or identifier.")

    static let phraseAdd = Command(
        path: ["phrase", "add"], summary: "Give a shortcut a phrase to say.",
        operands: [
            shortcutOperand,
            Operand(name: "phrase", summary: "The words; what the app suggests if left out.", isRequired: false),
        ], options: [.json]
    ) { invocation in
        let service = try await invocation.service()
        let item = try await invocation.findShortcut(invocation.arguments.operands[0], in: service)
        let phrase = try invocation.phrase(at: 1, for: item)
        try await invocation.warn(about: phrase, for: item, service)
        invocation.report(try await service.addPhrase(phrase, to: item.id))
        return .success
    }

    static let phraseChange = Command(
        path: ["phrase", "change"], summary: "Change the phrase of a shortcut.",
        operands: [shortcutOperand, Operand(name: "phrase", summary: "The new words.")], options: [.json]
    ) { invocation in
        let service = try await invocation.service()
        let item = try await invocation.findPhrase(invocation.arguments.operands[0], in: service)
        let phrase = try invocation.phrase(at: 1, for: item)
        try await invocation.warn(about: phrase, for: item, service)
        invocation.report(try await service.changePhrase(phrase, of: item.id))
        return .success
    }

    static let phraseDelete = Command(
        path: ["phrase", "delete"], summary: "Take the phrase from a shortcut.",
        operands: [shortcutOperand]
    ) { invocation in
        let service = try await invocation.service()
        let item = try await invocation.findPhrase(invocation.arguments.operands[0], in: service)
        try await service.deletePhrase(of: item.id)
        invocation.console.print("Deleted the phrase \"\((item.phrase ?? "").printable)\".")
        return .success
    }

    static let phraseList = Command(
        path: ["phrase", "list"], summary: "List all phrases with their shortcuts.", options: [.json]
    ) { invocation in
        let items = try await invocation.service().list(kind: .voice, locale: invocation.environment.locale)
        if invocation.wantsJSON {
            invocation.console.print(.array(items.map(\.json)))
        } else {
            let rows = items.map { [($0.phrase ?? "").printable, $0.title.printable, $0.appName.printable] }
            for line in TextTable(rows: rows).lines { invocation.console.print(line) }
        }
        return .success
    }
}

extension Invocation {
    /// The shortcut with a phrase that a word means.
    fileprivate func findPhrase(_ name: String, in service: ShortcutsClient) async throws -> ShortcutItem {
        let item = try await findShortcut(name, in: service)
        guard item.phrase != nil else {
            throw Failure(
                .notFound, "'\(item.title)' has no phrase", mend: "'shortcuts phrase add' gives it one.")
        }
        return item
    }

    fileprivate func phrase(at index: Int, for item: ShortcutItem) throws -> String {
        if index < arguments.operands.count { return arguments.operands[index] }
        let suggested = item.shortcut.suggestedInvocationPhrase
        if let suggested, !console.isInteractive { return suggested }
        let hint = suggested.map { " (nothing for \"\($0.printable)\")" } ?? ""
        if let answer = console.ask("Phrase for '\(item.title.printable)'\(hint):") ?? suggested { return answer }
        throw Failure(.needsAnswer, "which phrase?", mend: "Write it behind the shortcut, in quotes.")
    }

    /// Says what makes the phrase hard to tell from another; the service itself refuses what can't be.
    fileprivate func warn(about phrase: String, for item: ShortcutItem, _ service: ShortcutsClient) async throws {
        let verdict = try await service.checkPhrase(phrase, for: item.id)
        if verdict.isAcceptable, !verdict.message.isEmpty { console.complain("Note: \(verdict.message.printable)") }
    }

    fileprivate func report(_ item: ShortcutItem) {
        if wantsJSON { return console.print(item.json) }
        console.print("Say \"\((item.phrase ?? "").printable)\" to run: \(item.title.printable)")
    }
}
