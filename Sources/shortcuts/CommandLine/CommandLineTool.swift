/// Finds the command that the words name, runs it, and turns what it throws into a message and an exit code.
struct CommandLineTool: Sendable {
    var commands: [Command]
    var console = Console.standard
    var environment = Environment.current

    func run(_ words: [String]) async -> ExitCode {
        do {
            return try await dispatch(words)
        } catch {
            let failure = Failure(describing: error)
            console.complain("shortcuts: \(failure.message)")
            if let mend = failure.mend { console.complain("  \(mend)") }
            return failure.code
        }
    }

    private func dispatch(_ words: [String]) async throws -> ExitCode {
        guard let first = words.first else {
            console.complain(Help.overview(commands))
            return .usage
        }
        if first == "--help" || first == "-h" || first == "help" && words.count == 1 {
            console.print(Help.overview(commands), terminator: "")
            return .success
        }
        if first == "--version" {
            console.print("shortcuts \(version)")
            return .success
        }
        if first == "help" { return try await dispatch(Array(words.dropFirst()) + ["--help"]) }
        let group = commands.filter { $0.path[0] == first }
        guard !group.isEmpty else {
            let near = nearest(to: first, among: commands.map { $0.path[0] })
            throw Failure.usage(
                "there is no command '\(first)'",
                mend: near.map { "Did you mean 'shortcuts \($0)'?" } ?? "'shortcuts --help' lists the commands.")
        }
        guard let command = group.first(where: { words.starts(with: $0.path) }) else {
            return try explain(group, first, words.dropFirst().first)
        }
        let arguments = try Arguments(words.dropFirst(command.path.count), for: command)
        if arguments.has("help") {
            console.print(Help.page(command), terminator: "")
            return .success
        }
        return try await command.run(Invocation(arguments: arguments, console: console, environment: environment))
    }

    /// For `shortcuts phrase` without a verb, or with one that does not exist.
    private func explain(_ group: [Command], _ name: String, _ verb: String?) throws -> ExitCode {
        if verb == "--help" || verb == "-h" {
            console.print(Help.group(name, group), terminator: "")
            return .success
        }
        let verbs = group.compactMap { $0.path.dropFirst().first }
        guard let verb else {
            throw Failure.usage("'\(name)' needs a command: \(verbs.joined(separator: ", "))")
        }
        let near = nearest(to: verb, among: verbs)
        throw Failure.usage(
            "'\(name)' has no command '\(verb)'",
            mend: near.map { "Did you mean 'shortcuts \(name) \($0)'?" }
                ?? "There are: \(verbs.joined(separator: ", ")).")
    }
}

let version = "0.1.0"
