/// Parses an XML property list and remembers where each value stands.
///
/// Knows the XML that property lists use: elements, comments, CDATA, character references. Anything that could make a
/// small file big (a document type with entities of its own) is refused.
struct XMLPropertyListParser {
    private let bytes: [UInt8]
    private var position = 0
    private var lines: LineIndex
    private var valueCount = 0

    /// - Parameter bytes: Valid UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineIndex(bytes)
    }

    mutating func parse() throws(Diagnostic) -> PropertyList {
        try skipProlog()
        let root = try openTag(inside: nil)
        guard root.name == "plist" else {
            throw .error(
                "The file is XML, but its root is <\(root.name)>, not <plist>.",
                mend: "A definition file is a property list.", at: root.location)
        }
        guard !root.isEmpty else {
            throw .error("The property list is empty.", mend: "Put a <dict> inside <plist>.", at: root.location)
        }
        let tag = try openTag(inside: root)
        let value = try self.value(of: tag, depth: 1)
        try closeTag(root)
        return value
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}

// MARK: - Values

extension XMLPropertyListParser {
    private struct Tag {
        var name: String
        var isEmpty: Bool
        var location: SourceLocation
    }

    private mutating func value(of tag: Tag, depth: Int) throws(Diagnostic) -> PropertyList {
        valueCount += 1
        guard valueCount <= PropertyList.Limit.values else {
            throw .error(
                "The file holds more than \(PropertyList.Limit.values) values.",
                mend: "Split the definition into several files.", at: tag.location)
        }
        guard depth <= PropertyList.Limit.depth else {
            throw .error(
                "Values are nested more than \(PropertyList.Limit.depth) deep.",
                mend: "No definition file needs that; check where it comes from.", at: tag.location)
        }
        switch tag.name {
        case "dict": return PropertyList(.dictionary(try entries(of: tag, depth: depth)), at: tag.location)
        case "array": return PropertyList(.array(try elements(of: tag, depth: depth)), at: tag.location)
        case "true", "false":
            if !tag.isEmpty { _ = try text(of: tag) }
            return PropertyList(.boolean(tag.name == "true"), at: tag.location)
        default: return PropertyList(try scalar(of: tag), at: tag.location)
        }
    }

    private mutating func scalar(of tag: Tag) throws(Diagnostic) -> PropertyList.Value {
        let text = tag.isEmpty ? "" : try text(of: tag)
        if tag.name == "string" { return .string(text) }
        let word = text.trimmingSpaces
        switch tag.name {
        case "date": return .date(word)
        case "integer":
            if let number = Int(word) ?? Int(hexadecimal: word) { return .integer(number) }
        case "real":
            if let number = Double(word) { return .real(number) }
        case "data":
            if let data = Base64.decode(text.utf8) { return .data(data) }
        case "key":
            throw .error(
                "A <key> stands where a value is expected.", mend: "Put a value after each key.", at: tag.location)
        default:
            throw .error(
                "<\(tag.name)> is no element of a property list.", mend: "Remove it or correct its name.",
                at: tag.location)
        }
        throw .error("'\(word.prefix(40))' is no \(tag.name).", mend: "Correct the value.", at: tag.location)
    }

    private mutating func elements(of tag: Tag, depth: Int) throws(Diagnostic) -> [PropertyList] {
        var elements: [PropertyList] = []
        guard !tag.isEmpty else { return elements }
        while try !skipToCloseTag(of: tag) {
            let element = try openTag(inside: tag)
            elements.append(try value(of: element, depth: depth + 1))
        }
        return elements
    }

    private mutating func entries(of tag: Tag, depth: Int) throws(Diagnostic) -> PropertyList.Entries {
        var entries = PropertyList.Entries()
        guard !tag.isEmpty else { return entries }
        while try !skipToCloseTag(of: tag) {
            let keyTag = try openTag(inside: tag)
            guard keyTag.name == "key" else {
                throw .error(
                    "<\(keyTag.name)> in a <dict> has no <key> before it.", mend: "Put a key before each value.",
                    at: keyTag.location)
            }
            let key = keyTag.isEmpty ? "" : try text(of: keyTag)
            if try skipToCloseTag(of: tag) {
                throw .error("The key '\(key)' has no value.", mend: "Put a value after it.", at: keyTag.location)
            }
            let valueTag = try openTag(inside: tag)
            let value = try value(of: valueTag, depth: depth + 1)
            entries.pairs.append(.init(key: key, keyLocation: keyTag.location, value: value))
        }
        return entries
    }
}

// MARK: - Tags and text

extension XMLPropertyListParser {
    private func has(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func skip(past word: StaticString, in thing: String, from start: SourceLocation) throws(Diagnostic)
    {
        while position < bytes.count, !has(word) { position += 1 }
        guard position < bytes.count else { throw truncated("inside \(thing)", from: start) }
        position += word.utf8CodeUnitCount
    }

    private func truncated(_ place: String, from start: SourceLocation) -> Diagnostic {
        .error(
            "The file ends \(place) that begins here.", mend: "It was cut short; get a whole copy.", at: start)
    }

    private mutating func location() -> SourceLocation { lines.location(of: position) }

    private mutating func skipSpaceAndComments() throws(Diagnostic) {
        while position < bytes.count {
            if Self.isSpace(bytes[position]) {
                position += 1
            } else if has("<!--") {
                try skip(past: "-->", in: "a comment", from: location())
            } else {
                return
            }
        }
    }

    private mutating func skipProlog() throws(Diagnostic) {
        while true {
            try skipSpaceAndComments()
            let start = location()
            if has("<?") {
                try skip(past: "?>", in: "a processing instruction", from: start)
            } else if has("<!DOCTYPE") {
                let from = position
                try skip(past: ">", in: "the document type", from: start)
                if bytes[from..<position].contains(UInt8(ascii: "[")) {
                    throw .error(
                        "The document type declares entities of its own.",
                        mend: "Remove what stands in [ ]: property lists don't need it.", at: start)
                }
            } else {
                return
            }
        }
    }

    /// Reads `<name attributes>` or `<name/>`.
    private mutating func openTag(inside parent: Tag?) throws(Diagnostic) -> Tag {
        try skipSpaceAndComments()
        guard position < bytes.count else {
            guard let parent else { throw .error("The file has no content.", mend: "It must hold a <plist>.") }
            throw truncated("inside <\(parent.name)>", from: parent.location)
        }
        let start = location()
        guard bytes[position] == UInt8(ascii: "<") else {
            throw .error(
                "Text stands where a tag is expected.", mend: "Remove it or put it into a <string>.", at: start)
        }
        let nameStart = position + 1
        var end = nameStart
        while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
        guard end < bytes.count else { throw truncated("inside a tag", from: start) }
        position = end + 1
        let isEmpty = end > nameStart && bytes[end - 1] == UInt8(ascii: "/")
        let content = bytes[nameStart..<(isEmpty ? end - 1 : end)]
        let name = String(decoding: content.prefix { !Self.isSpace($0) }, as: UTF8.self)
        guard !name.hasPrefix("/"), !name.isEmpty else {
            throw .error("<\(name)> closes nothing here.", mend: "Check which tags are open.", at: start)
        }
        return Tag(name: String(name.prefix(40)), isEmpty: isEmpty, location: start)
    }

    /// Skips space; consumes the closing tag when it comes next.
    private mutating func skipToCloseTag(of tag: Tag) throws(Diagnostic) -> Bool {
        try skipSpaceAndComments()
        guard has("</") else { return false }
        try closeTag(tag)
        return true
    }

    private mutating func closeTag(_ tag: Tag) throws(Diagnostic) {
        try skipSpaceAndComments()
        guard position < bytes.count else { throw truncated("inside <\(tag.name)>", from: tag.location) }
        var end = position
        if has("</"), bytes[(end + 2)...].starts(with: tag.name.utf8) {
            end += 2 + tag.name.utf8.count
            while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
                position = end + 1
                return
            }
        }
        if end == bytes.count || !bytes[position...].contains(UInt8(ascii: ">")) {
            throw truncated("inside <\(tag.name)>", from: tag.location)
        }
        throw .error(
            "</\(tag.name)> is expected here, to close the tag of line \(tag.location.line).",
            mend: "Check which tags are open.", at: location())
    }

    /// Reads the text up to the closing tag and consumes that.
    private mutating func text(of tag: Tag) throws(Diagnostic) -> String {
        var text: [UInt8] = []
        while position < bytes.count {
            let end =
                bytes[position...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") } ?? bytes.count
            text += bytes[position..<end]
            position = end
            if has("</") {
                try closeTag(tag)
                return String(decoding: text, as: UTF8.self)
            } else if has("<!--") {
                try skip(past: "-->", in: "a comment", from: location())
            } else if has("<![CDATA[") {
                let start = position + 9
                try skip(past: "]]>", in: "a CDATA section", from: location())
                text += bytes[start..<position - 3]
            } else if has("&") {
                text += try characterReference()
            } else if position < bytes.count {
                throw .error("<\(tag.name)> can hold text only.", mend: "Close it first.", at: location())
            }
        }
        throw truncated("inside <\(tag.name)>", from: tag.location)
    }

    private mutating func characterReference() throws(Diagnostic) -> String.UTF8View {
        let start = location()
        let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
        let name = end.map { String(decoding: bytes[position + 1..<$0], as: UTF8.self) } ?? ""
        guard let end, let character = Self.character(named: name) else {
            throw .error("'&' begins no known character reference.", mend: "Write &amp; for a plain '&'.", at: start)
        }
        position = end + 1
        return String(character).utf8
    }

    private static func character(named name: String) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let number =
                digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
