/// Words as a search compares them.
public enum SearchWords {
    /// The words of a text in lower case and without accents.
    public static func words(of text: String) -> [String] { WordSplitter.words(of: text) }
}
