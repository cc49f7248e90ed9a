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
    /// composite translations needs no plain one.
    public func coverage(of entries: [StringsFile.Entry]) -> Coverage {
        let withText = texts.filter { !$0.text.isEmpty }.compactMap(\.text.id)
        let all = Set(texts.compactMap(\.text.id))
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
        var reported: Set<String> = []
        coverage.missing = withText.filter { !translated.contains($0) && reported.insert($0).inserted }
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
