import FoundationEssentials
import Testing

@testable import IntentDefinition

@Suite struct `Reading a definition` {
    @Test func `all parts of the kitchen are there`() throws {
        let kitchen = try Fixture.kitchen()
        #expect(kitchen.intents.map(\.name) == ["BrewTea", "ShelfWidget", "OddNames", "PlayMedia"])
        #expect(kitchen.enumerations.first?.cases.map(\.index) == [0, 1, 2, 4, 9, 10])
        #expect(
            kitchen.types.first?.properties.map(\.name)
                == ["origin", "price", "default", "description", "image", "seasons"])
        let brew = try #require(kitchen.intent(className: "BrewTeaIntent"))
        #expect(brew.parameters.map(\.name).prefix(3) == ["leaf", "strength", "cups"])
        #expect(brew.parameter(named: "strength")?.type == .enumeration(.init(name: "Strength", namespace: "kItChN")))
        #expect(brew.parameter(named: "cups")?.unsupportedReasons.map(\.code).last == "potTooSmall")
        #expect(brew.parameter(named: "cups")?.metadata.maximum == 8)
        #expect(brew.parameter(named: "sugar")?.metadata.maximum == nil)
        #expect(brew.combination(of: ["leaf", "cups"])?.isPrimary == true)
        #expect(brew.response?.code(named: "success")?.isSuccess == true)
        #expect(brew.response?.code(named: "waitForPot")?.text.placeholders == [Placeholder(path: "order.name")])
    }

    @Test func `every part knows its place in the file`() throws {
        let kitchen = try Fixture.kitchen()
        let lines = String(decoding: try Fixture.bytes("Kitchen.intentdefinition"), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let location = try #require(kitchen.intents.first?.title.location)
        #expect(lines[location.line - 1].dropFirst(location.column - 1) == "<string>Brew Tea</string>")
    }

    @Test func `an empty template is a definition without content`() throws {
        let template = try Definition(
            bytes: Fixture.xml("<key>INEnums</key><array/>\n<key>INIntents</key><array/>"), name: "Empty")
        #expect(template.intents.isEmpty)
        #expect(template.diagnostics.isEmpty)
    }

    @Test func `a short-form response property is read like the usual one`() throws {
        let definition = try Definition(
            bytes: Fixture.xml(
                """
                <key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>
                <key>INIntentResponse</key><dict><key>INIntentResponseParameters</key><array><dict>
                <key>INIntentResponsePropertyName</key><string>answer</string>
                <key>INIntentResponsePropertyType</key><string>String</string>
                </dict></array></dict></dict></array>
                """), name: "Short")
        #expect(definition.intents.first?.response?.property(named: "answer")?.type == .string)
    }

    @Test func `an explicit class name wins over the prefix`() {
        var definition = Definition(name: "Names")
        var plain = Intent(name: "Sort")
        plain.classPrefix = "XY"
        var explicit = plain
        explicit.explicitClassName = "OrderNotes"
        definition.intents = [plain, explicit]
        #expect(definition.className(of: plain) == "XYSortIntent")
        #expect(definition.className(of: explicit) == "OrderNotes")
        #expect(definition.commonClassPrefix == "XY")
        #expect(definition.typeName("Order") == "XYOrder")
    }

    @Test(.enabled(if: Corpus.isPresent, "INKLING_CORPUS names no folder with definition files"))
    func `every file of the corpus parses without an error`() throws {
        var intents = 0
        for url in Corpus.definitions {
            let definition = try Corpus.read(url)
            intents += definition.intents.count
            let errors = definition.diagnostics.filter { $0.severity == .error }
            #expect(errors.isEmpty, "\(url.path): \(errors)")
        }
        #expect(intents > Corpus.definitions.count)
    }

    @Test(.enabled(if: Corpus.isPresent, "INKLING_CORPUS names no folder with definition files"))
    func `every translation of the corpus parses`() throws {
        for url in Corpus.files(withExtension: "strings") {
            #expect(throws: Never.self) { try StringsFile.parse(Array(Data(contentsOf: url))) }
        }
        for url in Corpus.files(withExtension: "stringsdict") {
            var localization = Localization(language: "xx")
            try localization.add(stringsdict: Array(Data(contentsOf: url)))
            #expect(!localization.plurals.isEmpty, "\(url.path)")
        }
    }
}
