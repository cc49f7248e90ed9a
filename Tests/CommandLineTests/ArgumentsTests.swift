import Testing

@testable import shortcuts

@Suite struct `Reading a command line` {
    private let command = Command(
        path: ["try"], summary: "For tests.", operands: [.init(name: "thing", summary: "What.")],
        options: [
            .init(name: "output-path", short: "o", value: "file", summary: "Where."),
            .init(name: "answer", value: "name=value", summary: "Several.", repeats: true),
            .init(name: "yes", short: "y", summary: "Flag."), .json,
        ]
    ) { _ in .success }

    @Test(arguments: [
        ["soup", "--output-path", "a b"], ["soup", "--output-path=a b"], ["-o", "a b", "soup"], ["-oa b", "soup"],
        ["-yo", "a b", "soup"],
    ])
    func `an option's value is behind it, joined or apart`(words: [String]) throws {
        let arguments = try Arguments(words, for: command)
        #expect(arguments.value("output-path") == "a b")
        #expect(arguments.operands == ["soup"])
    }

    @Test func `a value may hold an equals sign, and options may repeat where they say so`() throws {
        let arguments = try Arguments(["x", "--answer", "a=1", "--answer=b=2=3"], for: command)
        #expect(arguments.values("answer") == ["a=1", "b=2=3"])
    }

    @Test func `what follows two dashes is an operand, and so are a dash and a number`() throws {
        #expect(try Arguments(["--", "--yes"], for: command).operands == ["--yes"])
        #expect(try Arguments(["-"], for: command).operands == ["-"])
        #expect(try Arguments(["-5"], for: command).operands == ["-5"])
    }

    @Test(arguments: [
        (["--outputpath", "x"], "no option --outputpath"), (["x", "-z"], "no option -z"),
        (["x", "-o"], "needs a value"),
        (["x", "--yes=1"], "takes no value"), (["x", "-o", "a", "-o", "b"], "given twice"), ([], "needs thing"),
        (["x", "y"], "can't use 'y'"),
    ])
    func `a mistake is named`(words: [String], message: String) {
        let failure = #expect(throws: Failure.self) { try Arguments(words, for: command) }
        #expect(failure?.code == .usage)
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test func `a mistyped option is recognised`() {
        let failure = #expect(throws: Failure.self) { try Arguments(["x", "--output-pth", "y"], for: command) }
        #expect(failure?.mend == "Did you mean --output-path?")
    }

    @Test func `help is shown although operands are missing`() throws {
        #expect(try Arguments(["--help"], for: command).has("help"))
    }

    @Test func `a number out of range is refused`() throws {
        let command = Command(path: ["n"], summary: "", options: [.init(name: "limit", value: "n", summary: "")]) { _ in
            .success
        }
        #expect(try Arguments(["--limit", "7"], for: command).integer("limit", in: 1...10) == 7)
        for text in ["0", "11", "x", "1.5"] {
            #expect(throws: Failure.self) {
                try Arguments(["--limit", text], for: command).integer("limit", in: 1...10)
            }
        }
    }
}

@Suite struct `Choosing a command` {
    @Test func `every command explains itself without a bus`() async {
        for command in Command.all {
            let fake = FakeConsole()
            let tool = CommandLineTool(
                commands: Command.all, console: fake.console, environment: Environment(variables: [:]))
            #expect(await tool.run(command.path + ["--help"]) == .success)
            #expect(fake.output.hasPrefix(command.summary))
            #expect(fake.output.contains("Usage: shortcuts \(command.name)"))
            for line in fake.output.split(separator: "\n") {
                #expect(line.count <= 110 && !line.hasSuffix("\\"), "\(command.name): \(line)")
            }
        }
    }

    @Test func `the overview names every command and every exit status`() async {
        let fake = FakeConsole()
        #expect(await fake.run("--help") == .success)
        for command in Command.all { #expect(fake.output.contains("  \(command.name) ")) }
        for code in ExitCode.allCases { #expect(fake.output.contains("  \(code.rawValue)  \(code.meaning)")) }
    }

    @Test func `nothing, a wrong command and a wrong verb are usage errors with a hint`() async {
        let nothing = FakeConsole()
        #expect(await nothing.run() == .usage)
        let command = FakeConsole()
        #expect(await command.run("sugest") == .usage)
        #expect(command.errors.contains("Did you mean 'shortcuts suggest'?"))
        let verb = FakeConsole()
        #expect(await verb.run("phrase", "ad") == .usage)
        #expect(verb.errors.contains("Did you mean 'shortcuts phrase add'?"))
        let group = FakeConsole()
        #expect(await group.run("donations") == .usage)
        #expect(group.errors.contains("list, delete"))
    }

    @Test func `deleting without saying what is refused before anything is asked of the service`() async {
        for words in [
            ["donations", "delete"], ["privacy", "forget"], ["privacy", "forget", "--all", "--app", "a.b"],
        ] {
            let fake = FakeConsole()
            let tool = CommandLineTool(
                commands: Command.all, console: fake.console, environment: Environment(variables: [:]))
            #expect(await tool.run(words) == .usage)
        }
    }
}
