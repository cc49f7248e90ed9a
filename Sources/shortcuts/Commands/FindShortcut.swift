import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Invocation {
    /// The shortcut that a word on the command line means: an identifier, a phrase or a title (with or without its
    /// subtitle), in any case.
    ///
    /// Several that read alike are asked about on a terminal.
    func findShortcut(_ name: String, in service: ShortcutsClient) async throws -> ShortcutItem {
        var known = try await service.list(locale: environment.locale)
        var found = matches(name, among: known)
        if found.first?.phrase == nil, found.first?.id != name {
            // What was only ever done has no place in the list, but search and suggestions show it.
            known += try await service.search(name, locale: environment.locale)
            known += try await service.suggest(SuggestionContext(limit: 100, locale: environment.locale))
            found = matches(name, among: known)
        }
        guard let first = found.first else {
            let near = nearest(to: name, among: known.map(\.fullTitle) + known.compactMap(\.phrase))
            throw Failure(
                .notFound, "there is no shortcut '\(name)'",
                mend: near.map { "Did you mean '\($0)'?" }
                    ?? "'shortcuts list' and 'shortcuts search' show what there is.")
        }
        guard found.count > 1 else { return first }
        return try choose(found, question: "'\(name)' is the name of several shortcuts. Which one?")
    }

    /// Asks which is meant.
    /// - Throws: `needsAnswer` with the list when there is nobody to ask.
    func choose(_ items: [ShortcutItem], question: String) throws -> ShortcutItem {
        let lines = items.map { "\($0.fullTitle.printable) (\($0.appName.printable))" }
        if let index = console.choose(question, among: lines) { return items[index] }
        let list = zip(lines, items).map { "\($0)  \($1.id)" }.joined(separator: "\n  ")
        throw Failure(.needsAnswer, question, mend: "Name it by its identifier:\n  \(list)")
    }

    private func matches(_ name: String, among items: [ShortcutItem]) -> [ShortcutItem] {
        if let item = items.first(where: { $0.id == name }) { return [item] }
        let wanted = name.lowercased()
        let texts: [(ShortcutItem) -> String?] = [{ $0.phrase }, { $0.fullTitle }, { $0.title }]
        for text in texts {
            var found: [ShortcutItem] = []
            for item in items where text(item)?.lowercased() == wanted {
                if !found.contains(where: { $0.isSameShortcut(as: item) }) { found.append(item) }
            }
            if !found.isEmpty { return found }
        }
        return []
    }
}
