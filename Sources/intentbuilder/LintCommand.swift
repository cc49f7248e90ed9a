import FoundationEssentials
import IntentBuilder
import IntentDefinition

enum LintCommand {
    private static let help = """
        Usage: intentbuilder lint FILE... [--json]

        Explains every problem of intent definitions: what is wrong, where, and how to mend it. A folder is searched
        for definition files.

        Options:
          --json   Print a JSON array of objects with file, line, column, severity, message and mend.

        An error keeps a file from being used; a warning says what has no effect, or another than it seems.
        Exit status: 0 no errors, 1 a file has errors, 2 wrong usage, 3 a file can't be read.
        """

    private struct Finding: Encodable {
        var file: String
        var line: Int?
        var column: Int?
        var severity: String
        var message: String
        var mend: String
    }

    static func run(_ arguments: [String]) throws {
        let options = try Arguments(arguments, valued: [], flags: ["--json", "--help", "-h"], help: help)
        if options.has("--help") || options.has("-h") { return Console.print(help) }
        guard !options.files.isEmpty else { throw CommandFailure.usage("Missing file.", help: help) }
        var findings: [(String, Diagnostic)] = []
        for input in try DefinitionFiles.inputs(options.files) {
            findings += try problems(of: input.path).map { (input.path, $0) }
        }
        if options.has("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let list = findings.map { file, problem in
                Finding(
                    file: file, line: problem.location?.line, column: problem.location?.column,
                    severity: problem.severity.rawValue, message: problem.message, mend: problem.mend)
            }
            Console.print(String(decoding: try encoder.encode(list), as: UTF8.self))
        } else {
            for (file, problem) in findings { Console.print(problem.description(file: file)) }
        }
        if findings.contains(where: { $0.1.severity == .error }) { throw CommandFailure.badInput }
    }

    private static func problems(of path: String) throws -> [Diagnostic] {
        let bytes = try DefinitionFiles.read(path)
        do throws(Diagnostic) {
            let definition = try Definition(bytes: bytes, name: DefinitionFiles.baseName(path))
            return (definition.diagnostics + SwiftGenerator().diagnostics(for: definition))
                .sorted { ($0.location ?? .init(line: 0, column: 0)) < ($1.location ?? .init(line: 0, column: 0)) }
        } catch {
            return [error]
        }
    }
}
