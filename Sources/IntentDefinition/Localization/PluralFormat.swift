/// A text with plural forms, from a `.stringsdict` file.
public struct PluralFormat: Sendable {
    struct Variable {
        /// The texts by plural category.
        var forms: [PluralCategory: String]
    }

    /// The text with `%#@name@` where a variable goes.
    var format: String
    var variables: [String: Variable]

    /// Reads a `.stringsdict` file. The keys are base texts; a " - 2" that Xcode adds to a repeated one is dropped
    /// when the plain key is not there.
    static func parse(_ bytes: [UInt8]) throws(Diagnostic) -> [String: PluralFormat] {
        let list = try PropertyList.parse(bytes)
        guard case .dictionary(let root) = list.value else {
            throw .error(
                "The stringsdict file is no dictionary.", mend: "Its root must be a <dict>.", at: list.location)
        }
        var formats: [String: PluralFormat] = [:]
        var numbered: [(String, PluralFormat)] = []
        for pair in root.pairs {
            guard case .dictionary(let entries) = pair.value.value, let format = PluralFormat(entries) else {
                throw .error(
                    "'\(pair.key.prefix(60))' has no \(formatKey).", mend: "Add the text with its variables.",
                    at: pair.keyLocation)
            }
            if let plain = withoutNumber(pair.key) { numbered.append((plain, format)) }
            formats[pair.key] = format
        }
        for (key, format) in numbered where formats[key] == nil { formats[key] = format }
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
    private static func withoutNumber(_ key: String) -> String? {
        let digits = key.reversed().prefix { $0.isNumber }.count
        let rest = key.dropLast(digits)
        return digits > 0 && rest.hasSuffix(" - ") ? String(rest.dropLast(3)) : nil
    }

    /// The text with its variables put in; `${...}` stay.
    ///
    /// - Parameter number: Gives the number for a placeholder's name. A variable takes the number of the placeholder
    ///   that its name begins with (`count` for "count_option"), else the one called `count`.
    func filled(language: String, number: (String) -> Int?) -> String? {
        var result = ""
        var rest = format[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...]
            guard rest.hasPrefix("%#@") else {
                result.append(rest.removeFirst())
                continue
            }
            rest = rest.dropFirst(3)
            guard let end = rest.firstIndex(of: "@") else { return nil }
            let name = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
            let value = number(name) ?? number(String(name.prefix { $0 != "_" })) ?? number("count")
            guard let variable = variables[name], let value else { return nil }
            let category = PluralCategory.category(of: value, language: language)
            let exact = value == 0 ? variable.forms[.zero] : nil
            guard let form = exact ?? variable.forms[category] ?? variable.forms[.other] else { return nil }
            result += Self.printed(form, value)
        }
        return result + rest
    }

    /// Puts the number where `%d`, `%ld`, `%lu`, `%@` and the like stand.
    private static func printed(_ form: String, _ value: Int) -> String {
        var result = ""
        var rest = form[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            if rest.first == "%" {
                result.append(rest.removeFirst())
                continue
            }
            let flags = rest.prefix { "0123456789$lhqzjt ".contains($0) }
            let after = rest.dropFirst(flags.count)
            if let letter = after.first, "diu@".contains(letter) {
                result += String(value)
                rest = after.dropFirst()
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
