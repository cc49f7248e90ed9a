/// A text with plural forms, from a `.stringsdict` file.
public struct PluralFormat: Sendable {
    struct Variable {
        /// The texts by plural category.
        var forms: [PluralCategory: String]
    }

    /// The text with `%#@name@` or `%1$#@name@` where a variable goes.
    var format: String
    var variables: [String: Variable]

    /// Reads a `.stringsdict` file. The keys are base texts; a " - 2" that Xcode adds to a repeated one is dropped
    /// when the plain key is not there.
    static func parse(_ bytes: [UInt8]) throws(Diagnostic) -> [String: PluralFormat] {
        let entries = try entries(bytes)
        var formats: [String: PluralFormat] = [:]
        for (key, format) in entries { formats[key] = format }
        for (key, format) in entries {
            if let plain = withoutNumber(key), formats[plain] == nil { formats[plain] = format }
        }
        return formats
    }

    /// The keys of a `.stringsdict` file, in order.
    public static func keys(_ bytes: [UInt8]) throws(Diagnostic) -> [String] { try entries(bytes).map(\.key) }

    private static func entries(_ bytes: [UInt8]) throws(Diagnostic) -> [(key: String, format: PluralFormat)] {
        let list = try PropertyList.parse(bytes)
        guard case .dictionary(let root) = list.value else {
            throw .error(
                "The stringsdict file is no dictionary.", mend: "Its root must be a <dict>.", at: list.location)
        }
        var formats: [(String, PluralFormat)] = []
        for pair in root.pairs {
            guard case .dictionary(let entries) = pair.value.value, let format = PluralFormat(entries) else {
                throw .error(
                    "'\(pair.key.prefix(60))' has no \(formatKey).", mend: "Add the text with its variables.",
                    at: pair.keyLocation)
            }
            formats.append((pair.key, format))
        }
        return formats
    }

    private static let formatKey = "NSStringLocalizedFormatKey"

    private init?(_ entries: PropertyList.Entries) {
        guard case .string(let format)? = entries[Self.formatKey]?.value else { return nil }
        self.format = format
        variables = [:]
        for pair in entries.pairs {
            guard case .dictionary(let forms) = pair.value.value else { continue }
            var variable = Variable(forms: [:])
            for form in forms.pairs {
                guard let category = PluralCategory(rawValue: form.key), case .string(let text) = form.value.value
                else { continue }
                variable.forms[category] = text
            }
            variables[pair.key] = variable
        }
    }

    /// "text - 2" gives "text".
    static func withoutNumber(_ key: String) -> String? {
        let digits = key.reversed().prefix { $0.isNumber }.count
        let rest = key.dropLast(digits)
        return digits > 0 && rest.hasSuffix(" - ") ? String(rest.dropLast(3)) : nil
    }

    /// The text with its variables put in; `${...}` stay.
    ///
    /// - Parameter value: Gives the value for a placeholder's name. A variable takes the number of the placeholder
    ///   that its name begins with (`count` for "count_option"), else the one called `count`.
    /// - Returns: nil when a variable is not declared or has no number.
    func filled(language: String, value: (String) -> TextValue?) -> String? {
        expanded(format, of: nil, language, value, depth: 0)
    }

    /// Puts variables, and the number of the variable that this is a form of, where the printf rules have them.
    private func expanded(
        _ text: String, of current: TextValue?, _ language: String, _ value: (String) -> TextValue?, depth: Int
    ) -> String? {
        // A form may name other variables; one that names itself would never end.
        guard depth <= variables.count else { return nil }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            let flags = rest.prefix { "0123456789$.lhqzjt".contains($0) }
            let after = rest.dropFirst(flags.count)
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            } else if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") {
                let name = String(after.dropFirst(2)[..<end])
                guard let form = form(of: name, language, value),
                    let words = expanded(form.text, of: form.value, language, value, depth: depth + 1)
                else { return nil }
                result += words
                rest = after[after.index(after: end)...]
            } else if let current, let letter = after.first, "diufg@".contains(letter) {
                result += current.numberWords
                rest = after.dropFirst()
            } else {
                result += "%"
            }
        }
        return result + rest
    }

    /// The form of a variable that fits its number.
    private func form(
        of name: String, _ language: String, _ value: (String) -> TextValue?
    ) -> (text: String, value: TextValue)? {
        let values = [name, String(name.prefix { $0 != "_" }), "count"].lazy.compactMap(value)
        guard let forms = variables[name]?.forms, let value = values.first(where: { $0.number != nil }),
            let number = value.number
        else { return nil }
        let category = PluralCategory.category(of: number, language: language)
        // Older translations may lack a form that the rules have now: Maltese had "few" for two.
        let candidates = [number == 0 ? .zero : category, category, category == .two ? .few : .other, .other]
        return candidates.lazy.compactMap { forms[$0] }.first.map { ($0, value) }
    }
}

extension TextValue {
    /// How the number reads inside a plural form: a list has words that are no number.
    fileprivate var numberWords: String {
        guard let number, let whole = Int(exactly: number) else { return words }
        return String(whole)
    }
}
