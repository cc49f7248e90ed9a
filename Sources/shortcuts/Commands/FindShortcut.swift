import ShortcutModel
import ShortcutProtocol

extension Invocation {
    /// The shortcut that a word on the command line means: an identifier, a phrase or a title, in any case.
    ///
    /// Several that read alike are asked about on a terminal.
    func findShortcut(_ name: String, in service: ShortcutsClient) async throws -> ShortcutItem {
        let listed = try await service.list(locale: environment.locale)
        var found = matches(name, among: listed)
        if found.isEmpty { found = matches(name, among: try await service.search(name, locale: environment.locale)) }
        if found.isEmpty, let item = try? await donated(name, service) { found = [item] }
        guard let first = found.first else { throw try await notFound(name, listed, service) }
        guard found.count > 1 else { return first }
        return try choose(found, question: "'\(name)' is the name of several shortcuts. Which one?")
    }

    /// Asks which is meant.
    /// - Throws: `needsAnswer` with the list when there is nobody to ask.
    func choose(_ items: [ShortcutItem], question: String) throws -> ShortcutItem {
        let lines = items.map { "\($0.title.printable) (\($0.appName.printable))" }
        if let index = console.choose(question, among: lines) { return items[index] }
        let list = zip(lines, items).map { "\($0)  \($1.id)" }.joined(separator: "\n  ")
        throw Failure(.needsAnswer, question, mend: "Name it by its identifier:\n  \(list)")
    }

    private func matches(_ name: String, among items: [ShortcutItem]) -> [ShortcutItem] {
        if let item = items.first(where: { $0.id == name }) { return [item] }
        let wanted = name.lowercased()
        let byPhrase = items.filter { $0.phrase?.lowercased() == wanted }
        return byPhrase.isEmpty ? items.filter { $0.title.lowercased() == wanted } : byPhrase
    }

    /// Suggestions show shortcuts that were only ever donated; their identifiers work too.
    private func donated(_ name: String, _ service: ShortcutsClient) async throws -> ShortcutItem? {
        let context = SuggestionContext(limit: 100, locale: environment.locale)
        return matches(name, among: try await service.suggest(context)).first
    }

    private func notFound(_ name: String, _ listed: [ShortcutItem], _ service: ShortcutsClient) async throws -> Failure
    {
        let near = nearest(to: name, among: listed.map(\.title) + listed.compactMap(\.phrase))
        return Failure(
            .notFound, "there is no shortcut '\(name)'",
            mend: near.map { "Did you mean '\($0)'?" } ?? "'shortcuts list' and 'shortcuts search' show what there is.")
    }
}
