import ShortcutModel
import SurfaceModel

/// The history files of bash, zsh and fish, where they carry times.
///
/// Only the name of each command is kept, because arguments may hold passwords, unless the user asks for them.
enum ShellHistory {
    static func read(_ text: String, format: ImportFormat, options: ImportOptions) -> ImportLog {
        var log = ImportLog()
        var pendingTime: Double?
        var pendingCommand: Substring?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            switch format {
            case .bash:
                if line.hasPrefix("#"), let time = Double(line.dropFirst()) {
                    pendingTime = time
                } else if !line.isEmpty {
                    append(line, at: pendingTime, line: index + 1, format, options, to: &log)
                }
            case .zsh:
                let (time, command) = zshEntry(line)
                if !line.isEmpty { append(command, at: time, line: index + 1, format, options, to: &log) }
            default:
                if line.hasPrefix("- cmd: ") {
                    pendingCommand = line.dropFirst(7)
                } else if line.hasPrefix("  when: "), let command = pendingCommand {
                    append(command, at: Double(line.dropFirst(8)), line: index + 1, format, options, to: &log)
                    pendingCommand = nil
                }
            }
        }
        return log
    }

    /// `: 1700000000:0;command`
    private static func zshEntry(_ line: Substring) -> (Double?, Substring) {
        guard line.hasPrefix(": "), let semicolon = line.firstIndex(of: ";") else { return (nil, line) }
        let time = line.dropFirst(2).prefix { $0 != ":" }
        return (Double(time), line[line.index(after: semicolon)...])
    }

    private static func append(
        _ command: Substring, at time: Double?, line: Int, _ format: ImportFormat, _ options: ImportOptions,
        to log: inout ImportLog
    ) {
        guard let time else { return log.skip(line: line, "no time") }
        var words = command.split(separator: " ")[...]
        while let first = words.first, first == "sudo" || first.contains("=") { words.removeFirst() }
        guard let name = words.popFirst(), name.count <= 100 else { return log.skip(line: line, "no command") }
        let arguments = words.joined(separator: " ")
        let keepsArguments = options.withArguments && !arguments.isEmpty
        log.rows.append(
            ImportRow(
                app: format.rawValue, action: String(name),
                parameters: keepsArguments ? ["arguments": .string(arguments)] : [:], date: time,
                utcOffset: options.localOffset(time)))
    }
}
