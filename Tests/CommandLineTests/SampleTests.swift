import Foundation
import TestSupport
import Testing

private let samples = Places.package.appending(path: "Samples")
private let soupChef = Places.program("soupchef")
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

    @Test(.enabled(if: hasSoupChef, "Samples/SoupChef is not built"))
    func `a Swift app gets an intent that it has to be opened for, when it is closed and when it runs`() async throws {
        try await Session.with { session in
            try await installWithoutExtension(session)
            let order = try await session.run(soupChef, ["order", "tomato"])
            try #require(order.status == 0, "\(order.errors)")
            try await expectColdAndWarm(session, "Order 1 Tomato Soup") {
                // The app takes an order of each intent that it gets; the first was the person's.
                try await session.run(soupChef, ["orders"]).output.split(separator: "\n").count - 1
            }
        }
    }

    @Test(.enabled(if: hasSoupChef, "Samples/SoupChef is not built"))
    func `a Swift app continues an activity, when it is closed and when it runs`() async throws {
        try await Session.with { session in
            try await installWithoutExtension(session)
            #expect(try await session.run(soupChef, ["menu"]).status == 0)
            try await expectColdAndWarm(session, "View the menu") {
                // The app shows its menu and tells so each time; the first time it was the person's.
                try await session.succeeding("donations", "list").split(separator: "\n").count - 1
            }
        }
    }

    /// The app alone: what it can't do in the background opens it.
    private func installWithoutExtension(_ session: Session) async throws {
        let app = session.bus.root.appending(path: "App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
        for file in ["App/Info.plist", "Sources/SoupKit/Orders.intentdefinition"] {
            let source = samples.appending(path: "SoupChef/\(file)")
            let text = try String(contentsOf: source, encoding: .utf8)
            try text.replacing("INExtensionExecutable", with: "NoExtension")
                .write(to: app.appending(path: source.lastPathComponent), atomically: true, encoding: .utf8)
        }
        try await session.succeeding("app", "install", app.path, "--executable", soupChef.path)
    }

    /// Runs a shortcut twice: the first time the bus has to start the app, the second time the same process gets it.
    private func expectColdAndWarm(
        _ session: Session, _ shortcut: String, deliveries: () async throws -> Int
    ) async throws {
        let connection = try await session.bus.connect()
        func app() async throws -> String? { try await connection.owner(of: "org.inkling.SoupChef") }
        #expect(try await app() == nil)
        #expect(try await session.succeeding("run", shortcut) == "Opened Soup Chef.\n")
        try await eventually("the app was started and has it") { try await deliveries() == 1 }
        let first = try await app()
        #expect(first != nil)
        #expect(try await session.succeeding("run", shortcut) == "Opened Soup Chef.\n")
        try await eventually("the running app has it") { try await deliveries() == 2 }
        #expect(try await app() == first)
    }
}
