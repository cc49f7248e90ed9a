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

    private static func source(_ lines: [String]) -> String {
        "// Made from system-intents.txt by intentbuilder. Changes get lost.\n\nimport Foundation\n"
            + lines.joined(separator: "\n") + "\n"
    }
}
