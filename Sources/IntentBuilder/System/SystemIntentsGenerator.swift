/// Writes Swift for the system's domains from `system-intents.txt`.
public enum SystemIntentsGenerator {
    /// The files that are written, by name.
    ///
    /// - Throws: `SystemIntentsFault` with the line of the first mistake in the text.
    public static func files(from text: String) throws(SystemIntentsFault) -> [(name: String, source: String)] {
        let file = try SystemIntentsFile(text)
        let values = SystemValuesSource(file)
        let intents = SystemIntentsSource(file, values)
        let half = file.intents.count / 2
        return [
            ("SystemEnumerations.swift", source(values.enumerations())),
            ("SystemObjects.swift", source(values.objects())),
            ("SystemResults.swift", source(values.results())),
            ("SystemHandling.swift", source([intents.protocols()])),
            ("SystemIntents1.swift", source([intents.classes(of: file.intents[..<half])])),
            ("SystemIntents2.swift", source([intents.classes(of: file.intents[half...])])),
        ]
    }

    /// The file that names the titles of each intent, for a module that has none of the classes.
    ///
    /// - Throws: `SystemIntentsFault` with the line of the first mistake in the text.
    public static func titles(from text: String) throws(SystemIntentsFault) -> [(name: String, source: String)] {
        let file = try SystemIntentsFile(text)
        var writer = SourceWriter(visibility: .internal)
        writer.block("enum SystemIntentTitles") { writer in
            writer.line("/// Titles by class, the fullest first.")
            writer.line("static let titles: [String: [String]] = [")
            for intent in file.intents {
                let titles = intent.titles.map { SwiftNames.literal($0.text) }.joined(separator: ", ")
                writer.line("    \(SwiftNames.literal(intent.className)): [\(titles)],")
            }
            writer.line("]")
        }
        return [("SystemIntentTitles.swift", header + writer.text + "\n")]
    }

    private static let header = "// Made from system-intents.txt by intentbuilder. Changes get lost.\n\n"

    private static func source(_ lines: [String]) -> String {
        header + "import Foundation\n" + lines.joined(separator: "\n") + "\n"
    }
}
