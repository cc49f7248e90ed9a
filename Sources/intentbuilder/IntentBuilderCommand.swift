// intentbuilder: the command line of IntentBuilder. It reads and writes files and prints problems; every rule about
// definitions and Swift source is in the modules below.

import Glibc
import IntentDefinition

@main struct IntentBuilderCommand {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            try run(arguments)
        } catch let failure as CommandFailure {
            if !failure.message.isEmpty { Console.error(failure.message) }
            exit(failure.status)
        } catch {
            Console.error("intentbuilder: \(error)")
            exit(ExitStatus.io)
        }
    }

    private static func run(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "generate": try GenerateCommand.run(rest)
        case "lint": try LintCommand.run(rest)
        case "strings": try StringsCommand.run(rest)
        case "system": try SystemCommand.run(rest)
        case "--help", "-h", "help": Console.print(help)
        case nil: throw CommandFailure.usage("Missing command.", help: help)
        case let word?: throw CommandFailure.usage("Unknown command '\(word)'.", help: help)
        }
    }

    private static let help = """
        Usage: intentbuilder COMMAND

        Commands:
          generate   Write the Swift source of intent definitions.
          lint       Explain every problem of intent definitions.
          strings    Extract the texts of a definition, or check its translations.

        'intentbuilder COMMAND --help' tells more.

        Exit status: 0 all is well, 1 a file has errors, 2 wrong usage, 3 a file can't be read or written.
        """
}
