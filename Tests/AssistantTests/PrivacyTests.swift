import Foundation
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct PrivacyTests {
    @Test func `while learning is paused, donations are acknowledged and not kept`() async throws {
        try await TestAssistant.with { test in
            try await test.assistant.pause(seconds: 3_600)
            try await test.donate(SoupApp.tomato())
            var count = try await test.records().count
            #expect(count == 0)
            test.clock.advance(by: 3_601)
            try await test.donate(SoupApp.tomato())
            count = try await test.records().count
            #expect(count == 1)
            try await test.assistant.pause(seconds: nil)
            #expect(try await test.assistant.privacy().pause == .untilResumed)
            try await test.donate(SoupApp.tomato())
            try await test.assistant.resume()
            #expect(try await test.records().count == 1)
        }
    }

    @Test func `a pause outlives a restart`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        try await TestAssistant.with(root: root) { try await $0.assistant.pause(seconds: nil) }
        try await TestAssistant.with(root: root) { test in
            let pause = try await test.assistant.privacy().pause
            #expect(pause == .untilResumed)
        }
    }

    @Test func `an excluded app teaches nothing and its shortcuts need not be shown`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            var privacy = AppPrivacy()
            privacy.learns = false
            try await test.assistant.setAppPrivacy(privacy, of: SoupApp.identifier)
            try await test.donate(SoupApp.tomato())
            #expect(try await test.records().count == 1)
            #expect(try await test.assistant.privacy().excludedApps == [SoupApp.identifier])
            privacy.suggests = false
            try await test.assistant.setAppPrivacy(privacy, of: SoupApp.identifier)
            #expect(await test.titles().isEmpty)
        }
    }

    @Test func `what is older than the person wants it kept is deleted`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato(), date: test.clock.now - 40 * 86_400)
            try await test.donate(SoupApp.soup("leek", "Leek Soup"), date: test.clock.now - 5 * 86_400)
            try await test.assistant.setRetention(days: 30)
            #expect(try await test.records().map(\.title) == ["Order Leek Soup"])
            #expect(await test.titles() == ["Order Leek Soup"])
        }
    }

    @Test func `forgetting since a moment, by words, and everything`() async throws {
        try await TestAssistant.with { test in
            let now = test.clock.now
            try await test.donate(SoupApp.tomato(), date: now - 7_200)
            try await test.donate(SoupApp.soup("leek", "Leek Soup"), date: now - 3_000)
            try await test.donate(SoupApp.soup("fish", "Fish Soup"), date: now - 60)
            #expect(try await test.assistant.forget(DonationFilter(since: now - 600)) == 1)
            #expect(try await test.assistant.forget(DonationFilter(text: "leek")) == 1)
            #expect(try await test.records().map(\.title) == ["Order Tomato Soup"])
            #expect(try await test.assistant.forget(DonationFilter()) == 1)
            #expect(await test.titles().isEmpty)
            let actions = try await test.assistant.store.reader.read {
                try $0.first("SELECT count(*) FROM actions") { $0.integer(0) }
            }
            #expect(actions == 0)
        }
    }

    @Test func `imported rows count at once, or when they are accepted`() async throws {
        try await TestAssistant.with { test in
            let rows = (1...3).map {
                ImportRow(
                    app: "shell", action: "git", parameters: ["arguments": .string("status")],
                    date: test.clock.now - Double($0) * 3_600)
            }
            #expect(try await test.assistant.importRows(rows, isPending: true) == 3)
            #expect(await test.titles().isEmpty)
            #expect(try await test.records(DonationFilter(isPending: true)).count == 3)
            #expect(try await test.assistant.acceptImport(DonationFilter()) == 3)
            await test.assistant.settle()
            #expect(await test.titles() == ["git status"])
            // The same rows again are the same donations.
            _ = try await test.assistant.importRows(rows, isPending: false)
            #expect(try await test.records().count == 3)
        }
    }

    @Test func `rows that are imported again stay as they are, and only new ones are reported`() async throws {
        try await TestAssistant.with { test in
            func row(_ action: String, _ parameters: [String: ParameterValue] = [:]) -> ImportRow {
                ImportRow(app: "shell", action: action, parameters: parameters, date: test.clock.now - 60)
            }
            func pendingCount() async throws -> Int { try await test.records(DonationFilter(isPending: true)).count }
            #expect(try await test.assistant.importRows([row("ls"), row("ls"), row("cd")], isPending: false) == 2)
            #expect(try await test.assistant.importRows([row("ls")], isPending: true) == 0)
            #expect(try await pendingCount() == 0)
            #expect(try await test.assistant.importRows([row("vi")], isPending: true) == 1)
            #expect(try await test.assistant.importRows([row("vi")], isPending: false) == 0)
            #expect(try await pendingCount() == 1)
            let values = [row("set", ["a": .string("1")]), row("set", ["b": .string("1")])]
            #expect(try await test.assistant.importRows(values, isPending: false) == 2)
            let total = try await test.records().count
            #expect(total == 5)
        }
    }

    @Test func `a database that was moved aside is named, and goes with the first thing that is forgotten`()
        async throws
    {
        let deletions: [@Sendable (Assistant) async throws -> Void] = [
            { _ = try await $0.forget(DonationFilter()) },
            { _ = try await $0.deleteDonations(DonationFilter(text: "tomato")) },
            { _ = try await $0.deleteAllInteractions(of: SoupApp.identifier) },
        ]
        for delete in deletions {
            let root = TestAssistant.temporaryFolder()
            defer { try? FileManager.default.removeItem(at: root) }
            let folder = URL(filePath: TestAssistant.storeFolder(root))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("no database, yet a secret".utf8).write(to: folder.appending(path: "shortcuts.sqlite"))
            try Data("secret".utf8).write(to: folder.appending(path: "shortcuts.sqlite-wal"))
            try await TestAssistant.with(root: root) { test in
                // What is only too old leaves it: it may be mended yet.
                try await test.assistant.setRetention(days: 30)
                #expect(try await test.assistant.privacy().damagedStores.isEmpty == false)
                try await delete(test.assistant)
                #expect(try await test.assistant.privacy().damagedStores.isEmpty)
                let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(!files.contains { $0.contains("damaged") }, "\(files)")
            }
        }
    }

    @Test func `the history is given page by page`() async throws {
        try await TestAssistant.with { test in
            for minute in 0..<5 {
                try await test.donate(SoupApp.tomato(), identifier: "\(minute)", date: test.clock.now + Double(minute))
            }
            var seen: [String] = []
            var cursor = ""
            repeat {
                let page = try await test.assistant.donations(DonationFilter(), limit: 2, cursor: cursor, locale: nil)
                seen += page.records.map(\.donation.identifier)
                cursor = page.next
            } while !cursor.isEmpty
            #expect(seen == ["4", "3", "2", "1", "0"])
            await #expect(throws: AssistantError.self) {
                try await test.assistant.donations(DonationFilter(), limit: 2, cursor: "x", locale: nil)
            }
        }
    }
}
