import Glibc

/// The exit statuses of the program.
enum ExitStatus {
    static let badInput: Int32 = 1
    static let usage: Int32 = 2
    static let io: Int32 = 3
}

/// Ends the program with a message.
struct CommandFailure: Error {
    var message: String
    var status: Int32

    static func usage(_ message: String, help: String) -> CommandFailure {
        CommandFailure(message: "intentbuilder: \(message)\n\n\(help)", status: ExitStatus.usage)
    }

    /// Problems have been printed already.
    static let badInput = CommandFailure(message: "", status: ExitStatus.badInput)

    /// In the form that compilers use, so that editors show it.
    static func file(_ path: String, _ text: String) -> CommandFailure {
        CommandFailure(message: "\(path):1:1: error: \(text)", status: ExitStatus.io)
    }
}

enum Console {
    static func print(_ text: String) { write(text, to: STDOUT_FILENO) }
    static func error(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            // Nobody reads any more: there is nobody to tell.
            guard count > 0 || errno == EINTR else { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }
}

/// Options and file names of a command.
struct Arguments {
    private(set) var files: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// - Parameters:
    ///   - valued: The options that take a value.
    ///   - flags: The options that take none.
    init(_ arguments: [String], valued: Set<String>, flags: Set<String>, help: String) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            if valued.contains(argument) {
                guard let value = rest.popFirst() else {
                    throw CommandFailure.usage("\(argument) needs a value.", help: help)
                }
                values[argument, default: []].append(value)
            } else if parts.count == 2, valued.contains(parts[0]) {
                values[parts[0], default: []].append(parts[1])
            } else if flags.contains(argument) {
                self.flags.insert(argument)
            } else if argument == "--" {
                files += rest
                rest = []
            } else if argument.hasPrefix("-"), argument != "-" {
                throw CommandFailure.usage("Unknown option '\(argument)'.", help: help)
            } else {
                files.append(argument)
            }
        }
    }

    func values(_ option: String) -> [String] { values[option] ?? [] }
    func value(_ option: String) -> String? { values[option]?.last }
    func has(_ flag: String) -> Bool { flags.contains(flag) }
}
