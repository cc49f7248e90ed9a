import Foundation
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct `What apps call relevant` {
    private func offer(
        _ relevance: [RelevantShortcutValue.Relevance], _ shortcut: IntentValue = SoupApp.tomato(),
        in test: TestAssistant
    ) async throws {
        try await test.assistant.setRelevantShortcuts(
            [RelevantShortcutValue(shortcut: .intent(shortcut), relevance: relevance)], of: SoupApp.identifier)
    }

    @Test func `a shortcut is offered at its dates, from the first asking on and after a restart`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        let now = TestClock.monday
        func expectAtItsDatesOnly(_ test: TestAssistant) async {
            #expect(await test.titles().isEmpty)
            #expect(await test.titles(at: now + 5_400) == ["Order Tomato Soup"])
            #expect(await test.titles(at: now + 9_000).isEmpty)
            #expect(await test.titles().isEmpty)
        }
        try await TestAssistant.with(root: root) { test in
            try await offer([.dates(from: now + 3_600, to: now + 7_200)], in: test)
            await expectAtItsDatesOnly(test)
        }
        try await TestAssistant.with(root: root) { await expectAtItsDatesOnly($0) }
    }

    @Test func `an offer of long ago doesn't hide what the person does`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            try await offer([.dates(from: 1_000_000_000, to: 1_000_003_600)], in: test)
            #expect(await test.titles() == ["Order Tomato Soup"])
        }
    }

    @Test func `situations are alternatives`() async throws {
        try await TestAssistant.with { test in
            try await test.assistant.setSuggestions([.intent(SoupApp.soup("leek", "Leek"))], of: SoupApp.identifier)
            // At home, at work, or at a date that is over.
            try await offer(
                [.dailyRoutine(2), .dailyRoutine(3), .dates(from: 1_000_000_000, to: nil)], in: test)
            func chance(at place: String) async -> Double {
                var context = SuggestionContext()
                context.surroundings.place = place
                let items = await test.assistant.suggest(context, in: .everything)
                #expect(items.count == 2)
                return items.first { $0.title == "Order Tomato Soup" }?.probability ?? 0
            }
            let home = await chance(at: "home")
            let work = await chance(at: "work")
            let gym = await chance(at: "gym")
            #expect(home == work)
            #expect(home > 5 * gym)
        }
    }

    @Test func `what came in is context, and its answer is offered`() async throws {
        try await TestAssistant.with { test in
            func row(_ action: String, _ person: String, _ minute: Int) -> ImportRow {
                ImportRow(
                    app: "chat", action: action, parameters: ["with": .string(person)],
                    date: test.clock.now - 90_000 + Double(minute) * 60,
                    direction: action.hasPrefix("receive-") ? .incoming : .outgoing)
            }
            let rows =
                (0..<20).flatMap { number in
                    let person = "u\(number % 4)"
                    return [
                        row("receive-message", person, number * 60), row("send-message", person, number * 60 + 1),
                        row("send-message", "u9", number * 60 + 20),
                        row("receive-message", "unanswered", number * 60 + 30),
                    ]
                } + [row("receive-message", "u2", 1_300)]
            _ = try await test.assistant.importRows(rows, isPending: false)
            let activity = Donation(
                identifier: "in", action: .activity(SoupApp.activity("Ann shared a file")), date: test.clock.now - 60,
                direction: .incoming)
            try await test.assistant.donate(
                activity, from: SoupApp.identifier, rung: .executable, byteCount: 100)
            let titles = await test.titles(at: test.clock.now - 90_000 + 1_301 * 60)
            #expect(titles.first == "send-message u2")
            #expect(!titles.contains { $0.hasPrefix("receive-") || $0.contains("shared") })
            #expect(try await test.records().contains { $0.title == "receive-message u2" })
        }
    }
}
