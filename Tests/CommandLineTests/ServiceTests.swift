import Foundation
import TestSupport
import Testing

@Suite struct `The command line with the real service` {
    /// Coffee in the morning, news in the evening, for ten days.
    private func log() -> String {
        var text = "user\ttime\ttz\tapp\taction\tparams\n"
        for day in 0..<10 {
            let midnight = 1_788_220_800 + day * 86_400
            text += "me\t\(midnight + 8 * 3600)\t0\tkitchen\tmake-coffee\tcups=2\n"
            text += "me\t\(midnight + 20 * 3600)\t0\treader\tread-news\t\n"
        }
        return text
    }

    @Test func `without a bus or a service the status is 5 and the mend is named`() async throws {
        try await Session.with(service: false) { session in
            let noService = try await session.shortcuts("suggest")
            #expect(noService.status == 5)
            #expect(noService.errors.contains("inklingd"))
            await session.bus.stopBus()
            let noBus = try await session.shortcuts("suggest")
            #expect(noBus.status == 5)
            #expect(noBus.errors.contains("session bus"))
        }
    }

    @Test func `what is around the person is told, shown and taken back`() async throws {
        try await Session.with { session in
            #expect(try await session.succeeding("surroundings") == "Nothing is known of your surroundings.\n")
            let told = try await session.succeeding("surroundings", "--place", "home", "--headphones", "yes")
            #expect(told.contains("home") && told.contains("yes"))
            let more = try await session.json("surroundings", "--network", "Harbour") as? [String: Any]
            #expect(more?["place"] as? String == "home" && more?["network"] as? String == "Harbour")
            #expect(more?["headphones"] as? Bool == true && more?["charging"] is NSNull)
            let wrong = try await session.shortcuts("surroundings", "--charging", "maybe")
            #expect(wrong.status == 2 && wrong.errors.contains("yes or no"))
            #expect(
                try await session.succeeding("surroundings", "--clear") == "Nothing is known of your surroundings.\n")
        }
    }

    @Test func `an imported log is suggested from, differently at different moments`() async throws {
        try await Session.with { session in
            let file = try session.write(log(), to: "log.tsv")
            let preview = try await session.succeeding("import", "--dry-run", file)
            #expect(preview.hasPrefix("20 actions of 2 kinds"))
            #expect(try await session.succeeding("donations", "list") == "")
            #expect(try await session.succeeding("import", file).contains("Imported 20 actions."))
            let morning = try await session.succeeding("suggest", "--at", "2026-09-11T08:00Z", "--limit", "1")
            let evening = try await session.succeeding("suggest", "--at", "2026-09-11T20:00Z", "--limit", "1")
            #expect(morning.contains("make-coffee"), "\(morning)")
            #expect(evening.contains("read-news"), "\(evening)")
        }
    }

    @Test func `what is imported as pending can be looked at, taken back, and accepted`() async throws {
        try await Session.with { session in
            let said = try await session.succeeding("import", "--pending", try session.write(log(), to: "log.tsv"))
            #expect(said.contains("donations list --pending"))
            let waiting = try #require(
                try await session.json("donations", "list", "--pending") as? [[String: Any]])
            #expect(waiting.count == 20)
            #expect(try await session.succeeding("suggest").contains("nothing to suggest"))
            let taken = try await session.succeeding(
                "donations", "delete", "--pending", "--app", "import.reader", "--yes")
            #expect(taken.contains("Deleted 10 donations"))
            #expect(try await session.succeeding("import", "--accept").contains("10 imported actions"))
            #expect(try await session.succeeding("donations", "list", "--pending") == "")
            #expect(try await session.succeeding("suggest", "--at", "2026-09-11T08:00Z").contains("make-coffee"))
        }
    }

    @Test func `a row from the future is left out by its line, and the others are imported`() async throws {
        try await Session.with { session in
            var text = "user\ttime\ttz\tapp\taction\tparams\n"
            for number in 1...300 {
                let time = number == 290 ? 9_999_999_999 : 1_700_000_000 + number
                text += "u\t\(time)\t0\tapp\tdo\(number % 4)\t\n"
            }
            let file = try session.write(text, to: "log.tsv")
            for option in ["--dry-run", "--yes"] {
                #expect(try await session.succeeding("import", option, file).contains("line 291: its time lies"))
            }
            #expect(try await session.succeeding("import", file).contains("Imported 0 actions; 299 were known already"))
        }
    }

    @Test func `everything that lists speaks JSON`() async throws {
        try await Session.with { session in
            try await session.succeeding("import", try session.write(log(), to: "log.tsv"))
            let records = try #require(try await session.json("donations", "list", "--limit", "3") as? [[String: Any]])
            #expect(records.count == 3)
            #expect(records[0]["app"] as? String == "import.reader")
            let items = try #require(try await session.json("suggest", "--at", "2026-09-11T08:00Z") as? [[String: Any]])
            #expect((items.first?["probability"] as? Double).map { $0 > 0 && $0 <= 1 } == true)
            #expect(items.first?["title"] is String)
            for words in [["list"], ["phrase", "list"], ["app", "list"], ["doctor"]] {
                let result = try await session.run(Places.program("shortcuts"), words + ["--json"])
                #expect(result.status == 0, "\(result.errors)")
                #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [Any])
            }
            let privacy = try #require(try await session.json("privacy", "show") as? [String: Any])
            #expect(privacy["donations"] as? Int == 20)
        }
    }

    @Test func `a phrase is added, refused when taken, found, changed and deleted`() async throws {
        try await Session.with { session in
            let samples = Places.package.appending(path: "Samples")
            try await session.succeeding("app", "install", samples.appending(path: "donate").path)
            for note in ["groceries", "ideas"] {
                #expect(try await session.run(samples.appending(path: "donate.py"), [note]).status == 0)
            }
            try await session.succeeding("phrase", "add", "Open the note groceries", "Shopping, please")
            let taken = try await session.shortcuts("phrase", "add", "Open the note ideas", "SHOPPING please!")
            #expect(taken.status == 1)
            #expect(taken.errors.contains("Shopping, please"))
            let endless = String(repeating: "a", count: 10_000)
            let long = try await session.shortcuts("phrase", "add", "Open the note ideas", endless)
            #expect(long.status == 1)
            #expect(long.errors.contains("200 characters"))
            #expect(try await session.succeeding("say", "--only-find", "shopping").contains("groceries"))
            try await session.succeeding("phrase", "change", "Shopping, please", "what do we need")
            #expect(try await session.succeeding("phrase", "list").hasPrefix("what do we need"))
            let unsure = try await session.shortcuts("say", "what do they need")
            #expect(unsure.status == 3)
            #expect(unsure.errors.contains("Did you mean 'what do we need'?"))
            let unknown = try await session.shortcuts("say", "we agree on everything else today")
            #expect(unknown.status == 4)
            #expect(unknown.errors.contains("The nearest is 'what do we need'."))
            try await session.succeeding("phrase", "delete", "what do we need")
            #expect(try await session.succeeding("phrase", "list") == "")
        }
    }

    @Test func `what is forgotten is not suggested any more, and nothing is learnt while paused`() async throws {
        try await Session.with { session in
            let file = try session.write(log(), to: "log.tsv")
            try await session.succeeding("import", file)
            #expect(try await session.succeeding("privacy", "forget", "--app", "import.kitchen").contains("10"))
            let left = try await session.succeeding("suggest", "--at", "2026-09-11T08:00Z")
            #expect(!left.contains("make-coffee"), "\(left)")
            #expect(try await session.succeeding("donations", "delete", "--all").contains("Deleted 10 donations"))
            #expect(try await session.succeeding("suggest").contains("nothing to suggest"))
            try await session.succeeding("privacy", "pause", "--for", "1h")
            #expect(try await session.succeeding("privacy", "show").contains("paused until"))
            try await session.succeeding("privacy", "resume")
            #expect(try await session.succeeding("privacy", "show").contains("on"))
        }
    }

    @Test func `what does not exist is named, with status 4`() async throws {
        try await Session.with { session in
            for words in [["run", "nothing"], ["view", "nothing"], ["search", "nothing"], ["say", "nothing"]] {
                let result = try await session.run(Places.program("shortcuts"), words)
                #expect(result.status == 4, "\(words): \(result.errors)")
                #expect(result.errors.contains("'nothing'"))
            }
            #expect(try await session.shortcuts("donations", "delete", "nothing").status == 4)
        }
    }
}
