/// The documentation of the system's classes: a sentence of the file for each type, and one made of the name for each
/// property and case.
struct SystemDocumentation {
    let file: SystemIntentsFile

    /// The sentence of an entry, as a comment. An entry without one, such as a test has, is named by its words.
    func comment(_ name: String) -> String { "/// " + (file.sentences[name] ?? Self.sentence(name)) }

    /// What a property holds, and what it reads as while it is not set.
    func comment(on property: SystemIntentsFile.Property) -> String {
        let type = property.type
        let words = Self.words(property.name)
        let text =
            ["Bool", "Bool?"].contains(type.text) ? "Whether this holds: \(words)." : "The \(words)."
        if type.isOptional { return "/// \(text) Nil when it is not set." }
        guard let enumeration = file.enumerations.first(where: { $0.name == type.text }) else { return "/// \(text)" }
        switch enumeration.kind {
        case .enum: return "/// \(text) `\(enumeration.cases.first?.name ?? "")` when it is not set."
        case .options: return "/// \(text) Empty when it is not set."
        case .strings: return "/// \(text)"
        }
    }

    static func comment(onCase name: String) -> String { "/// " + sentence(name) }

    /// What a response code means. Codes of one name mean the same in all domains.
    static func comment(onCode name: String) -> String {
        if let text = codes[name] { return "/// " + text }
        guard name.hasPrefix("failure"), name != "failure" else { return comment(onCase: name) }
        let appLaunch = "failureRequiringAppLaunch"
        if name.hasPrefix(appLaunch) {
            return "/// It failed, and the app has to open: \(words(String(name.dropFirst(appLaunch.count))))."
        }
        return "/// It failed: \(words(String(name.dropFirst("failure".count))))."
    }

    private static let codes = [
        "unspecified": "Nothing was said. Leave it to the system.",
        "ready": "The intent can be handled. An answer of `confirm` alone.",
        "continueInApp": "The app opens and goes on.",
        "inProgress": "It goes on after the answer.",
        "success": "It is done.",
        "failure": "It failed.",
        "failureRequiringAppLaunch": "It failed, and may succeed when the app is open.",
        "handleInApp": "The app handles it, without opening.",
        "userConfirmationRequired": "The user has to agree first.",
        "denied": "It was refused.",
    ]

    /// "searchTermsOperator" becomes "Search terms operator."
    private static func sentence(_ name: String) -> String {
        let words = words(name)
        return words.prefix(1).uppercased() + words.dropFirst() + "."
    }

    /// The words of a name, in lower case but for those that are written in capitals.
    private static func words(_ name: String) -> String {
        var words: [String] = []
        var wasCapital = false
        for character in name {
            let isCapital = character.isUppercase || character.isNumber
            if isCapital && !wasCapital || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
            wasCapital = isCapital
        }
        return words.map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }.joined(separator: " ")
    }
}
