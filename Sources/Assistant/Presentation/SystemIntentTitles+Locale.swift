import IntentDefinition

extension SystemIntentTitles {
    /// How a shortcut of a system intent reads; nil when the class is none.
    ///
    /// - Parameter words: The words of a parameter; nil when it has no value.
    static func title(of className: String, locale: String, words: (String) -> String?) -> String? {
        let titles = titles[className]?.map { Text($0) }
        let title = titles?.first { title in title.placeholders.allSatisfy { words($0.path)?.isEmpty == false } }
        return title.map { translated($0, locale).filled(with: words) }
    }

    private static func translated(_ title: Text, _ locale: String) -> Text {
        LocaleChain.languages(locale).last == "de" ? german[title.base].map { Text($0) } ?? title : title
    }
}
