import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    static let list = Command(
        path: ["list"], summary: "List the shortcuts that have a phrase or that apps offer.",
        options: [
            Option(name: "folder-name", short: "f", value: "app", summary: "Only those of this app."),
            Option(name: "folders", summary: "List the apps that have shortcuts instead."),
            Option(name: "show-identifiers", summary: "Show identifiers as well."), .json,
        ],
        discussion: "An app is a folder here: its name or its bundle identifier names it."
    ) { invocation in
        let service = try await invocation.service()
        var items = try await service.list(locale: invocation.environment.locale)
        if invocation.arguments.has("folders") { return listFolders(of: items, invocation) }
        if let folder = invocation.arguments.value("folder-name") {
            items = items.filter { $0.bundleIdentifier == folder || $0.appName.lowercased() == folder.lowercased() }
            if items.isEmpty {
                throw Failure(
                    .notFound, "no app '\(folder)' has shortcuts",
                    mend: "'shortcuts list --folders' shows those that have.")
            }
        }
        if invocation.wantsJSON {
            invocation.console.print(.array(items.map(\.json)))
        } else {
            let identifiers = invocation.arguments.has("show-identifiers")
            for item in items {
                invocation.console.print(item.title.printable + (identifiers ? " (\(item.id))" : ""))
            }
        }
        return .success
    }

    private static func listFolders(of items: [ShortcutItem], _ invocation: Invocation) -> ExitCode {
        var apps: [(id: String, name: String)] = []
        for item in items where !apps.contains(where: { $0.id == item.bundleIdentifier }) {
            apps.append((item.bundleIdentifier, item.appName))
        }
        if invocation.wantsJSON {
            invocation.console.print(
                .array(apps.map { .object([("id", .string($0.id)), ("name", .string($0.name))]) }))
        } else {
            let identifiers = invocation.arguments.has("show-identifiers")
            for app in apps { invocation.console.print(app.name.printable + (identifiers ? " (\(app.id))" : "")) }
        }
        return .success
    }

    static let view = Command(
        path: ["view"], summary: "Show everything about one shortcut.",
        operands: [Operand(name: "shortcut", summary: "Its title, phrase or identifier.")],
        options: [Option(name: "open", summary: "Show it in the Shortcuts app instead."), .json]
    ) { invocation in
        let service = try await invocation.service()
        let item = try await invocation.findShortcut(invocation.arguments.operands[0], in: service)
        if invocation.arguments.has("open") {
            try await item.openInApp(service.connection)
        } else if invocation.wantsJSON {
            invocation.console.print(item.json)
        } else {
            for line in TextTable(rows: item.details).lines { invocation.console.print(line) }
        }
        return .success
    }

    static let search = Command(
        path: ["search"], summary: "Search shortcuts, offers and what was done before.",
        operands: [Operand(name: "text", summary: "Words to look for.", repeats: true)],
        options: [Option(name: "limit", value: "number", summary: "How many at most (20)."), .json]
    ) { invocation in
        let limit = try invocation.arguments.integer("limit", in: 1...1000) ?? 20
        let text = invocation.arguments.operands.joined(separator: " ")
        let items = try await invocation.service().search(text, limit: limit, locale: invocation.environment.locale)
        if invocation.wantsJSON {
            invocation.console.print(.array(items.map(\.json)))
        } else {
            let rows = items.map { [$0.fullTitle.printable, $0.appName.printable] }
            for line in TextTable(rows: rows).lines { invocation.console.print(line) }
        }
        if items.isEmpty { throw Failure(.notFound, "nothing was found for '\(text)'") }
        return .success
    }

    static let suggest = Command(
        path: ["suggest"], summary: "Show what you are likely to want now, and why.",
        options: [
            Option(name: "at", value: "date", summary: "Ask for another moment, such as 2026-11-30T12:00."),
            Option(name: "limit", value: "number", summary: "How many at most (5)."),
        ] + surroundingsOptions + [
            Option(name: "minimum", value: "percent", summary: "Leave out what is less likely than this (0)."), .json,
        ],
        discussion: """
            Dates are local time unless a zone such as Z or +02:00 follows. What you don't say of your
            surroundings is as 'shortcuts surroundings' shows it, unless you ask for another moment.
            """
    ) { invocation in
        let arguments = invocation.arguments
        let moment = try arguments.value("at").map { text throws(Failure) in try Moment(parsing: text) } ?? .now
        let context = SuggestionContext(
            time: moment.seconds, utcOffset: moment.utcOffset, surroundings: try arguments.surroundings(),
            limit: try arguments.integer("limit", in: 1...1000) ?? 5,
            minimumProbability: Double(try arguments.integer("minimum", in: 0...100) ?? 0) / 100,
            locale: invocation.environment.locale)
        let service = try await invocation.service()
        let items = try await service.suggest(context)
        if try await service.privacy().isCatchingUp {
            invocation.console.writeError("What was kept is being learnt anew: until then something may be missing.\n")
        }
        if invocation.wantsJSON {
            invocation.console.print(.array(items.map(\.json)))
        } else if items.isEmpty {
            invocation.console.print("There is nothing to suggest.")
        } else {
            for line in suggestionLines(items) { invocation.console.print(line) }
        }
        return .success
    }

    private static func suggestionLines(_ items: [ShortcutItem]) -> [String] {
        let rows = items.enumerated().map { index, item in
            let percent = item.probability.map { "\(Int(($0 * 100).rounded())) %" } ?? ""
            return ["\(index + 1)", item.fullTitle.printable, item.appName.printable, percent]
        }
        return zip(TextTable(rows: rows).lines, items).flatMap { line, item in
            item.reason.map { [line, "   \($0.printable)"] } ?? [line]
        }
    }
}

extension ShortcutItem {
    /// Shows the shortcut in the window of the Shortcuts app, which the bus starts.
    fileprivate func openInApp(_ connection: BusConnection) async throws {
        do {
            try await connection.call(
                "org.inkling.Shortcuts", path: "/org/inkling/Shortcuts", interface: "org.freedesktop.Application",
                method: "ActivateAction",
                [.string("view"), .array([.variant(.string(id))]), .dictionary([:])], signature: "sava{sv}")
        } catch let error as BusError where error.isServiceUnknown {
            throw Failure(
                .failed, "the Shortcuts app can't be started: \(error)",
                mend: "It needs a desktop; 'make install' installs it.")
        }
    }
}
