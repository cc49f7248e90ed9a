/// One line of the golden list: a member that Apple's tool was seen to generate.
struct GoldenMember {
    let file: String
    private let owner: String
    private let kind: String
    private let name: String
    private let types: String
    /// Members that were seen in Objective-C come without results and, in part, without optional marks.
    private let isSwift: Bool

    init(_ fields: [String]) {
        file = fields[0]
        owner = fields[1]
        kind = fields[2]
        name = fields[3]
        types = fields[4]
        isSwift = fields[7] == "swift"
    }

    /// Whether generated source declares the member inside its owner.
    func isIn(_ source: String) -> Bool {
        guard let lines = Self.lines(of: owner, in: source) else { return false }
        switch kind {
        case "class", "enum", "protocol":
            return lines[0].contains("\(kind) \(owner): \(types)")
        case "case":
            return lines.contains { $0.contains("case `\(name)` = ") && $0.hasSuffix(" = \(types)") }
        case "property":
            let optional = types + (isSwift || types.hasSuffix("?") ? "" : "?")
            return lines.contains {
                $0.contains("var \(name): \(types) {") || $0.contains("var \(name): \(optional) {")
            }
        default:
            let wanted = Callable(name: name, types: types)
            return lines.contains { line in Callable(line).map { $0.matches(wanted, exactly: isSwift) } ?? false }
        }
    }

    /// The lines from a declaration to its closing brace.
    private static func lines(of owner: String, in source: String) -> [Substring]? {
        let lines = source.split(separator: "\n")
        let heads = ["class \(owner):", "enum \(owner):", "protocol \(owner):"]
        guard let start = lines.firstIndex(where: { line in heads.contains { line.contains($0) } }) else { return nil }
        return Array(lines[start..<(lines[start...].firstIndex(of: "}") ?? lines.endIndex)])
    }
}

/// A function or initialiser: its full name and its types.
private struct Callable {
    var name: String
    var parameters: [String]
    var result: String

    /// Reads "name(a:b:)" and "(A; (B, C) -> Void) async -> D".
    init(name: String, types: String) {
        self.name = name
        let (inside, rest) = Self.parenthesised(types[...])
        parameters = Self.split(inside, at: ";").map(Self.plain)
        result = Self.plain(rest)
    }

    /// Reads "public static func name(a b: C) -> D {"; nil for other lines. A requirement of a handling protocol has
    /// its full form in the comment before it.
    init?(_ line: Substring) {
        let text = line.firstRange(of: "A class writes: `").map { line[$0.upperBound...].dropLast() } ?? line
        guard let start = text.firstRange(of: "func ")?.upperBound ?? text.firstRange(of: "init(")?.lowerBound,
            let open = text[start...].firstIndex(of: "(")
        else { return nil }
        let (inside, rest) = Self.parenthesised(text[open...])
        let list = Self.split(inside, at: ",").map { parameter in
            let colon = parameter.firstIndex(of: ":") ?? parameter.endIndex
            return (
                label: parameter[..<colon].split(separator: " ").first ?? "",
                type: Self.plain(parameter[colon...].dropFirst())
            )
        }
        name = "\(text[start..<open])(\(list.map { $0.label + ":" }.joined()))"
        parameters = list.map(\.type)
        result = Self.plain(rest.prefix { $0 != "{" })
    }

    func matches(_ wanted: Callable, exactly: Bool) -> Bool {
        guard name == wanted.name else { return false }
        if exactly { return parameters == wanted.parameters && (wanted.result.isEmpty || result == wanted.result) }
        return parameters.map(Self.withoutMarks) == wanted.parameters.map(Self.withoutMarks)
    }

    private static func withoutMarks(_ type: String) -> String { type.filter { $0 != "?" } }

    private static func plain(_ type: Substring) -> String {
        var type = type.replacing("@escaping ", with: "").replacing("(any Error)", with: "Error")
        while type.first == " " { type.removeFirst() }
        while type.last == " " { type.removeLast() }
        return String(type)
    }

    /// What stands in the first parentheses, and what comes after them.
    private static func parenthesised(_ text: Substring) -> (Substring, Substring) {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return (text[..<index].dropFirst(), text[index...].dropFirst()) }
        }
        return (text.dropFirst(), "")
    }

    /// Splits at a character that is in no brackets.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            if "([".contains(text[index]) { depth += 1 }
            if ")]".contains(text[index]) { depth -= 1 }
            if depth == 0, text[index] == separator {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return text.isEmpty ? parts : parts + [text[start...]]
    }
}
