/// Writes Swift for the system's domains from `system-intents.txt`.
public enum SystemIntentsGenerator {
    /// The files that are written, by name.
    ///
    /// - Throws: `SystemIntentsFault` with the line of the first mistake in the text.
    public static func files(from text: String) throws(SystemIntentsFault) -> [(name: String, source: String)] {
        let file = try SystemIntentsFile(text)
        let values = SystemValuesSource(file)
        return [
            ("SystemEnumerations.swift", source(values.enumerations())),
            ("SystemObjects.swift", source(values.objects())),
            ("SystemResults.swift", source(values.results())),
        ]
    }

    private static func source(_ lines: [String]) -> String {
        "// Made from system-intents.txt by intentbuilder. Changes get lost.\n\nimport Foundation\n"
            + lines.joined(separator: "\n") + "\n"
    }
}
