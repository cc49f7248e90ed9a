import FoundationEssentials
import IntentBuilder
import Testing

@Suite struct `The file of the system's intents` {
    private static let sample = """
        # A comment
        enum INSize
            small large=5 huge
        options INExtras
            milk sugar
        object INCup
            label: String
            size: INSize settable
            init text=label size!
        written INString
        result INSize: scalar INSize
        result INPourSize: result INSize
            reasons tooLarge
                tooSmall
        intent Pour
            label pour
            title Pour ${cups}
            title Pour
            cups: [INCup]? -> [INString]
            extras: INExtras
            size: INSize -> INPourSize
            response poured: Bool?
            codes unspecified ready
                success
        domain INTeaDomainHandling
            Pour
        """

    private func source(_ name: String, of text: String = sample) throws -> String {
        try #require(try SystemIntentsGenerator.files(from: text).first { $0.name == name }?.source)
    }

    private func fault(_ text: String) -> String? {
        do {
            _ = try SystemIntentsGenerator.files(from: text)
            return nil
        } catch { return "\(error)" }
    }

    @Test func `cases count on from the last raw value, options from the first bit`() throws {
        let source = try source("SystemEnumerations.swift")
        #expect(source.contains("case small = 0"))
        #expect(source.contains("case huge = 6"))
        #expect(source.contains("static let sugar = INExtras(rawValue: 1 << 1)"))
    }

    @Test func `an object has its properties and the labels that the file gives`() throws {
        let source = try source("SystemObjects.swift")
        #expect(source.contains("open class INCup: _INRecord {"))
        #expect(source.contains("init(text: String, size: INSize) {"))
        #expect(source.contains("public final var label: String { _value(\"label\") ?? \"\" }"))
        #expect(source.contains("set { _values[\"size\"] = newValue.rawValue }"))
    }

    @Test func `an intent has an initialiser, a table of parameters and a response`() throws {
        let source = try source("SystemIntents1.swift") + source("SystemIntents2.swift")
        #expect(source.contains("init(cups: [INCup]?, extras: INExtras = [], size: INSize = .small)"))
        #expect(
            source.contains(#""cups extras size", [\INPourIntent.cups, \INPourIntent.extras, \INPourIntent.size]"#))
        #expect(source.contains("case success = 2"))
        #expect(source.contains("public final var poured: Bool? { get"))
        #expect(!source.contains("public final var cups: [INCup]? { get"))
    }

    @Test func `a handling protocol has both forms of each method`() throws {
        let source = try source("SystemHandling.swift")
        #expect(source.contains("func handle(pour intent: INPourIntent) async -> "))
        #expect(
            source.contains(
                "func resolveCups(for intent: INPourIntent) async -> [INStringResolutionResult]"))
        #expect(
            source.contains(
                "func resolveSize(for intent: INPourIntent, "
                    + "with completion: @escaping @Sendable (INPourSizeResolutionResult) -> Void)"))
        #expect(source.contains("typealias INTeaDomainHandling = INPourIntentHandling"))
    }

    @Test func `the titles of each intent are a table of their own`() throws {
        let source = try #require(try SystemIntentsGenerator.titles(from: Self.sample).first?.source)
        #expect(source.contains(#""INPourIntent": ["Pour ${cups}", "Pour"],"#))
    }

    @Test func `reasons count from 1, over several lines`() throws {
        let source = try source("SystemResults.swift")
        #expect(source.contains("enum INPourSizeUnsupportedReason"))
        #expect(source.contains("case tooSmall = 2"))
    }

    @Test(arguments: [
        ("thing INCup", "1:1: error: 'thing' is no keyword"),
        ("enum", "1:1: error: 'enum' needs a name"),
        ("    a b", "1:5: error: this line belongs to nothing"),
        ("enum INSize\n    small big=x", "2:11: error: 'big=x' has no number after '='"),
        ("enum INSize\n    small small", "2:11: error: 'small' is there already"),
        ("enum INSize\n    a\noptions INSize\n    b", "3:9: error: 'INSize' is declared a second time"),
        ("object INCup\n    label String", "2:5: error: write: NAME: TYPE"),
        ("object INCup\n    label:", "2:5: error: write: NAME: TYPE"),
        ("object INCup\n    label: String -> A B", "2:19: error: write: NAME: TYPE"),
        (
            "object INCup\n    label: String\n    init tag=name",
            "3:10: error: object 'INCup' has no property 'name'"
        ),
        (
            "intent Pour\n    cups: Int -> INCups\n    codes ready",
            "2:18: error: there is no 'INCupsResolutionResult'"
        ),
        ("intent Pour\n    cups: Int", "1:8: error: intent 'Pour' has no codes"),
        ("intent Pour\n    codes ready", "1:8: error: the last title of intent 'Pour' must be words"),
        ("intent Pour\n    title Pour ${cup}\n    codes ready", "2:5: error: intent 'Pour' has no parameter 'cup'"),
        ("domain INTea\n    Pour", "2:5: error: there is no 'INPourIntent'"),
        ("result INCup: wish Int", "1:1: error: write: result NAME: value|choice|scalar|result TYPE"),
    ]) func `a mistake is told with its place`(text: String, expected: String) {
        let message = fault(text)
        #expect(message?.hasPrefix(expected) == true, "\(message ?? "no error")")
    }
}

@Suite struct `The system's intents as they are` {
    /// The raw values in the generated source, by type and case.
    private func rawValues() throws -> [String: Int] {
        let text = try String(
            contentsOf: root.appending(path: "Sources/Intents/System/system-intents.txt"), encoding: .utf8
        )
        var values: [String: Int] = [:]
        for (_, source) in try SystemIntentsGenerator.files(from: text) {
            var type = ""
            for line in source.split(separator: "\n") {
                let words = line.replacing("`", with: "").split { " :(){}".contains($0) }.map(String.init)
                if ["enum", "struct", "class", "protocol"].contains(words.dropFirst().first) {
                    type = words[2]
                }
                if words.first == "case", words.count == 4 { values["\(type).\(words[1])"] = Int(words[3]) }
                if words.dropFirst().first == "static", let bit = words.last.flatMap({ Int($0) }) {
                    values["\(type).\(words[3])"] = 1 << bit
                }
                if words.starts(with: ["public", "static", "var"]), words.count == 6 {
                    values["\(type).\(words[3])"] = values["\(type).\(words[5].dropFirst())"]
                }
            }
        }
        return values
    }

    private let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `raw values are those of the list of symbols`() throws {
        let known = try rawValues()
        let list = try String(
            contentsOf: root.appending(path: "Tests/ApiCoverage/symbols.txt"), encoding: .utf8)
        var count = 0
        for line in list.split(separator: "\n") where line.contains(" value ") && !line.hasPrefix("#") {
            let parts = line.split { " =".contains($0) }.map(String.init)
            let raw =
                parts[3].hasPrefix("1<<") ? Int(parts[3].dropFirst(3)).map { 1 << $0 } : Int(parts[3])
            guard let type = parts[2].split(separator: ".").first,
                known.keys.contains(where: { $0.hasPrefix(type + ".") })
            else { continue }  // Written by hand.
            count += 1
            #expect(known[parts[2]] == raw, "\(line)")
        }
        #expect(count > 700)
    }
}
