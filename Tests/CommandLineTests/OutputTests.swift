import ShortcutModel
import Testing

@testable import shortcuts

@Suite struct `Printing` {
    @Test func `columns are aligned by what a terminal shows`() {
        let table = TextTable(rows: [["a", "b", "c"], ["四字", "x", ""], ["e\u{301}tude", "", "z"]])
        #expect(table.lines == ["a      b  c", "四字   x", "e\u{301}tude     z"])
    }

    @Test func `JSON escapes what it must and keeps the order of keys`() {
        let json = JSON.object([
            ("b", .array([1, .number(0.5), .null, true])), ("a", "q\"\\\n\u{1}é"), ("e", .array([])),
            ("n", .number(.nan)),
        ])
        #expect(
            json.text == """
                {
                  "b": [
                    1,
                    0.5,
                    null,
                    true
                  ],
                  "a": "q\\"\\\\\\n\\u0001é",
                  "e": [],
                  "n": null
                }
                """)
    }

    @Test func `control characters of an app's texts never reach the terminal`() {
        #expect("a\u{1B}[31mb\nc\u{9B}d".printable == "a [31mb c d")
    }
}

@Suite struct `Dates on the command line` {
    private let noon = Moment(seconds: 1_796_040_000, utcOffset: 0)  // 2026-11-30 12:00 UTC

    @Test func `a zone is kept`() throws {
        #expect(try Moment(parsing: "2026-11-30T12:00Z") == noon)
        let paris = try Moment(parsing: "2026-11-30 14:30:00+02:30")
        #expect(paris.seconds == noon.seconds)
        #expect(paris.utcOffset == 150)
        #expect(paris.text == "2026-11-30 14:30")
    }

    @Test func `local time survives reading and writing`() throws {
        #expect(try Moment(parsing: "2026-07-01T08:05").text == "2026-07-01 08:05")
        #expect(try Moment(parsing: "2026-07-01").text == "2026-07-01 00:00")
        let now = Moment(localSeconds: noon.seconds)
        #expect(try Moment(parsing: "08:05", now: now).text == now.text.prefix(11) + "08:05")
        #expect(try Moment(parsing: "now", now: now) == now)
        #expect(try Moment(parsing: "@1796040000").seconds == noon.seconds)
    }

    @Test(arguments: [
        "", "tomorrow", "2026-13-01", "2026-02-30", "2026-11-30T25:00", "2026-11-30T12", "12:60", "@x",
        "2026-11-30T12:00+99:00",
    ])
    func `what is no date is refused`(text: String) {
        #expect(throws: Failure.self) { try Moment(parsing: text) }
    }

    @Test func `lengths of time have a unit`() throws {
        #expect(try parseDuration("90s") == 90)
        #expect(try parseDuration("2h") == 7200)
        #expect(try parseDuration("1w") == 604_800)
        for text in ["", "h", "5", "-1h", "0m", "1y"] { #expect(throws: Failure.self) { try parseDuration(text) } }
    }
}
