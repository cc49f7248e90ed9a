import Synchronization

@testable import shortcuts

/// A console that remembers what was printed and answers from a list.
final class FakeConsole: Sendable {
    private let state = Mutex((output: "", errors: "", answers: [String]()))
    private let isInteractive: Bool

    init(answers: [String]? = nil) {
        isInteractive = answers != nil
        state.withLock { $0.answers = answers ?? [] }
    }

    var output: String { state.withLock { $0.output } }
    var errors: String { state.withLock { $0.errors } }

    var console: Console {
        Console(
            write: { text in self.state.withLock { $0.output += text } },
            writeError: { text in self.state.withLock { $0.errors += text } },
            readAnswer: { self.state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() } },
            isInteractive: isInteractive, isTerminal: false)
    }

    /// Runs the tool as a program would.
    func run(_ words: String..., commands: [Command] = Command.all, dataHome: String = "/nonexistent") async -> ExitCode
    {
        let environment = Environment(variables: ["XDG_DATA_HOME": dataHome, "HOME": "/nonexistent"])
        return await CommandLineTool(commands: commands, console: console, environment: environment).run(words)
    }
}
