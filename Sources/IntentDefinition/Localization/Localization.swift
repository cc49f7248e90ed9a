/// The translations of a definition into one language: the content of `LANG.lproj/NAME.strings` and `.stringsdict`.
public struct Localization: Sendable {
    /// As the folder is called, for instance "de", "zh-Hans" or "pt-BR".
    public var language: String
    /// Texts by their keys.
    public var strings: [String: String] = [:]
    /// Texts with plural forms, by the base text.
    public var plurals: [String: PluralFormat] = [:]

    public init(language: String) { self.language = language }

    /// Adds the content of a `.strings` file, old-style or a property list.
    public mutating func add(strings bytes: [UInt8]) throws(Diagnostic) {
        strings.merge(try StringsFile.parse(bytes).map { ($0.key, $0.value) }) { _, new in new }
    }

    /// Adds the content of a `.stringsdict` file.
    public mutating func add(stringsdict bytes: [UInt8]) throws(Diagnostic) {
        plurals.merge(try PluralFormat.parse(bytes)) { _, new in new }
    }

    /// The translation of a text.
    ///
    /// Looks first for one made for these very values (`TEXTID-VALUEID`), then for the text's own key.
    func template(of text: Text, values: (String) -> TextValue?) -> String? {
        guard let id = text.id else { return nil }
        for placeholder in text.placeholders {
            guard let valueID = values(placeholder.path)?.id else { continue }
            if let found = strings["\(id)-\(valueID)"], !found.isEmpty { return found }
        }
        return strings[id].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// What a placeholder stands for, ready to be put into a text.
public struct TextValue: Sendable, Hashable {
    /// The words in the user's language.
    public var words: String
    /// The key of those words in `.strings` files: of an enum case's display name, or of a boolean's word.
    public var id: String?
    /// The number, where a plural form depends on it.
    public var number: Double?

    public init(_ words: String, id: String? = nil, number: Double? = nil) {
        self.words = words
        self.id = id
        self.number = number
    }
}

/// A definition with its translations.
public struct LocalizedDefinition: Sendable {
    public var definition: Definition
    public private(set) var localizations: [String: Localization] = [:]

    public init(_ definition: Definition, localizations: [Localization] = []) {
        self.definition = definition
        for localization in localizations { add(localization) }
    }

    /// Adds a language, or more texts of one.
    public mutating func add(_ localization: Localization) {
        let key = LocaleChain.normalized(localization.language)
        guard var known = localizations[key] else {
            localizations[key] = localization
            return
        }
        known.strings.merge(localization.strings) { _, new in new }
        known.plurals.merge(localization.plurals) { _, new in new }
        localizations[key] = known
    }

    /// A text in the user's language with its placeholders filled.
    ///
    /// Goes from the most special language to the base text: "de-AT", "de", base. In each language a translation made
    /// for the very values (`TEXTID-VALUEID`) comes before the plain one, and a plural form before both.
    /// - Parameters:
    ///   - text: A text of `definition`.
    ///   - locale: The user's locale, such as "de_AT.UTF-8" or "pt-BR".
    ///   - values: Gives the value for a placeholder's path; nil when there is none.
    public func render(_ text: Text, locale: String, values: (String) -> TextValue?) -> String {
        let fill: (String) -> String? = { values($0)?.words }
        for language in LocaleChain.languages(locale) {
            guard let localization = localizations[language] else { continue }
            if let format = localization.plurals[text.base],
                let plural = format.filled(language: language, value: values)
            {
                return Template(plural).filled(with: fill)
            }
            if let template = localization.template(of: text, values: values) {
                return Template(template).filled(with: fill)
            }
        }
        return text.filled(with: fill)
    }

    /// A text without placeholders in the user's language.
    public func render(_ text: Text, locale: String) -> String { render(text, locale: locale) { _ in nil } }
}

/// The languages to try for a locale.
public enum LocaleChain {
    /// "de_AT.UTF-8@euro" gives "de-at", "de"; "zh_Hans_CN" gives "zh-hans-cn", "zh-hans", "zh"; "C" gives nothing.
    public static func languages(_ locale: String) -> [String] {
        var parts = normalized(locale).split(separator: "-").map(String.init)
        guard let first = parts.first, first != "c", first != "posix" else { return [] }
        if first == "zh", parts.count == 2 {
            // Chinese is written in two ways; the region says in which.
            switch parts[1] {
            case "cn", "sg": parts.insert("hans", at: 1)
            case "tw", "hk", "mo": parts.insert("hant", at: 1)
            default: break
            }
        }
        return (1...parts.count).reversed().map { parts[..<$0].joined(separator: "-") }
    }

    /// The form that folders are compared in: lower case, hyphens, no encoding.
    public static func normalized(_ locale: String) -> String {
        String(locale.prefix { $0 != "." && $0 != "@" }).lowercased().split { $0 == "_" || $0 == "-" }
            .joined(separator: "-")
    }
}
