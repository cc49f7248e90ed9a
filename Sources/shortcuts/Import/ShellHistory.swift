import ShortcutModel
import SurfaceModel

/// The history files of bash, zsh and fish, where they carry times.
///
/// Of each entry only the name of its first command is kept, because all else may hold passwords, unless the user asks
/// for the arguments. Entries may have several lines, such as the text that a command reads. Without times a further
/// line can't be told from a command, so such entries are left out.
enum ShellHistory {
    static func read(_ text: String, format: ImportFormat, options: ImportOptions) -> ImportLog {
        var log = ImportLog()
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for entry in entries(lines, format) {
            guard let time = entry.time else {
                log.skip(line: entry.line, "no time")
                continue
            }
            guard let command = ShellCommand(entry.text) else {
                log.skip(line: entry.line, "no plain command")
                continue
            }
            let keepsArguments = options.withArguments && !command.arguments.isEmpty
            log.add(
                ImportRow(
                    app: format.rawValue, action: command.name,
                    parameters: keepsArguments ? ["arguments": .string(command.arguments)] : [:], date: time,
                    utcOffset: options.localOffset(time)), line: entry.line)
        }
        return log
    }

    private struct Entry {
        var time: Double?
        var text: Substring
        var line: Int
    }

    private static func entries(_ lines: [Substring], _ format: ImportFormat) -> [Entry] {
        switch format {
        case .bash: bashEntries(lines)
        case .zsh: zshEntries(lines)
        default: fishEntries(lines)
        }
    }

    /// `#1700000000` and, up to the next such line, the lines of one command
    private static func bashEntries(_ lines: [Substring]) -> [Entry] {
        var entries: [Entry] = []
        var time: Double?
        var isFirst = true
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("#"), let next = Double(line.dropFirst()) {
                time = next
                isFirst = true
            } else if isFirst || time == nil, !line.isEmpty {
                entries.append(Entry(time: time, text: line, line: index + 1))
                isFirst = false
            }
        }
        return entries
    }

    /// `: 1700000000:0;command`; each line but the last of a command ends in a backslash
    private static func zshEntries(_ lines: [Substring]) -> [Entry] {
        var entries: [Entry] = []
        var isContinued = false
        for (index, line) in lines.enumerated() {
            defer { isContinued = line.hasSuffix("\\") }
            guard !isContinued, !line.isEmpty else { continue }
            guard line.hasPrefix(": "), let semicolon = line.firstIndex(of: ";") else {
                entries.append(Entry(time: nil, text: line, line: index + 1))
                continue
            }
            let time = line.dropFirst(2).prefix { $0 != ":" }
            entries.append(
                Entry(time: Double(time), text: line[line.index(after: semicolon)...], line: index + 1))
        }
        return entries
    }

    /// `- cmd: command`, its line ends written as `\n`, and `  when: 1700000000`
    private static func fishEntries(_ lines: [Substring]) -> [Entry] {
        var entries: [Entry] = []
        var command: Substring?
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("- cmd: ") {
                command = line.dropFirst(7)
            } else if line.hasPrefix("  when: "), let text = command {
                let first = text.firstRange(of: "\\n").map { text[..<$0.lowerBound] } ?? text
                entries.append(Entry(time: Double(line.dropFirst(8)), text: first, line: index + 1))
                command = nil
            }
        }
        return entries
    }
}

/// The first command of a line of shell.
struct ShellCommand: Equatable {
    var name: String
    /// What follows it.
    var arguments: String

    /// - Returns: Nil where the line doesn't begin with a plain name, which may be preceded by values for variables and
    ///   `sudo`.
    init?(_ line: Substring) {
        var rest = line.drop(while: \.isWhitespace)
        var name = Self.takeWord(&rest)
        while let word = name, Self.isAssignment(word) { name = Self.takeWord(&rest) }
        if name == "sudo" {
            var after = rest
            while let word = Self.takeWord(&after) {
                if Self.isAssignment(word) { continue }
                if Self.isName(word) { (name, rest) = (word, after) }
                break
            }
        }
        guard let name, Self.isName(name) else { return nil }
        self.name = String(name)
        let end = rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? ""
        arguments = String(end.drop(while: \.isWhitespace))
    }

    /// Takes the next word, with its quotes; nil where there is none, or it goes on behind the end of the line.
    private static func takeWord(_ rest: inout Substring) -> Substring? {
        rest = rest.drop(while: \.isWhitespace)
        var index = rest.startIndex
        var quote: Character?
        while index < rest.endIndex {
            let character = rest[index]
            if character == "\\", quote != "'" {
                index = rest.index(after: index)
                guard index < rest.endIndex else { return nil }
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character.isWhitespace || ";|&<>()`".contains(character) {
                break
            }
            index = rest.index(after: index)
        }
        guard quote == nil, index > rest.startIndex else { return nil }
        defer { rest = rest[index...] }
        return rest[..<index]
    }

    private static func isAssignment(_ word: Substring) -> Bool {
        guard let equals = word.firstIndex(of: "="), let first = word.first else { return false }
        let name = word[..<equals]
        return (first.isLetter || first == "_")
            && name.allSatisfy { $0.isLetter || $0.isNumber || "_+[]".contains($0) }
    }

    private static func isName(_ word: Substring) -> Bool {
        guard let first = word.first, word.count <= 100 else { return false }
        return (first.isLetter || first.isNumber || "./~_".contains(first))
            && word.allSatisfy { $0.isLetter || $0.isNumber || "._+-/~@:%,".contains($0) }
    }
}
