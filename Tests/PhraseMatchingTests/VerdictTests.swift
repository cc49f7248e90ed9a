import Testing

@testable import PhraseMatching

@Suite struct `Judging a new phrase` {
    private let book = PhraseBook([
        ("soup", "Order soup"), ("coffee", "order 2 coffees"), ("light", "turn on the kitchen light"),
    ])

    @Test(arguments: ["", "   ", "?!", "\u{200F}\u{200E}"])
    func `a phrase without letter, digit or emoji is refused`(phrase: String) {
        #expect(book.verdict(for: phrase) == .empty)
        #expect(PhraseBook.Verdict.empty.isRefusal)
    }

    @Test func `a phrase of 10,000 characters is refused`() {
        #expect(book.verdict(for: String(repeating: "a", count: 10_000)) == .tooLong(limit: 200))
        #expect(book.verdict(for: String(repeating: "a", count: 200)) == .fine)
        #expect(PhraseBook.Verdict.tooLong(limit: 200).isRefusal)
    }

    @Test(arguments: ["order soup", "ORDER, SOUP!", "ordersoup"])
    func `a phrase that equals another is refused`(phrase: String) {
        #expect(book.verdict(for: phrase) == .taken(by: "soup"))
        #expect(PhraseBook.Verdict.taken(by: "soup").isRefusal)
    }

    @Test func `a number in words equals the number in digits`() {
        #expect(book.verdict(for: "order two coffees") == .taken(by: "coffee"))
    }

    @Test func `an entry does not stand in its own way`() {
        #expect(book.verdict(for: "order soup!", replacing: "soup") == .fine)
    }

    @Test func `a phrase that differs by filler or a letter is too close, not refused`() {
        #expect(book.verdict(for: "please order the soup") == .tooClose(to: "soup"))
        #expect(book.verdict(for: "turn on the kitchen lights") == .tooClose(to: "light"))
        #expect(!PhraseBook.Verdict.tooClose(to: "soup").isRefusal)
    }

    @Test func `the beginning of another phrase is swallowed by it`() {
        #expect(book.verdict(for: "turn on") == .swallowed(by: "light"))
    }

    @Test func `words without content are told apart from a phrase`() {
        #expect(book.verdict(for: "please") == .onlyFiller)
    }

    @Test func `another number or other words are fine`() {
        #expect(book.verdict(for: "order 3 coffees") == .fine)
        #expect(book.verdict(for: "water the plants") == .fine)
        #expect(book.verdict(for: "🍅") == .fine)
    }
}
