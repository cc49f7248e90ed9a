/// A human text of a definition file: the words in the base language and the key of its translations.
public struct Text: Sendable, Hashable {
    /// The text in the base language, with `${name}` where values go. Empty when the file leaves it out.
    public var base: String
    /// The key that `.strings` files use. Several texts of one file can share a key.
    public var id: String?
    public var location: SourceLocation?

    public init(_ base: String, id: String? = nil, at location: SourceLocation? = nil) {
        self.base = base
        self.id = id
        self.location = location
    }

    public var isEmpty: Bool { base.isEmpty }

    /// The placeholders in the order of the text; one that occurs twice is there twice.
    public var placeholders: [Placeholder] { Template(base).placeholders }

    /// The base text with its placeholders filled.
    ///
    /// - Parameter value: Gives the words for a name: a parameter ("soup"), a member of one ("order.total"), or a
    ///   name that only prompts use ("count"). Where it gives nil the placeholder goes, with one of the spaces around
    ///   it.
    public func filled(with value: (String) -> String?) -> String { Template(base).filled(with: value) }
}

/// `${name}` or `${name.member}` in a text.
public struct Placeholder: Sendable, Hashable {
    /// What stands between the braces.
    public var path: String

    /// The part before the first dot: the name of a parameter or property.
    public var name: String { String(path.prefix { $0 != "." }) }

    /// The part after the first dot, if there is one.
    public var member: String? {
        path.contains(".") ? String(path.drop { $0 != "." }.dropFirst()) : nil
    }
}

/// A text cut into words and placeholders.
struct Template {
    enum Piece: Equatable {
        case words(String)
        case placeholder(Placeholder)
    }

    var pieces: [Piece] = []

    /// Everything that is no complete `${...}` is words.
    init(_ text: String) {
        var rest = text[...]
        while let (dollar, brace) = Self.nextPlaceholder(in: rest) {
            if dollar > rest.startIndex { pieces.append(.words(String(rest[..<dollar]))) }
            let path = rest[rest.utf8.index(dollar, offsetBy: 2)..<brace].trimmingSpaces
            pieces.append(.placeholder(Placeholder(path: path)))
            rest = rest[rest.utf8.index(after: brace)...]
        }
        if !rest.isEmpty { pieces.append(.words(String(rest))) }
    }

    /// The places of the next "${" and of the "}" after it.
    private static func nextPlaceholder(in text: Substring) -> (Substring.Index, Substring.Index)? {
        let bytes = text.utf8
        var start = bytes.startIndex
        while let dollar = bytes[start...].firstIndex(of: UInt8(ascii: "$")) {
            start = bytes.index(after: dollar)
            guard start < bytes.endIndex, bytes[start] == UInt8(ascii: "{") else { continue }
            return bytes[start...].firstIndex(of: UInt8(ascii: "}")).map { (dollar, $0) }
        }
        return nil
    }

    var placeholders: [Placeholder] {
        pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }

    func filled(with value: (String) -> String?) -> String {
        var result = ""
        var dropsSpace = false
        for piece in pieces {
            switch piece {
            case .words(let words):
                result += dropsSpace && words.first == " " ? String(words.dropFirst()) : words
                dropsSpace = false
            case .placeholder(let placeholder):
                if let value = value(placeholder.path), !value.isEmpty {
                    result += value
                    dropsSpace = false
                } else {
                    dropsSpace = dropsSpace || result.isEmpty || result.last == " "
                }
            }
        }
        return result.trimmingSpaces
    }
}
