import Testing

@testable import PhraseMatching

@Suite struct `What does not matter in a phrase` {
    private func isSame(_ one: String, _ other: String) -> Bool {
        NormalizedPhrase(one).key == NormalizedPhrase(other).key
    }

    @Test(arguments: [
        ("Order soup!", "order SOUP"), ("what's for lunch", "Whats for lunch?"), ("what’s up", "what's up"),
        ("  soup   time ", "soup time"), ("soup-time", "soup time"), ("soupchef", "Soup Chef"), ("a\u{00AD}b", "ab"),
        ("Café crème", "cafe creme"), ("cafe\u{301}", "café"), ("Straße", "STRASSE"), ("ﬁsh", "fish"),
        ("ＦＵＬＬ", "full"), ("Łódź", "lodz"), ("Tiếng Việt", "tieng viet"), ("Σοφός", "σοφοσ"), ("ёлка", "елка"),
    ])
    func `case, punctuation, spacing, accents and width`(one: String, other: String) {
        #expect(isSame(one, other))
    }

    @Test(arguments: [
        ("2 soups", "two soups"), ("21", "twenty one"), ("21", "twenty-one"), ("0", "zero"), ("100", "a hundred"),
        ("205", "two hundred and five"), ("1900", "nineteen hundred"),
        (
            "999999",
            "nine hundred ninety nine thousand nine hundred and ninety nine"
        ),
        ("1,000", "one thousand"), ("1.234.567", "1234567"),
        ("12,345 steps", "twelve thousand three hundred forty five steps"),
        ("the 21st", "the twenty first"), ("3rd song", "third song"), ("100th", "one hundredth"), ("007", "seven"),
        ("٣ soups", "three soups"), ("8:30", "eight thirty"),
        ("21", "einundzwanzig"), ("1", "eins"), ("12 Eier", "zwölf Eier"), ("5", "fuenf"), ("30", "dreißig"),
        ("245003", "zweihundertfünfundvierzigtausenddrei"), ("1001", "tausendundeins"), ("1st", "erste"),
        ("20th", "zwanzigster"), ("103rd", "hundertdritte"),
        (
            "999999",
            "neunhundertneunundneunzigtausendneunhundertneunundneunzig"
        ),
    ])
    func `how a number is written`(one: String, other: String) {
        #expect(isSame(one, other), "\(NormalizedPhrase(one).words) and \(NormalizedPhrase(other).words)")
    }

    @Test(arguments: [
        ("two", "three"), ("3rd song", "3 songs"), ("12", "1 2"), ("eine Suppe", "1 Suppe"), ("1.5", "15"),
        ("play", "pay"), ("twenty ten", "30"), ("日本", "本日"),
    ])
    func `what differs stays different`(one: String, other: String) {
        #expect(!isSame(one, other))
    }

    @Test func `emoji count only when there is nothing else`() {
        #expect(isSame("soup 🍅", "soup"))
        #expect(NormalizedPhrase("🍅🥣").words == ["🍅", "🥣"])
        #expect(isSame("👍🏽", "👍"))
        #expect(NormalizedPhrase("#*!?").words.isEmpty)
    }

    @Test func `right-to-left marks and vowel points do not matter`() {
        #expect(isSame("\u{200F}مَرْحَبًا\u{200E}", "مرحبا"))
        #expect(isSame("أحمد", "احمد"))
        #expect(isSame("שָׁלוֹם", "שלום"))
    }
}
