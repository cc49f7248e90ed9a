import Testing

@testable import IntentDefinition

@Suite struct `Putting texts together` {
    @Test func `placeholders are filled by name and by member`() {
        let text = Text("Order ${cups} of ${leaf.origin} %WORD%")
        #expect(text.filled { ["cups": "2", "leaf.origin": "Assam"][$0] } == "Order 2 of Assam %WORD%")
        #expect(text.placeholders.map(\.name) == ["cups", "leaf"])
        #expect(text.placeholders[1].member == "origin")
    }

    @Test func `a missing value takes one space with it`() {
        #expect(Text("Order ${cups} ${leaf} now").filled { $0 == "leaf" ? "tea" : nil } == "Order tea now")
        #expect(Text("Order ${leaf}").filled { _ in nil } == "Order")
        #expect(Text("${leaf} please").filled { _ in "" } == "please")
    }

    @Test func `what is no placeholder stays`() {
        #expect(Text("5 $ ${ and }").filled { _ in "x" } == "5 $ x")
        #expect(Text("cost ${open").filled { _ in "x" } == "cost ${open")
    }

    @Test func `the title of a set does not depend on order`() throws {
        let brew = try #require(Fixture.kitchen().intents.first)
        #expect(brew.title(for: ["leaf", "cups"]).base == "Brew ${cups} cups of ${leaf}")
        #expect(brew.title(for: ["cups", "leaf"]).id == "cO0002")
        #expect(brew.subtitle(for: ["leaf", "strength", "milk"]).base == "Made ${strength}")
    }

    @Test func `an empty or missing title falls back to the managed one, then to the intent's`() throws {
        var brew = try #require(Fixture.kitchen().intents.first)
        #expect(brew.title(for: []).base == "Brew Tea")
        #expect(brew.title(for: ["milk"]).base == "Brew Tea")
        brew.managedCombinations.append(.init(key: "milk", title: Text("Warm milk")))
        #expect(brew.title(for: ["milk"]).base == "Warm milk")
    }

    @Test func `parents decide which managed combination applies`() throws {
        let brew = try #require(Fixture.kitchen().intents.first)
        let without: [String: ParentValue] = ["leaf": .other, "milk": .boolean(false)]
        let with: [String: ParentValue] = ["leaf": .other, "milk": .boolean(true)]
        #expect(brew.managedCombination { without[$0] }?.parameters.contains("sugar") == false)
        #expect(brew.managedCombination { with[$0] }?.parameters.contains("sugar") == true)
        #expect(!brew.visibleParameters { _ in nil }.contains("brand"))
    }

    private func german() throws -> LocalizedDefinition {
        var localization = Localization(language: "de")
        try localization.add(strings: Fixture.bytes("de.lproj/Kitchen.strings"))
        try localization.add(stringsdict: Fixture.bytes("de.lproj/Kitchen.stringsdict"))
        return LocalizedDefinition(try Fixture.kitchen(), localizations: [localization])
    }

    @Test func `a locale falls back to its language, then to the base text`() throws {
        let kitchen = try german()
        let title = kitchen.definition.intents[0].title
        #expect(kitchen.render(title, locale: "de_AT.UTF-8") == "Tee kochen")
        #expect(kitchen.render(title, locale: "fr") == "Brew Tea")
        #expect(kitchen.render(title, locale: "C") == "Brew Tea")
        #expect(LocaleChain.languages("de_AT.UTF-8@euro") == ["de-at", "de"])
        #expect(LocaleChain.languages("zh_TW") == ["zh-hant-tw", "zh-hant", "zh"])
    }

    @Test func `a text made for a value comes before the plain one`() throws {
        let kitchen = try german()
        let title = kitchen.definition.intents[0].title(for: ["leaf", "strength", "milk"])
        func render(_ strength: TextValue) -> String {
            let values = ["leaf": TextValue("Assam"), "strength": strength, "milk": TextValue("mit Milch")]
            return kitchen.render(title, locale: "de") { values[$0] }
        }
        #expect(render(TextValue("stark", id: "eN0004")) == "Starken Assam mit Milch kochen")
        #expect(render(TextValue("mild", id: "eN0003")) == "mild Assam mit Milch kochen")
    }

    @Test(arguments: [(1, "Es gibt einen Tee wie Assam."), (5, "Es gibt 5 Tees wie Assam.")])
    func `plural forms follow the count`(count: Int, expected: String) throws {
        let kitchen = try german()
        let text = try #require(kitchen.definition.intents[0].parameters[0].prompt(.disambiguationIntroduction))
        let values = ["count": TextValue("\(count)", number: Double(count)), "leaf": TextValue("Assam")]
        #expect(kitchen.render(text, locale: "de-DE") { values[$0] } == expected)
    }

    @Test func `plural rules differ by language`() {
        #expect([1, 2, 5, 21].map { PluralCategory.category(of: $0, language: "ru") } == [.one, .few, .many, .one])
        #expect([0, 1, 2].map { PluralCategory.category(of: $0, language: "fr") } == [.one, .one, .other])
        #expect([0, 1, 2].map { PluralCategory.category(of: $0, language: "en") } == [.other, .one, .other])
        #expect(PluralCategory.category(of: 1, language: "ja") == .other)
    }

    @Test(
        arguments: [
            ("fil", 3, .one), ("fil", 4, .other), ("si", 0, .one), ("mt", 2, .two), ("mt", 3, .few),
            ("fr", 1_000_000, .many), ("fr", 1.5, .one), ("de", 1.5, .other), ("de", 1, .one), ("pt-pt", 0, .other),
            ("pt-br", 0, .one), ("ru", 1.5, .other), ("pl", 22, .few), ("cs", 1.5, .many), ("da", 1.5, .one),
            ("lt", 1.5, .many), ("lv", 10, .zero), ("hr", 1.1, .one), ("sl", 102, .two), ("he", 0.5, .one),
            ("ro", 101, .few), ("gd", 12, .two), ("cy", 6, .many), ("ar", 11, .many), ("en", -1, .one), ("tr", 1, .one),
        ] as [(String, Double, PluralCategory)])
    func `a number has the category that its language gives it`(
        language: String, number: Double, category: PluralCategory
    ) {
        #expect(PluralCategory.category(of: number, language: language) == category)
    }

    /// A plural format of variables with forms, as a `.stringsdict` file has it.
    private func plural(_ format: String, _ variables: [String: [String: String]]) throws -> PluralFormat {
        func entry(_ key: String, _ text: String) -> String { "<key>\(key)</key><string>\(text)</string>" }
        let dictionaries = variables.map { name, forms in
            "<key>\(name)</key><dict>\(forms.map { entry($0.key, $0.value) }.joined())</dict>"
        }
        let xml = "<key>k</key><dict>\(entry("NSStringLocalizedFormatKey", format))\(dictionaries.joined())</dict>"
        return try #require(PluralFormat.parse(Fixture.xml(xml))["k"])
    }

    @Test func `a format is read by the printf rules`() throws {
        let values = [
            "a": TextValue("1", number: 1), "b": TextValue("1,5", number: 1.5), "c": TextValue("x, y", number: 2),
        ]
        func filled(_ format: String, _ variables: [String: [String: String]]) throws -> String? {
            try plural(format, variables).filled(language: "de") { values[$0] }
        }
        let forms = ["one": "%d Tee", "other": "%ld Tees"]
        #expect(try filled("%1$#@a@ zu 100%%", ["a": forms]) == "1 Tee zu 100%")
        #expect(try filled("%#@b@", ["b": ["one": "%.1f Tee", "other": "%.1f Tees"]]) == "1,5 Tees")
        #expect(try filled("%#@c@", ["c": forms]) == "2 Tees")
        let nested = ["a": ["one": "%d Tee mit %#@b@", "other": "%d"], "b": ["other": "%@ Löffeln"]]
        #expect(try filled("%#@a@", nested) == "1 Tee mit 1,5 Löffeln")
        #expect(try filled("%#@a@", ["a": ["other": "%#@a@"]]) == nil)
        #expect(try filled("%#@d@", ["a": forms]) == nil)
        #expect(try filled("%WORD% %#@a@", ["a": forms]) == "%WORD% 1 Tee")
    }

    @Test func `plural forms count as a translation, and their stale keys as stale`() throws {
        var definition = Definition(name: "Tea")
        var intent = Intent(name: "Brew")
        intent.title = Text("Brew ${count}", id: "t1")
        intent.descriptionText = Text("Brews", id: "t2")
        definition.intents = [intent]
        let coverage = definition.coverage(of: [], pluralKeys: ["Brew ${count} - 2", "Drink ${count}"])
        #expect(coverage.missing == ["t2"])
        #expect(coverage.stale == ["Drink ${count}"])
    }

    @Test func `strings files come in several forms`() throws {
        let old = try StringsFile.parse(Array("/* c */ \"a\\n\" = \"\\U00e4 \\\"x\\\"\"; // d\nkey = word;".utf8))
        #expect(old.map(\.key) == ["a\n", "key"])
        #expect(old.map(\.value) == ["ä \"x\"", "word"])
        let utf16: [UInt8] = [0xFF, 0xFE] + "\"k\" = \"ü\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try StringsFile.parse(utf16).first?.value == "ü")
        let xml = "<plist><dict><key>k</key><string>v</string></dict></plist>"
        #expect(try StringsFile.parse(Array(xml.utf8)).first?.value == "v")
    }

    @Test func `a broken strings file says where`() {
        #expect(throws: Diagnostic.self) { try StringsFile.parse(Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8)) }
        do {
            _ = try StringsFile.parse(Array("\"a\" = \"b\";\n\"c\" = \"d".utf8))
        } catch {
            #expect(error.location == SourceLocation(line: 2, column: 8))
        }
    }

    @Test func `a line of a strings file reads back as it was`() throws {
        let line = StringsFile.line(key: "k", value: "a \"b\" \\ \n c", comment: "note */ x")
        #expect(try StringsFile.parse(Array(line.utf8)).first?.value == "a \"b\" \\ \n c")
    }
}
