/// The texts of `--help`, made from the commands themselves.
enum Help {
    static func overview(_ commands: [Command]) -> String {
        let rows = commands.map { [$0.name, $0.summary] }
        let codes = ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] }
        return """
            Suggests, finds and runs what you do often.

            Usage: shortcuts <command> [<arguments>] [--help]

            Commands:
            \(table(rows))

            Exit status:
            \(table(codes))

            'shortcuts <command> --help' explains a command.

            """
    }

    static func group(_ name: String, _ commands: [Command]) -> String {
        """
        Usage: shortcuts \(name) <command>

        Commands:
        \(table(commands.map { [$0.name, $0.summary] }))

        """
    }

    static func page(_ command: Command) -> String {
        var text = "\(command.summary)\n\nUsage: \(usage(of: command))\n"
        if !command.operands.isEmpty {
            text += "\nArguments:\n\(table(command.operands.map { [$0.name, $0.summary] }))\n"
        }
        let options = command.allOptions.map { option in
            let short = option.short.map { "-\($0), " } ?? "    "
            return [short + "--" + option.name + (option.value.map { " <\($0)>" } ?? ""), option.summary]
        }
        text += "\nOptions:\n\(table(options))\n"
        if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
        return text
    }

    static func usage(of command: Command) -> String {
        var words = ["shortcuts"] + command.path
        for operand in command.operands {
            let word = "<\(operand.name)>" + (operand.repeats ? "..." : "")
            words.append(operand.isRequired ? word : "[\(word)]")
        }
        words.append("[options]")
        return words.joined(separator: " ")
    }

    private static func table(_ rows: [[String]]) -> String {
        TextTable(rows: rows, indentation: 2).lines.joined(separator: "\n")
    }
}
