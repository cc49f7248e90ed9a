import FoundationEssentials
import IntentDefinition

enum StringsCommand {
    private static let help = """
        Usage: intentbuilder strings FILE [--output FILE]
               intentbuilder strings FILE --check [--json]

        Extracts the texts of a definition as a .strings file in its base language, ready to be translated; or checks
        the translations beside it (LANG.lproj/NAME.strings).

        Options:
          --output FILE   Write there instead of standard output.
          --check         Report, for each language, the keys that are missing and those that no text has any more.
          --json          With --check: print a JSON array of objects with language, file, missing and stale.

        Exit status: 0 all is well, 1 a translation has missing or stale keys or is broken, 2 wrong usage,
        3 a file can't be read or written.
        """

    private struct Report: Encodable {
        var language: String
        var file: String
        var missing: [String]
        var stale: [String]
    }

    static func run(_ arguments: [String]) throws {
        let options = try Arguments(
            arguments, valued: ["--output"], flags: ["--check", "--json", "--help", "-h"], help: help)
        if options.has("--help") || options.has("-h") { return Console.print(help) }
        guard options.files.count == 1, let path = options.files.first else {
            throw CommandFailure.usage("Name one definition file.", help: help)
        }
        let definition = try DefinitionFiles.definition(path)
        if options.has("--check") { return try check(definition, at: path, asJSON: options.has("--json")) }
        let text = definition.extractedStrings
        if let output = options.value("--output") {
            try DefinitionFiles.write(text, to: output)
        } else {
            Console.print(text)
        }
    }

    private static func check(_ definition: Definition, at path: String, asJSON: Bool) throws {
        var reports: [Report] = []
        for (language, file) in DefinitionFiles.translations(of: path) {
            do {
                let entries = try StringsFile.parse(try DefinitionFiles.read(file))
                let coverage = definition.coverage(of: entries)
                reports.append(
                    Report(language: language, file: file, missing: coverage.missing, stale: coverage.stale))
            } catch let problem as Diagnostic {
                throw CommandFailure(message: problem.description(file: file), status: ExitStatus.badInput)
            }
        }
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            Console.print(String(decoding: try encoder.encode(reports), as: UTF8.self))
        } else {
            let baseTexts = definition.baseTexts
            for report in reports {
                let counts = "\(report.missing.count) missing, \(report.stale.count) stale"
                Console.print("\(report.language): \(counts) (\(report.file))")
                for key in report.missing { Console.print("  missing \(key): \(baseTexts[key] ?? "")") }
                for key in report.stale { Console.print("  stale   \(key)") }
            }
            if reports.isEmpty { Console.print("There are no translations beside \(path).") }
        }
        if reports.contains(where: { !$0.missing.isEmpty || !$0.stale.isEmpty }) { throw CommandFailure.badInput }
    }
}
