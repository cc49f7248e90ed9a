/// The words behind a sub-command, sorted into operands and options.
struct Arguments: Sendable, Equatable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Reads `--name value`, `--name=value`, `-n value`, `-nvalue` and flags; `--` ends the options, `-` is an operand.
    init(_ words: some Sequence<String>, for command: Command) throws(Failure) {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                break
            }
            if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), &words, command)
            } else if word.hasPrefix("-"), word != "-", !Self.isNumber(word) {
                try readShort(word.dropFirst(), &words, command)
            } else {
                operands.append(word)
            }
        }
        if !has("help") { try check(command) }
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    func value(_ name: String) -> String? { values[name]?.last }

    func values(_ name: String) -> [String] { values[name] ?? [] }

    /// A whole number within `range`, or nil if the option was not given.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "--\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }

    private mutating func readLong(
        _ word: Substring, _ words: inout ArraySlice<String>, _ command: Command
    ) throws(Failure) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.allOptions.first(where: { $0.name == name }) else {
            let near = nearest(to: name, among: command.allOptions.map(\.name))
            throw .usage(
                "'\(command.name)' has no option --\(name)",
                mend: near.map { "Did you mean --\($0)?" } ?? "See 'shortcuts \(command.name) --help'.")
        }
        try store(option, "--" + name, parts.count > 1 ? String(parts[1]) : nil, &words)
    }

    private mutating func readShort(
        _ letters: Substring, _ words: inout ArraySlice<String>, _ command: Command
    ) throws(Failure) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = command.allOptions.first(where: { $0.short == letter }) else {
                throw .usage(
                    "'\(command.name)' has no option -\(letter)", mend: "See 'shortcuts \(command.name) --help'.")
            }
            let attached = option.value != nil && !letters.isEmpty ? String(letters) : nil
            try store(option, "-\(letter)", attached, &words)
            if attached != nil { return }
        }
    }

    private mutating func store(
        _ option: Command.Option, _ spelling: String, _ attached: String?, _ words: inout ArraySlice<String>
    ) throws(Failure) {
        guard let placeholder = option.value else {
            guard attached == nil else { throw .usage("\(spelling) takes no value") }
            values[option.name] = []
            return
        }
        guard let value = attached ?? words.popFirst() else {
            throw .usage("\(spelling) needs a value: \(placeholder)")
        }
        guard option.repeats || values[option.name] == nil else { throw .usage("\(spelling) was given twice") }
        values[option.name, default: []].append(value)
    }

    private func check(_ command: Command) throws(Failure) {
        let required = command.operands.prefix { $0.isRequired }
        if operands.count < required.count {
            throw .usage(
                "'\(command.name)' needs \(required[operands.count].name)",
                mend: "Usage: \(Help.usage(of: command))")
        }
        if operands.count > command.operands.count, command.operands.last?.repeats != true {
            throw .usage(
                "'\(command.name)' can't use '\(operands[command.operands.count])'",
                mend: "Put a name of several words in quotes. Usage: \(Help.usage(of: command))")
        }
    }

    private static func isNumber(_ word: String) -> Bool { Double(word) != nil }
}

/// The candidate that a mistyped word probably means: few letters off, or its beginning.
func nearest(to word: String, among candidates: [String]) -> String? {
    func distance(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == b[j] ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[b.count]
    }
    guard !word.isEmpty, word.count < 60 else { return nil }
    if let beginning = candidates.first(where: { $0.hasPrefix(word) }) { return beginning }
    let best = candidates.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    return best.flatMap { $0.1 <= max(1, word.count / 3) ? $0.0 : nil }
}
