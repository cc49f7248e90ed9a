import FoundationEssentials
import IntentDefinition

enum StringsCommand {
    private static let help = """
        Usage: intentbuilder strings FILE [--output FILE]
               intentbuilder strings FILE --check [--json]

        Extracts the texts of a definition as a .strings file in its base language, ready to be translated; or checks
        the translations beside it (LANG.lproj/NAME.strings and NAME.stringsdict).

        Options:
          --output FILE   Write there instead of standard output.
          --check         Report, for each language, the keys that are missing and those that no text has any more.
          --json          With --check: print a JSON array of objects with language, file, missing and stale; with
                          problem instead of keys where a file is broken.

        Exit status: 0 all is well, 1 a translation has missing or stale keys or is broken, 2 wrong usage,
        3 a file can't be read or written.
        """

    private struct Report: Encodable {
        var language: String
        var file: String
        var missing: [String] = []
        var stale: [String] = []
        /// Why the file can't be read as a translation.
        var problem: String?

        var isFine: Bool { missing.isEmpty && stale.isEmpty && problem == nil }
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
        let reports = try DefinitionFiles.translations(of: path).map { try report(on: $0, of: definition) }
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            Console.print(String(decoding: try encoder.encode(reports), as: UTF8.self))
        } else {
            let baseTexts = definition.baseTexts
            for report in reports {
                if let problem = report.problem {
                    Console.print("\(report.language): \(problem)")
                    continue
                }
                let counts = "\(report.missing.count) missing, \(report.stale.count) stale"
                Console.print("\(report.language): \(counts) (\(report.file))")
                for key in report.missing { Console.print("  missing \(key): \(baseTexts[key] ?? "")") }
                for key in report.stale { Console.print("  stale   \(key)") }
            }
            if reports.isEmpty { Console.print("There are no translations beside \(path).") }
        }
        if !reports.allSatisfy(\.isFine) { throw CommandFailure.badInput }
    }

    /// - Throws: `CommandFailure` when a file can't be read.
    private static func report(
        on translation: DefinitionFiles.Translation, of definition: Definition
    ) throws -> Report {
        var file = translation.strings ?? translation.plurals ?? ""
        let strings = try translation.strings.map { try DefinitionFiles.read($0) }
        let plurals = try translation.plurals.map { try DefinitionFiles.read($0) }
        do throws(Diagnostic) {
            let entries = if let strings { try StringsFile.parse(strings) } else { [StringsFile.Entry]() }
            file = translation.plurals ?? file
            let keys = if let plurals { try PluralFormat.keys(plurals) } else { [String]() }
            let coverage = definition.coverage(of: entries, pluralKeys: keys)
            return Report(
                language: translation.language, file: translation.strings ?? file, missing: coverage.missing,
                stale: coverage.stale)
        } catch {
            return Report(language: translation.language, file: file, problem: error.description(file: file))
        }
    }
}
