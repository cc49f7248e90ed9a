/// Reads `.strings` files: `"key" = "value";` with comments in C style, or a property list.
public enum StringsFile {
    public struct Entry: Sendable, Hashable {
        public var key: String
        public var value: String
        public var location: SourceLocation?
    }

    /// - Throws: A diagnostic at the first place that is no entry.
    public static func parse(_ bytes: [UInt8]) throws(Diagnostic) -> [Entry] {
        guard bytes.count <= PropertyList.Limit.bytes else {
            throw .error("The file is too large for a strings file.", mend: "Check that this is the right file.")
        }
        if bytes.starts(with: Array("bplist0".utf8)) { return try entries(of: PropertyList.parse(bytes)) }
        let text = try TextEncoding.utf8(bytes)
        if text.first(where: { !XMLPropertyListParser.isSpace($0) }) == UInt8(ascii: "<") {
            return try entries(of: PropertyList.parse(text))
        }
        var parser = Parser(text)
        return try parser.parse()
    }

    private static func entries(of list: PropertyList) throws(Diagnostic) -> [Entry] {
        guard case .dictionary(let dictionary) = list.value else {
            throw .error("The strings file is no dictionary.", mend: "Its root must be a <dict>.", at: list.location)
        }
        return dictionary.pairs.compactMap { pair in
            guard case .string(let value) = pair.value.value else { return nil }
            return Entry(key: pair.key, value: value, location: pair.keyLocation)
        }
    }

    /// One line of a `.strings` file.
    public static func line(key: String, value: String, comment: String? = nil) -> String {
        let note = comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
        return "\(note)\"\(escaped(key))\" = \"\(escaped(value))\";\n"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

private struct Parser {
    private let bytes: [UInt8]
    private var position = 0
    private var lines: LineIndex

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineIndex(bytes)
    }

    mutating func parse() throws(Diagnostic) -> [StringsFile.Entry] {
        var entries: [StringsFile.Entry] = []
        try skipSpaceAndComments()
        while position < bytes.count {
            let place = lines.location(of: position)
            let key = try word()
            var value = key
            try skipSpaceAndComments()
            if take("=") {
                try skipSpaceAndComments()
                value = try word()
                try skipSpaceAndComments()
            }
            guard take(";") else {
                throw problem("The entry '\(key.prefix(40))' is not closed.", mend: "Put a semicolon after its value.")
            }
            entries.append(.init(key: key, value: value, location: place))
            try skipSpaceAndComments()
        }
        return entries
    }

    private mutating func problem(_ message: String, mend: String) -> Diagnostic {
        .error(message, mend: mend, at: lines.location(of: min(position, bytes.count)))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func starts(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func skipSpaceAndComments() throws(Diagnostic) {
        while position < bytes.count {
            if XMLPropertyListParser.isSpace(bytes[position]) {
                position += 1
            } else if starts("//") {
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            } else if starts("/*") {
                let start = position
                position += 2
                while position < bytes.count, !starts("*/") { position += 1 }
                guard position < bytes.count else {
                    throw .error("A comment has no end.", mend: "Close it with */.", at: lines.location(of: start))
                }
                position += 2
            } else {
                return
            }
        }
    }

    /// A quoted string, or a word of letters, digits and `_ . - $ :`, as old property lists allow.
    private mutating func word() throws(Diagnostic) -> String {
        if take("\"") { return try quoted() }
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        guard position > start else {
            throw problem("A key or value is expected here.", mend: "Write entries as \"key\" = \"value\";.")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "_.-$:/".utf8.contains(byte)
        }
    }

    private mutating func quoted() throws(Diagnostic) -> String {
        let start = lines.location(of: position)
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += escape()
            default: text.append(byte)
            }
        }
        throw .error("A quoted text has no end.", mend: "Close it with a quotation mark.", at: start)
    }

    private mutating func escape() -> [UInt8] {
        guard position < bytes.count else { return [] }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "0"): return [0]
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var units = [hexadecimalUnit()]
            // A character outside the first plane is written as two units.
            if (0xD800..<0xDC00).contains(units[0]), starts("\\U") || starts("\\u") {
                position += 2
                units.append(hexadecimalUnit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: return [byte]
        }
    }

    private mutating func hexadecimalUnit() -> UInt16 {
        var unit: UInt16 = 0
        var digits = 0
        while digits < 4, position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue {
            unit = unit << 4 | UInt16(digit)
            position += 1
            digits += 1
        }
        return unit
    }
}
