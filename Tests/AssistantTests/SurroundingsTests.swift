import Foundation
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct SurroundingsTests {
    private let leek = SoupApp.soup("leek", "Leek Soup")

    /// Tomato at home and leek at work, at the same hour of each day; which place it is follows no rule.
    private func teach(_ test: TestAssistant) async throws {
        for place in ["home", "home", "work", "home", "work", "work", "work", "home", "home", "work"] {
            await test.assistant.setToldSurroundings(Surroundings(place: place))
            try await test.donate(place == "home" ? SoupApp.tomato() : leek)
            test.clock.advance(by: 86_400)
        }
        await test.assistant.setToldSurroundings(Surroundings())
    }

    private func first(_ test: TestAssistant, at place: String) async -> ShortcutItem? {
        await test.assistant.suggest(
            SuggestionContext(surroundings: Surroundings(place: place), limit: 1), in: .everything
        ).first
    }

    @Test func `what was done at a place is suggested there, and says so`() async throws {
        try await TestAssistant.with { test in
            try await teach(test)
            let (home, work) = (await first(test, at: "home"), await first(test, at: "work"))
            #expect(home?.title == "Order Tomato Soup" && work?.title == "Order Leek Soup")
            #expect(home?.reasons.contains { $0.kind == "place" } == true)
            // Told instead of asked with.
            await test.assistant.setToldSurroundings(Surroundings(place: "home"))
            #expect(await test.titles().first == "Order Tomato Soup")
            await test.assistant.setToldSurroundings(Surroundings(place: "work"))
            #expect(await test.titles().first == "Order Leek Soup")
        }
    }

    @Test func `what was learnt of places is the same after a restart, from the snapshot and without it`() async throws
    {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        let before = try await TestAssistant.with(root: root) { test in
            try await teach(test)
            return await first(test, at: "work")
        }
        #expect(before?.title == "Order Leek Soup")
        for _ in 0..<2 {
            let after = try await TestAssistant.with(root: root) { test in
                test.clock.advance(by: 10 * 86_400)
                await test.assistant.settle()
                let item = await first(test, at: "work")
                try await test.assistant.store.writer.write { try $0.run("DELETE FROM snapshot") }
                return item
            }
            #expect(after == before)
        }
    }

    @Test func `an app's word stands before the person's tools', and theirs before the system's`() async throws {
        try await TestAssistant.with { test in
            await test.assistant.setFoundSurroundings(Surroundings(place: "system", isCharging: true, network: "net"))
            await test.assistant.setToldSurroundings(Surroundings(place: "told", hasHeadphones: false))
            let donation = Donation(
                identifier: "d", action: .intent(SoupApp.tomato()), date: test.clock.now,
                surroundings: Surroundings(place: "app"))
            try await test.assistant.donate(donation, from: SoupApp.identifier, rung: .executable, byteCount: 100)
            let kept = try #require(try await test.records().first?.donation.surroundings)
            #expect(
                kept == Surroundings(place: "app", isCharging: true, hasHeadphones: false, network: "net"))
            // A retry changes nothing of it.
            await test.assistant.setToldSurroundings(Surroundings(network: "other"))
            try await test.assistant.donate(donation, from: SoupApp.identifier, rung: .executable, byteCount: 100)
            #expect(try await test.records().map(\.donation.surroundings) == [kept])
        }
    }

    @Test func `nothing is known of what was around at another time`() async throws {
        try await TestAssistant.with { test in
            await test.assistant.setToldSurroundings(Surroundings(place: "home"))
            try await test.donate(SoupApp.tomato(), date: test.clock.now - 3_600)
            #expect(try await test.records().first?.donation.surroundings == Surroundings())
            // An action of an hour that has just ended.
            try await test.assistant.donate(
                Donation(
                    identifier: "long", action: .intent(leek), date: test.clock.now - 3_600, duration: 3_600),
                from: SoupApp.identifier, rung: .executable, byteCount: 100)
            let long = try await test.records().first { $0.donation.identifier == "long" }
            #expect(long?.donation.surroundings.place == "home")
        }
    }

    @Test func `a store of the first version is brought up to date with its donations`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        try await TestAssistant.with(root: root) { test in
            try await test.donate(SoupApp.tomato())
            #expect(await test.titles() == ["Order Tomato Soup"])
        }
        let columns = Surroundings.columns.split(separator: ", ")
        try await TestAssistant.with(root: root) { test in
            // As the first version wrote it.
            try await test.assistant.store.writer.write { connection in
                for column in columns { try connection.execute("ALTER TABLE donations DROP COLUMN \(column)") }
                try connection.execute("ALTER TABLE snapshot DROP COLUMN last_ahead")
                try connection.execute("DELETE FROM snapshot; PRAGMA user_version = 1")
            }
        }
        try await TestAssistant.with(root: root) { test in
            await test.assistant.settle()
            #expect(await test.titles() == ["Order Tomato Soup"])
            let kept = try await test.records()
            #expect(kept.count == 1 && kept.first?.donation.surroundings == Surroundings())
        }
    }
}
