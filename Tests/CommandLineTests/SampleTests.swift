import Foundation
import TestSupport
import Testing

private let samples = Places.package.appending(path: "Samples")
private let soupChef = samples.appending(path: "SoupChef/.build/debug/soupchef")
private let hasSoupChef = FileManager.default.isExecutableFile(atPath: soupChef.path)

@Suite struct `The samples as a user runs them` {
    @Test func `an app in Python donates, is suggested and is opened`() async throws {
        try await Session.with { session in
            try await session.succeeding("app", "install", samples.appending(path: "donate").path)
            let note = try await session.run(samples.appending(path: "donate.py"), ["groceries"])
            #expect(note.status == 0, "\(note.errors)")
            #expect(note.output.contains("Suggested: Open the note groceries"))
            #expect(try await session.succeeding("run", "Open the note groceries") == "Opened Notes.\n")
            try await eventually("the opened app has donated again") {
                try await session.succeeding("donations", "list").split(separator: "\n").count == 2
            }
            let missing = try await session.run(samples.appending(path: "donate.py"), [])
            #expect(missing.status == 1)
        }
    }

    @Test(.enabled(if: hasSoupChef, "Samples/SoupChef is not built"))
    func `soup is ordered, said, handled in the background, continued in the app and forgotten`() async throws {
        try await Session.with { session in
            try await session.succeeding(
                "app", "install", samples.appending(path: "SoupChef/App").path, "--executable", soupChef.path,
                "--extension", soupChef.path + "-intents")
            #expect(try await session.succeeding("doctor") == "No problems found.\n")
            let order = try await session.run(soupChef, ["order", "tomato", "--with", "croutons"])
            #expect(order.status == 0, "\(order.errors)")

            let suggested = try await session.succeeding("suggest")
            #expect(suggested.contains("Order 1 Tomato Soup, With Croutons"), "\(suggested)")
            try await session.succeeding("phrase", "add", "Order 1 Tomato Soup", "Soup time")
            let said = try await session.succeeding("say", "soup time!")
            #expect(said.contains("Tomato Soup will be ready in 7 minutes"), "\(said)")

            let closed = try await session.shortcuts("run", "Soup time", "--answer", "pickUpTime=23:30")
            #expect(closed.status == 1)
            #expect(closed.errors.contains("open from 11 to 20"))
            let wrong = try await session.shortcuts("run", "Soup time", "--answer", "quantity=lots")
            #expect(wrong.status == 1)
            #expect(wrong.errors.contains("'lots' is no whole number for quantity"))
            let unclear = try await session.shortcuts("run", "Soup time", "--answer", "soup=o")
            #expect(unclear.status == 3)
            #expect(unclear.errors.contains("Lentil Soup") || unclear.errors.contains("soup"), "\(unclear.errors)")
            let lentil = try await session.succeeding("run", "Soup time", "--answer", "soup=lentil")
            #expect(lentil.contains("Lentil Soup will be ready"), "\(lentil)")

            #expect(
                try await session.succeeding("run", "Soup time", "--answer", "quantity=12") == "Opened Soup Chef.\n")
            let orders = try await session.run(soupChef, ["orders"]).output
            #expect(orders.contains("Party to plan: 12 Tomato Soup"), "\(orders)")

            #expect(try await session.run(soupChef, ["forget"]).status == 0)
            #expect(try await session.succeeding("donations", "list") == "")
        }
    }
}
