import FoundationEssentials
import IntentBuilder
import IntentDefinition

enum GenerateCommand {
    private static let help = """
        Usage: intentbuilder generate --input FILE --output PATH [options]

        Writes the Swift source of intent definitions.

        Options:
          --input PATH          A definition file, or a folder that is searched for them. May be repeated; plain
                                arguments are inputs too.
          --output PATH         The Swift file to write (with one input file), or a folder that gets one file for
                                each input.
          --class-prefix P      The project's class prefix, for intents, enums and types whose file names none.
          --visibility WORD     public (as usual) or internal.

        A parameter whose name the base class has already (description, hash, identifier, code in a response, ...) becomes
        a property with an underscore after its name; Swift keywords are put in backticks. 'lint' lists them.

        Nothing is written for a file with errors; they are printed as 'file:line:column: error: text'.
        Exit status: 0 all is well, 1 a file has errors, 2 wrong usage, 3 a file can't be read or written.
        """

    static func run(_ arguments: [String]) throws {
        let options = try Arguments(
            arguments, valued: ["--input", "--output", "--class-prefix", "--visibility"], flags: ["--help", "-h"],
            help: help)
        if options.has("--help") || options.has("-h") { return Console.print(help) }
        let paths = options.values("--input") + options.files
        guard !paths.isEmpty else { throw CommandFailure.usage("Missing --input.", help: help) }
        guard let output = options.value("--output") else {
            throw CommandFailure.usage("Missing --output.", help: help)
        }
        let word = options.value("--visibility") ?? "public"
        guard let visibility = SwiftGenerator.Visibility(rawValue: word) else {
            throw CommandFailure.usage("--visibility is public or internal, not '\(word)'.", help: help)
        }
        let generator = SwiftGenerator(classPrefix: options.value("--class-prefix"), visibility: visibility)
        let inputs = try DefinitionFiles.inputs(paths)
        guard !inputs.isEmpty else {
            throw CommandFailure.file(paths[0], "There is no \(DefinitionFiles.suffix) file in this folder.")
        }
        let isFile = output.hasSuffix(".swift")
        guard !isFile || inputs.count == 1 else {
            throw CommandFailure.usage("With several inputs --output is a folder, not a Swift file.", help: help)
        }
        var failed = false
        for input in inputs {
            let path = isFile ? output : output + "/" + input.outputName + ".swift"
            failed = try !generate(input.path, to: path, with: generator) || failed
        }
        if failed { throw CommandFailure.badInput }
    }

    /// Whether the file had no errors.
    private static func generate(_ input: String, to output: String, with generator: SwiftGenerator) throws -> Bool {
        do {
            let source = try generator.source(for: DefinitionFiles.definition(input))
            try DefinitionFiles.write(source, to: output)
            return true
        } catch let failure as GenerationFailure {
            for problem in failure.problems { Console.error(problem.description(file: input)) }
            return false
        } catch let failure as CommandFailure where failure.status == ExitStatus.badInput {
            Console.error(failure.message)
            return false
        }
    }
}
