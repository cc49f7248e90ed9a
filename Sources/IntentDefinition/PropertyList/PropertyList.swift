/// A value of a property list with its place in the file.
public struct PropertyList: Sendable {
    public enum Value: Sendable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case date(String)
        case data([UInt8])
        case array([PropertyList])
        case dictionary(Entries)
    }

    public var value: Value
    public var location: SourceLocation?

    init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }

    /// The pairs of a dictionary in the order of the file.
    public struct Entries: Sendable {
        public struct Entry: Sendable {
            public var key: String
            public var keyLocation: SourceLocation?
            public var value: PropertyList
        }

        public var pairs: [Entry] = []

        public subscript(key: String) -> PropertyList? { pairs.first { $0.key == key }?.value }
    }
}

extension PropertyList {
    /// What a file may hold at most. Real definition files stay under a tenth of each.
    enum Limit {
        static let bytes = 16 << 20
        static let values = 250_000
        static let depth = 32
    }

    /// Parses an XML, binary or old-style ("strings file") property list.
    /// - Throws: A diagnostic when the content is no property list, is cut short, or goes beyond a limit.
    public static func parse(_ bytes: [UInt8]) throws(Diagnostic) -> PropertyList {
        guard bytes.count <= Limit.bytes else {
            throw .error(
                "The file has \(bytes.count) bytes; at most \(Limit.bytes) are read.",
                mend: "Check that this is the right file.")
        }
        if bytes.starts(with: Array("bplist0".utf8)) {
            var parser = BinaryPropertyListParser(bytes)
            return try parser.parse()
        }
        let text = try TextEncoding.utf8(bytes)
        if let plain = PlainTextMistake(text) { throw plain.diagnostic }
        var parser = XMLPropertyListParser(text)
        return try parser.parse()
    }

    /// The word for the kind of value that messages use.
    var kindName: String {
        switch value {
        case .string: "a string"
        case .integer: "an integer"
        case .real: "a real number"
        case .boolean: "a boolean"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}

/// Files that hold something else than a property list in a way that is worth a message of its own.
private struct PlainTextMistake {
    let diagnostic: Diagnostic

    init?(_ bytes: [UInt8]) {
        let start = bytes.first { !XMLPropertyListParser.isSpace($0) }
        guard start != UInt8(ascii: "<") else { return nil }
        guard start != nil else {
            diagnostic = .error("The file is empty.", mend: "A definition file is an XML property list.")
            return
        }
        let lines = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 })
        if lines.count == 1, bytes.count < 4096, bytes.contains(UInt8(ascii: "/")) || bytes.contains(UInt8(ascii: ".")),
            let path = String(validating: lines[0], as: UTF8.self),
            path.hasSuffix(".intentdefinition") || path.hasPrefix("../") || path.hasPrefix("/")
        {
            diagnostic = .error(
                "The file holds only the path '\(path)': a symbolic link that was checked out as a plain file.",
                mend: "Replace it by the file that the path names.", at: SourceLocation(line: 1, column: 1))
            return
        }
        diagnostic = .error(
            "The file is not a property list.", mend: "A definition file is XML that begins with <?xml or <plist>.",
            at: SourceLocation(line: 1, column: 1))
    }
}
