import IntentDefinition
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct `Values in words` {
    private func words(_ value: ParameterValue, _ locale: String, _ type: ValueType = .string) -> String? {
        ParameterWords(definition: nil, locale: locale, utcOffset: { _ in 60 })
            .words(for: value, as: Parameter(name: "value", type: type))?.words
    }

    @Test(arguments: [
        ("en", "yes"), ("de_AT.UTF-8", "ja"), ("fr", "oui"), ("ja_JP", "はい"), ("xx", "yes"), ("C", "yes"),
    ])
    func `a flag without words of its own is said in the language`(locale: String, yes: String) {
        #expect(words(.boolean(true), locale, .boolean) == yes)
    }

    @Test(
        arguments: [
            (1.5, "1.5", "1,5"), (2, "2", "2"), (0.001, "0.001", "0,001"), (0.00012345, "0.000123", "0,000123"),
            (-1234.5678, "-1234.568", "-1234,568"), (0.1 + 0.2, "0.3", "0,3"), (0, "0", "0"),
        ])
    func `a number has the point of the language and the digits that matter`(
        number: Double, english: String, german: String
    ) {
        #expect(words(.decimal(number), "en_US", .decimal) == english)
        #expect(words(.decimal(number), "de_DE", .decimal) == german)
    }

    @Test(
        arguments: [
            ("en_US", "Nov 30, 2026 12:15 PM"), ("en_GB", "30 Nov 2026 12:15"), ("de", "30.11.2026 12:15"),
            ("fr_FR", "30 nov. 2026 12:15"), ("ja", "2026/11/30 12:15"), ("xx", "2026-11-30 12:15"),
        ])
    func `a date is written as the language writes it`(locale: String, expected: String) {
        let parts = ["year": 2026, "month": 11, "day": 30, "hour": 12, "minute": 15].mapValues {
            ParameterValue.integer(Int64($0))
        }
        let components = ObjectValue(
            typeName: "DateComponents", displayString: "2026-11-30 12:15", properties: parts)
        #expect(words(.object(components), locale, .dateComponents) == expected)
        #expect(words(.date(1_796_037_300), locale, .dateComponents) == expected)
    }

    @Test func `what is no whole date stays as it was sent`() {
        let day = ObjectValue(
            typeName: "DateComponents", displayString: "11-30",
            properties: ["month": .integer(11), "day": .integer(30)])
        #expect(words(.object(day), "de", .dateComponents) == "11-30")
        let hebrew = ObjectValue(
            typeName: "DateComponents", displayString: "5787-03-20",
            properties: [
                "year": .integer(5787), "month": .integer(3), "day": .integer(20), "calendar": .string("hebrew"),
            ])
        #expect(words(.object(hebrew), "de", .dateComponents) == "5787-03-20")
    }

    @Test(
        arguments: [
            ("en_US", "EUR", "€3.50"), ("de", "EUR", "3,50\u{A0}€"), ("nl", "EUR", "€\u{A0}3,50"),
            ("en_US", "CHF", "CHF\u{A0}3.50"), ("ja", "JPY", "¥4"), ("xx", "EUR", "3.50 €"),
        ])
    func `an amount of money has its symbol where the language puts it`(
        locale: String, currency: String, expected: String
    ) {
        let amount = ObjectValue(
            typeName: "INCurrencyAmount", displayString: "3.5 \(currency)",
            properties: [
                "amount": .object(ObjectValue(typeName: "Decimal", displayString: "3.5")),
                "currencyCode": .string(currency),
            ])
        #expect(words(.object(amount), locale, .currencyAmount) == expected)
    }

    @Test func `a large amount has its thousands apart`() {
        #expect(LocaleStyle.of("en").amount(-1_234_567.5, currency: "USD") == "-$1,234,567.50")
        #expect(LocaleStyle.of("de").amount(1_234, currency: "EUR") == "1.234,00\u{A0}€")
    }

    @Test(
        arguments: [
            ("en_US", "a", "a and b", "a, b, and c"), ("de", "a", "a und b", "a, b und c"),
            ("fr", "a", "a et b", "a, b et c"), ("ja", "a", "a、b", "a、b、c"), ("xx", "a", "a, b", "a, b, c"),
        ])
    func `a list ends in the word of the language`(locale: String, one: String, two: String, three: String) {
        let letters = ["a", "b", "c"].map { ParameterValue.string($0) }
        #expect((1...3).map { words(.array(Array(letters.prefix($0))), locale) } == [one, two, three])
    }

    @Test(
        arguments: [
            (5400, "1 hr 30 min", "1 Std. 30 Min."), (59.5, "59.5 sec", "59,5 Sek."),
            (3661, "1 hr 1 min 1 sec", "1 Std. 1 Min. 1 Sek."),
        ])
    func `a duration is in hours, minutes and seconds`(seconds: Double, english: String, german: String) {
        #expect(words(.decimal(seconds), "en", .timeInterval) == english)
        #expect(words(.decimal(seconds), "de", .timeInterval) == german)
    }

    @Test func `whatever is a number can choose a plural form`() {
        let words = ParameterWords(definition: nil, locale: "de", utcOffset: { _ in 0 })
        let values: [ParameterValue] = [.integer(2), .decimal(2), .decimal(1.5), .array([.string("a"), .string("b")])]
        #expect(values.map { words.words(for: $0, as: nil)?.number } == [2, 2, 1.5, 2])
    }

    @Test func `every language writes every month`() {
        for language in ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "nb", "pl", "ru", "ja", "zh"] {
            let style = LocaleStyle.of(language)
            #expect(Set((1...12).map { style.date(year: 2026, month: $0, day: 30) }).count == 12, "\(language)")
            #expect(style.months.isEmpty || style.months.count == 12, "\(language)")
            #expect(style.yes != style.no, "\(language)")
        }
    }
}
