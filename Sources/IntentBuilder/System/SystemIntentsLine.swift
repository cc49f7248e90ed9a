/// A line of the file as words with their places. What follows a `#` is a comment.
struct SystemIntentsLine {
    struct Word {
        var text: String
        var place: SystemIntentsPlace

        func fault(_ message: String) -> SystemIntentsFault { SystemIntentsFault(place: place, message: message) }
    }

    private(set) var words: [Word] = []
    /// How many spaces are before the first word.
    private(set) var indentation = 0

    init(_ line: Substring, number: Int) {
        let text = line.prefix { $0 != "#" }
        indentation = text.prefix { $0 == " " }.count
        var column = 1
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !part.isEmpty { words.append(Word(text: String(part), place: .init(line: number, column: column))) }
            column += part.count + 1
        }
    }
}

/// A place in the file; both count from 1.
struct SystemIntentsPlace: Sendable {
    var line: Int
    var column: Int
}

/// A mistake in the file, in the form in which a build shows it at its place.
public struct SystemIntentsFault: Error, CustomStringConvertible {
    var place: SystemIntentsPlace
    var message: String

    public var description: String { "\(place.line):\(place.column): error: \(message)" }
}
