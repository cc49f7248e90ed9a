import ShortcutModel
import SurfaceModel
import Testing

@testable import shortcuts

@Suite struct `Reading foreign logs` {
    private let options = ImportOptions(localOffset: { _ in 60 })

    private func read(_ text: String, _ options: ImportOptions? = nil) throws -> ImportLog {
        let format = try #require(ImportFormat(recognising: text[...]))
        return try format.read(text, options: options ?? self.options)
    }

    private let header = "user\ttime\ttz\tapp\taction\tparams\n"

    @Test func `a behaviour log keeps app, action, parameters, time, zone and direction`() throws {
        let log = try read(
            header + "a\t100\t-240\tmail\topen\tfolder=in box;x=1=2\na\t200\t0\tmail\treceive-letter\t\n")
        #expect(
            log.rows == [
                ImportRow(
                    app: "mail", action: "open", parameters: ["folder": .string("in box"), "x": .string("1=2")],
                    date: 100,
                    utcOffset: -240),
                ImportRow(app: "mail", action: "receive-letter", date: 200, direction: .incoming),
            ])
        #expect(log.skipped == 0)
    }

    @Test func `lines that can't be used are counted and the first is named`() throws {
        let log = try read(
            header + "a\t\t0\tapp\tact\t\nshort\na\tx\t0\tapp\tact\t\na\t5\t9999\tapp\tact\t\na\t7\t0\tapp\tact\t\n")
        #expect(log.rows.count == 1)
        #expect(log.skipped == 4)
        #expect(log.firstSkipped == "line 2: no time")
    }

    @Test func `a log of several people needs a choice`() throws {
        let text = header + "a\t1\t0\tapp\tact\t\nb\t2\t0\tapp\tact\t\n"
        #expect(throws: Failure(.needsAnswer, "the log holds 2 people", mend: "Pick one with --user: a, b.")) {
            try read(text)
        }
        #expect(try read(text, ImportOptions(user: "b")).rows.map(\.date) == [2])
        #expect(throws: Failure.self) { try read(text, ImportOptions(user: "c")) }
    }

    @Test func `shell histories give the command's name, arguments only when asked for`() throws {
        let bash = "#100\ngit push --token=secret\n#200\nsudo FOO=1 make -j2\n"
        let rows = try read(bash).rows
        #expect(rows.map(\.action) == ["git", "make"])
        #expect(rows.map(\.date) == [100, 200])
        #expect(rows.allSatisfy { $0.app == "bash" && $0.parameters.isEmpty && $0.utcOffset == 60 })
        var keeping = options
        keeping.withArguments = true
        #expect(try read(bash, keeping).rows[1].parameters == ["arguments": .string("-j2")])
        #expect(try read(": 300:0;ls -l\n").rows.map(\.action) == ["ls"])
        #expect(try read("- cmd: cargo build\n  when: 400\n").rows.map(\.date) == [400])
    }

    @Test func `a shell history without times says so`() throws {
        let log = try ImportFormat.bash.read("ls\ncd\n", options: options)
        #expect(log.rows.isEmpty)
        #expect(log.firstSkipped == "line 1: no time")
        #expect(ImportFormat(fileName: "/home/a/.bash_history") == .bash)
        #expect(ImportFormat.bash.howTimesAreKept?.contains("HISTTIMEFORMAT") == true)
    }

    @Test(arguments: [
        "#nan\nls\n", "#1e30\nls\n", "#-5\nls\n", "- cmd: ls\n  when: 1e19\n", ": 1e300:0;ls\n",
        "user\ttime\ttz\tapp\taction\tparams\na\tinf\t0\tapp\tact\t\n",
        "user\ttime\ttz\tapp\taction\tparams\na\t1e300\t0\tapp\tact\t\n",
        "[{\"url\": \"https://a.example\", \"visitTime\": 1e300}]",
        "[{\"url\": \"https://a.example\", \"visitTime\": 253402300799000}]",
    ])
    func `a time that can't be is left out with its line`(_ text: String) throws {
        let log = try read(text, ImportOptions())
        #expect(log.rows.isEmpty)
        #expect(log.skipped == 1)
        #expect(log.firstSkipped?.contains("its time") == true, "\(log.firstSkipped ?? "")")
    }

    @Test func `what a command read, its arguments and what stands behind it are no commands`() throws {
        let bash = """
            #100
            cat > ~/.netrc <<EOF
            hunter2secret
            machine x login y password z
            EOF
            #200
            mysql\t-psecret99
            #300
            ls;cat secretfile
            #400
            TOKEN='my secret' A="b c" make
            #500
            PASS=$(cat secret) run
            #600
            echo hunter2|mysql
            #700
            'quoted secret' x
            #800
            sudo -u root FOO=1 make
            """
        let zsh = ": 100:0;cat <<EOF\\\nsecret\\\nEOF\n: 200:0;a&&b secret\n"
        let fish = "- cmd: cat <<EOF\\nsecret\\nEOF\n  when: 100\n- cmd: ls>secret\n  when: 200\n"
        let rows = try read(bash).rows
        #expect(rows.map(\.action) == ["cat", "mysql", "ls", "make", "echo", "sudo"])
        #expect(try read(zsh).rows.map(\.action) == ["cat", "a"])
        #expect(try read(fish).rows.map(\.action) == ["cat", "ls"])
        #expect(try (rows + read(zsh).rows + read(fish).rows).allSatisfy { $0.parameters.isEmpty })
    }

    @Test func `recently used files are read with their application`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xbel version="1.0">
              <bookmark href="file:///home/a/b%20c.odt" added="2026-01-01T10:00:00.5Z">
                <info><metadata owner="x"><bookmark:applications>
                  <bookmark:application name="LibreOffice &amp; Co" exec="&apos;lo %u&apos;" modified="2026-01-02T10:00:00.123Z" count="2"/>
                </bookmark:applications></metadata></info>
              </bookmark>
            </xbel>
            """
        let rows = try read(text).rows
        #expect(rows.map(\.app) == ["LibreOffice & Co"])
        #expect(rows.first?.parameters == ["file": .url("file:///home/a/b%20c.odt")])
        #expect(rows.first?.date == 1_767_348_000)
    }

    @Test func `a browser's history is read as the sites that were visited`() throws {
        let takeout = """
            {"Browser History": [
              {"title": "News", "url": "https://News.example.org/a?token=1", "time_usec": 1767348000000000},
              {"title": "Old", "url": "http://user:pw@old.example.org:8080/", "time_usec": 1767340000000000},
              {"title": "Settings", "url": "chrome://settings", "time_usec": 1767348000000000},
              {"title": "No time", "url": "https://example.org/"}
            ]}
            """
        let log = try read(takeout)
        #expect(log.rows.map(\.parameters) == ["old.example.org", "news.example.org"].map { ["site": .string($0)] })
        #expect(log.rows.map(\.date) == [1_767_340_000, 1_767_348_000])
        #expect(log.skipped == 2)
        #expect(log.firstSkipped == "line 3: no page of the web")
        var keeping = options
        keeping.withArguments = true
        let list = "[{\"url\": \"https://[::1]/x\", \"lastVisitTime\": 1767348000123.5}]"
        let format = try #require(ImportFormat(recognising: list[...]))
        let row = try #require(try format.read(list, options: keeping).rows.first)
        #expect(row.parameters == ["site": .string("[::1]"), "page": .url("https://[::1]/x")])
        #expect(abs(row.date - 1_767_348_000.1235) < 0.001)
    }

    @Test(arguments: [
        "{\"url\": 1}", "[{\"url\": 7}]", "[{\"url\": \"https://a\"", "{\"Browser History\": {\"url\": \"\"}}",
    ])
    func `a browser history that is no history is refused with what is wrong`(_ text: String) throws {
        let failure = #expect(throws: Failure.self) { try ImportFormat.browser.read(text, options: options) }
        #expect(failure?.message.contains("can't be read as JSON") == true)
    }

    @Test func `an unknown file is no format`() {
        #expect(ImportFormat(recognising: "hello\nworld") == nil)
        #expect(ImportFormat(recognising: "") == nil)
    }
}
