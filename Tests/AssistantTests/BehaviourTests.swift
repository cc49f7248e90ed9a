import Foundation
import ShortcutModel
import SurfaceModel
import Synchronization
import Testing

@testable import Assistant

/// Behaviours that Apple documents of its service, and problems that developers reported with it.
@Suite struct `Documented behaviours of the service` {
    @Test func `handle comes last, and confirm before it`() async throws {
        try await TestAssistant.with { test in
            let phases = Phases()
            test.runner.script.withLock { script in
                script.resolve = { intent, _ in
                    phases.add("resolve")
                    return IntentResolution(outcome: .ready, intent: intent)
                }
                script.confirm = { _ in
                    phases.add("confirm")
                    return IntentResponseValue(code: 1, codeName: "ready")
                }
                script.handle = { _ in
                    phases.add("handle")
                    return IntentResponseValue(code: 4, codeName: "success")
                }
            }
            try await test.donate(SoupApp.tomato())
            let item = try #require(await test.assistant.suggest(SuggestionContext(), in: .everything).first)
            _ = try await test.assistant.run(item.id, RunOptions(), in: .everything)
            #expect(phases.list == ["resolve", "confirm", "handle"])
        }
    }

    @Test func `two apps may have an intent class of the same name`() async throws {
        let other = "org.example.OtherSoup"
        let install: (URL) throws -> Void = { root in
            try SoupApp.install(in: root)
            try SoupApp.install(
                in: root, identifier: other,
                definition: SoupApp.definition.replacing("Order ${soup}", with: "Cook ${soup}"),
                handlesInBackground: false)
        }
        try await TestAssistant.with(install: install) { test in
            try await test.donate(SoupApp.tomato())
            try await test.donate(SoupApp.tomato(), app: other)
            let items = await test.assistant.suggest(SuggestionContext(), in: .everything)
            #expect(Set(items.map(\.title)) == ["Order Tomato Soup", "Cook Tomato Soup"])

            // Each is run by its own app: the one in the background, the other by opening it.
            for item in items { _ = try await test.assistant.run(item.id, RunOptions(), in: .everything) }
            #expect(test.runner.openings.map(\.app) == [other])

            _ = try await test.assistant.deleteAllInteractions(of: SoupApp.identifier)
            #expect(await test.titles() == ["Cook Tomato Soup"])
        }
    }

    @Test func `the doctor explains a set of parameters that matches no combination`() async throws {
        try await TestAssistant.with { test in
            let intent = IntentValue(className: SoupApp.order, parameters: ["quantity": .integer(2)])
            await #expect(throws: AssistantError.self) { try await test.donate(intent) }
            let problems = try await test.assistant.diagnose(SoupApp.identifier)
            let problem = try #require(problems.first { $0.subject == SoupApp.order })
            #expect(problem.message.contains("quantity"))
            #expect(problem.mend.contains("soup"))
        }
    }

    @Test func `deleting a search item deletes the activities about it, and no others`() async throws {
        try await TestAssistant.with { test in
            for item in ["tomato", "leek", nil] {
                var activity = SoupApp.activity("See \(item ?? "all")")
                activity.userInfo = ["item": .string(item ?? "")]
                try await test.assistant.donate(
                    Donation(
                        identifier: UUID().uuidString, groupIdentifier: item, action: .activity(activity),
                        date: test.clock.now), from: SoupApp.identifier, rung: .executable, byteCount: 100)
            }
            try await test.donate(SoupApp.tomato(), group: "tomato")
            func titles() async throws -> Set<String> { Set(try await test.records().map(\.title)) }
            let app = SoupApp.identifier
            #expect(try await test.assistant.deleteActivities(aboutItems: ["tomato"], of: app) == 1)
            #expect(try await titles() == ["See leek", "See all", "Order Tomato Soup"])
            #expect(try await test.assistant.deleteActivities(aboutItems: nil, of: app) == 1)
            #expect(try await titles() == ["See all", "Order Tomato Soup"])
        }
    }

    /// A journal looks back at what was done. There is no journal that the service knows; one that the person runs can
    /// read this.
    @Test func `a journal can read which intents and activities were donated when, page by page`() async throws {
        try await TestAssistant.with { test in
            let start = test.clock.now
            try await test.donate(SoupApp.tomato())
            test.clock.advance(by: 3_600)
            try await test.donate(SoupApp.activity())
            var (entries, cursor) = ([DonationRecord](), "")
            repeat {
                let page = try await test.assistant.donations(DonationFilter(), limit: 1, cursor: cursor, locale: nil)
                entries += page.records
                cursor = page.next
            } while !cursor.isEmpty
            #expect(entries.map(\.title) == ["See the menu", "Order Tomato Soup"])
            #expect(entries.map(\.donation.date) == [start + 3_600, start])
            #expect(entries.allSatisfy { $0.bundleIdentifier == SoupApp.identifier })
        }
    }

    @Test func `a deleted activity is not found by a search any more`() async throws {
        try await TestAssistant.with { test in
            var activity = SoupApp.activity()
            activity.persistentIdentifier = "menu"
            try await test.donate(activity)
            func found() async -> [String] {
                await test.assistant.search("menu", limit: 5, locale: nil, in: .everything).map(\.title)
            }
            #expect(await found() == ["See the menu"])
            #expect(try await test.assistant.deleteActivities(["menu"], of: SoupApp.identifier) == 1)
            #expect(await found().isEmpty)
        }
    }
}

private final class Phases: Sendable {
    private let phases = Mutex<[String]>([])
    var list: [String] { phases.withLock { $0 } }

    func add(_ phase: String) { phases.withLock { $0.append(phase) } }
}
