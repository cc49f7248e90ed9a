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
        while let dollar = rest.firstRange(of: "${"), let brace = rest[dollar.upperBound...].firstIndex(of: "}") {
            if dollar.lowerBound > rest.startIndex { pieces.append(.words(String(rest[..<dollar.lowerBound]))) }
            let path = String(rest[dollar.upperBound..<brace]).trimmingSpaces
            pieces.append(.placeholder(Placeholder(path: path)))
            rest = rest[rest.index(after: brace)...]
        }
        if !rest.isEmpty { pieces.append(.words(String(rest))) }
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

extension Substring {
    /// The first place of a short ASCII word.
    fileprivate func firstRange(of word: String) -> Range<Index>? {
        var start = startIndex
        let first = word[word.startIndex]
        while let found = self[start...].firstIndex(of: first) {
            let end = index(found, offsetBy: word.count, limitedBy: endIndex)
            if let end, self[found..<end] == word { return found..<end }
            start = index(after: found)
        }
        return nil
    }
}
