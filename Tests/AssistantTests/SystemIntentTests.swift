import Foundation
import IntentDefinition
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct `System intents in the service` {
    static let classes = SystemIntentTitles.titles.keys.sorted()

    /// An app that declares system intents under a key of its manifest.
    private static func install(_ classes: [String], as key: String, in root: URL) throws {
        let list = classes.map { "<string>\($0)</string>" }.joined()
        let manifest = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(SoupApp.identifier)</string>
            <key>CFBundleExecutable</key><string>app</string>
            <key>\(key)</key><array>\(list)</array>
            </dict></plist>
            """
        try SoupApp.install(in: root, manifest: manifest)
    }

    static var message: IntentValue {
        let ada = ObjectValue(typeName: "INPerson", identifier: "ada", displayString: "Ada")
        return IntentValue(
            className: "INSendMessageIntent",
            parameters: ["recipients": .array([.object(ada)]), "content": .string("Hi")])
    }

    @Test(arguments: ["INIntentsSupported", "NSUserActivityTypes"])
    func `all that an app declares are kept, learnt and suggested by a readable title`(_ key: String) async throws {
        let install: (URL) throws -> Void = { try Self.install(Self.classes, as: key, in: $0) }
        try await TestAssistant.with(install: install) { test in
            for name in Self.classes { try await test.donate(IntentValue(className: name)) }
            #expect(try await test.records().count == Self.classes.count)
            let titles = await test.assistant.suggest(SuggestionContext(limit: 1_000), in: .everything).map(\.title)
            #expect(!titles.isEmpty)
            for title in titles { #expect(!title.hasPrefix("IN") && !title.contains("${"), "\(title)") }
            #expect(try await test.assistant.diagnose(SoupApp.identifier).allSatisfy { $0.severity != .error })
        }
    }

    @Test func `one that the app does not declare is refused, and the mend names the keys`() async throws {
        try await TestAssistant.with { test in
            let error = await #expect(throws: AssistantError.self) { try await test.donate(Self.message) }
            #expect(error?.description.contains("INIntentsSupported") == true)
            #expect(error?.description.contains("NSUserActivityTypes") == true)
        }
    }

    @Test(arguments: [
        (["recipients", "content"], "en", "Send “Hi” to Ada"), (["recipients"], "en", "Send a message to Ada"),
        (["content"], "en", "Send a message"), ([], "en", "Send a message"),
        (["recipients", "content"], "de_AT.UTF-8", "„Hi“ an Ada senden"), ([], "de", "Nachricht senden"),
    ])
    func `the title says what is set, in the language of the person`(
        _ names: [String], _ locale: String, _ title: String
    ) async throws {
        try await TestAssistant.with { test in
            let intent = Self.message.keeping(Set(names))
            #expect(
                await test.assistant.describe(.intent(intent), of: SoupApp.identifier, locale: locale).title == title)
        }
    }

    @Test func `values that have no text of their own read by what names them`() async throws {
        let words = ObjectValue(typeName: "INSpeakableString", properties: ["spokenPhrase": .string("Milk")])
        let task = ObjectValue(typeName: "INTask", properties: ["title": .object(words)])
        let amount = ObjectValue(
            typeName: "INCurrencyAmount", properties: ["amount": .decimal(12.5), "currencyCode": .string("EUR")])
        #expect(words.words == "Milk")
        #expect(task.words == "Milk")
        #expect(amount.words == "12.5 EUR")
    }

    @Test func `each title has a German one with the same values`() {
        for title in SystemIntentTitles.titles.values.joined() {
            let german = SystemIntentTitles.german[title] ?? ""
            #expect(Set(Text(german).placeholders) == Set(Text(title).placeholders), "\(title)")
            #expect(!german.isEmpty, "\(title)")
        }
    }
}
