import ShortcutModel

extension ObjectValue {
    /// How the object reads: its own text, or the property that says what it is.
    var words: String {
        guard displayString.isEmpty else { return displayString }
        if let amount = properties["amount"]?.plainWords {
            return [amount, properties["currencyCode"]?.plainWords].compactMap { $0 }.joined(separator: " ")
        }
        return Self.names.lazy.compactMap { properties[$0]?.plainWords }.first { !$0.isEmpty } ?? ""
    }

    /// Properties that name an object, as the system's domains call them.
    private static let names = [
        "spokenPhrase", "displayName", "title", "name", "nickname", "organizationName", "mediaName", "artistName",
        "albumName", "text", "value",
    ]
}

extension ParameterValue {
    fileprivate var plainWords: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .decimal(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
        case .object(let object): object.words
        default: nil
        }
    }
}
