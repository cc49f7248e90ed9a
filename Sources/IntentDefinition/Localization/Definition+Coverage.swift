extension Definition {
    /// The texts with keys as a `.strings` file, each key once, with a comment that says where it is used.
    public var extractedStrings: String {
        var known: Set<String> = []
        return texts.compactMap { used in
            guard let id = used.text.id, !used.text.isEmpty, known.insert(id).inserted else { return nil }
            return StringsFile.line(key: id, value: used.text.base, comment: used.use)
        }.joined(separator: "\n")
    }

    /// How well a translation fits.
    public struct Coverage: Sendable, Hashable {
        /// The keys without a translation, in the order of the definition.
        public var missing: [String] = []
        /// The keys that no text has any more, in the order of the translation.
        public var stale: [String] = []
    }

    /// Compares a translation with the definition.
    ///
    /// A composite key (`TEXTID-VALUEID`) is in order when both its parts are keys of the definition; a text that has
    /// composite translations or plural forms needs no plain one.
    /// - Parameters:
    ///   - entries: The `.strings` file.
    ///   - pluralKeys: The keys of the `.stringsdict` file, which are base texts.
    public func coverage(of entries: [StringsFile.Entry], pluralKeys: [String] = []) -> Coverage {
        let texts = texts.map(\.text)
        let all = Set(texts.compactMap(\.id))
        var translated: Set<String> = []
        var coverage = Coverage()
        for entry in entries {
            if all.contains(entry.key) {
                translated.insert(entry.key)
            } else if let (text, value) = Self.parts(of: entry.key), all.contains(text), all.contains(value) {
                translated.insert(text)
            } else {
                coverage.stale.append(entry.key)
            }
        }
        let bases = Set(texts.map(\.base))
        let plurals = Set(pluralKeys.flatMap { [$0, PluralFormat.withoutNumber($0) ?? $0] })
        coverage.stale += pluralKeys.filter {
            !bases.contains($0) && !bases.contains(PluralFormat.withoutNumber($0) ?? $0)
        }
        var reported: Set<String> = []
        for text in texts where !text.isEmpty && !plurals.contains(text.base) {
            guard let id = text.id, !translated.contains(id), reported.insert(id).inserted else { continue }
            coverage.missing.append(id)
        }
        return coverage
    }

    /// The base texts by their keys.
    public var baseTexts: [String: String] {
        Dictionary(texts.compactMap { used in used.text.id.map { ($0, used.text.base) } }) { first, _ in first }
    }

    private static func parts(of key: String) -> (String, String)? {
        guard let dash = key.lastIndex(of: "-") else { return nil }
        return (String(key[..<dash]), String(key[key.index(after: dash)...]))
    }
}
