import Glibc

/// Where text goes and where answers come from.
struct Console: Sendable {
    var write: @Sendable (String) -> Void
    var writeError: @Sendable (String) -> Void
    /// Nil when there is nobody to ask, or the input has ended.
    var readAnswer: @Sendable () -> String?
    /// Whether a person sits at both ends, so that questions make sense.
    var isInteractive: Bool
    /// Whether standard output is a terminal.
    var isTerminal: Bool

    static let standard = Console(
        write: { Swift.print($0, terminator: "") },
        writeError: { text in
            fflush(nil)
            var bytes = Array(text.utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                bytes = bytes.dropFirst(count)
            }
        },
        readAnswer: { readLine() },
        isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1,
        isTerminal: isatty(STDOUT_FILENO) == 1)

    func print(_ text: String, terminator: String = "\n") { write(text + terminator) }

    func print(_ json: JSON) { write(json.text + "\n") }

    func complain(_ text: String) { writeError(text + "\n") }

    /// Asks on the terminal; nil when there is none or the person gives no answer.
    func ask(_ question: String) -> String? {
        guard isInteractive else { return nil }
        writeError(question + " ")
        guard let answer = readAnswer(), !answer.isEmpty else { return nil }
        return answer
    }

    /// Asks for a choice by number; nil when there is no terminal or no valid answer.
    func choose(_ question: String, among choices: [String]) -> Int? {
        guard isInteractive else { return nil }
        writeError(question + "\n")
        for (index, choice) in choices.enumerated() { writeError("  \(index + 1)  \(choice)\n") }
        guard let answer = ask("Number (nothing to cancel):"), let number = Int(answer) else { return nil }
        return choices.indices.contains(number - 1) ? number - 1 : nil
    }

    /// Asks for yes or no; nil when there is no terminal.
    func confirm(_ question: String) -> Bool? {
        guard isInteractive else { return nil }
        return ["y", "yes"].contains(ask(question + " [y/N]")?.lowercased())
    }
}
