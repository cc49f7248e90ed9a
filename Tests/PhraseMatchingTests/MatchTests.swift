import Testing

@testable import PhraseMatching

@Suite struct `Finding what a text means` {
    private let book = PhraseBook([
        ("soup", "Order soup"), ("two", "order 2 tomato soups"), ("three", "order three tomato soups"),
        ("on", "turn on the kitchen light"), ("off", "turn off the kitchen light"),
        ("run", "start my morning run"), ("playlist", "play the summer playlist"), ("emoji", "🍅🥣"),
        ("arabic", "شغل الموسيقى"), ("german", "Bestelle einundzwanzig Brötchen"),
    ])

    @Test(arguments: [
        ("ORDER SOUP!!", "soup"), ("order two tomato soups", "two"), ("Order 3 tomato soups", "three"),
        ("🍅🥣", "emoji"), ("شغّل الموسيقى", "arabic"), ("bestelle 21 brotchen", "german"),
    ])
    func `an exact phrase is found however it is written`(text: String, id: String) {
        #expect(book.match(text) == .exact(id))
    }

    @Test func `an exact phrase beats a longer one that contains it`() {
        #expect(PhraseBook([("a", "order soup"), ("b", "order soup please")]).match("order soup") == .exact("a"))
    }

    @Test(arguments: [
        ("please order the soup", "soup"), ("turn on kitchen light", "on"), ("start my mornign run", "run"),
        ("play the sumer playlist", "playlist"), ("um, play summer playlist", "playlist"),
    ])
    func `filler and a slip of the keyboard are forgiven`(text: String, id: String) {
        guard case .match(id, let score) = book.match(text) else {
            Issue.record("\(text) gave \(book.match(text))")
            return
        }
        #expect(score >= PhraseBook.acceptance && score <= 1)
    }

    @Test func `two phrases that fit alike are asked about`() {
        #expect(book.match("turn the kitchen light") == .ambiguous(["off", "on"]))
    }

    @Test func `one phrase that fits half is asked about`() {
        #expect(book.match("start my evening run") == .ambiguous(["run"]))
    }

    @Test func `another number or a negation is never a match`() {
        #expect(book.match("order four tomato soups") == .none(nearest: "three"))
        #expect(book.match("do not order soup") == .none(nearest: "soup"))
        #expect(book.match("never turn on the kitchen light") == .none(nearest: "on"))
    }

    @Test func `when nothing fits the nearest is named`() {
        #expect(book.match("summertime madness") == .none(nearest: "playlist"))
        #expect(book.match("light") == .none(nearest: "off"))
        #expect(book.match("xyzzy") == .none(nearest: nil))
    }

    @Test func `text without words, or longer than any phrase, means nothing`() {
        #expect(book.match("") == .none(nearest: nil))
        #expect(book.match(" ?! ") == .none(nearest: nil))
        #expect(book.match(String(repeating: "order soup ", count: 1000)) == .none(nearest: nil))
        #expect(PhraseBook().match("order soup") == .none(nearest: nil))
    }

    @Test func `a removed or changed phrase is found no more`() {
        var book = book
        book.remove("soup")
        book.set("dim everything", for: "on")
        #expect(book.match("order soup") != .exact("soup"))
        #expect(book.match("dim everything") == .exact("on"))
        #expect(book.match("turn on the kitchen light") != .exact("on"))
        #expect(book.count == 9)
        #expect(book.phrase(for: "on") == "dim everything")
    }

    @Test func `among five thousand phrases each is found`() {
        let verbs = ["open", "close", "start", "call", "play"]
        let phrases = (0..<5000).map { ("\($0)", "\(verbs[$0 % 5]) item number \($0)") }
        let book = PhraseBook(phrases)
        for id in stride(from: 0, to: 5000, by: 619) {
            #expect(book.match("\(verbs[id % 5]) the item number \(id)") == .match("\(id)", score: 0.98))
        }
    }
}
