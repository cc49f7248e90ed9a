import Foundation
import Prediction
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct LearningTests {
    private func context(_ test: TestAssistant) -> SuggestionContext { SuggestionContext(time: test.clock.now) }

    @Test func `after a restart the suggestions are the same, from the snapshot and without it`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        let before = try await TestAssistant.with(root: root) { test in
            for day in 0..<10 {
                try await test.donate(
                    day % 2 == 0 ? SoupApp.tomato() : SoupApp.soup("leek", "Leek Soup"),
                    date: test.clock.now - Double(10 - day) * 86_400)
            }
            return await test.assistant.suggest(context(test), in: .everything)
        }
        #expect(before.count == 2)
        let fromSnapshot = try await TestAssistant.with(root: root) { test in
            let snapshot = try await test.assistant.store.snapshot()
            #expect(snapshot != nil)
            return await test.assistant.suggest(context(test), in: .everything)
        }
        #expect(fromSnapshot == before)
        try await TestAssistant.with(root: root) { test in
            try await test.assistant.store.writer.write { try $0.run("UPDATE snapshot SET state = x'0102'") }
        }
        let rebuilt = try await TestAssistant.with(root: root) { test in
            await test.assistant.settle()
            return await test.assistant.suggest(context(test), in: .everything)
        }
        #expect(rebuilt == before)
    }

    @Test func `donations that were not in the snapshot are learnt at the next start`() async throws {
        let root = TestAssistant.temporaryFolder()
        let copy = TestAssistant.temporaryFolder()
        defer { for folder in [root, copy] { try? FileManager.default.removeItem(at: folder) } }
        try await TestAssistant.with(root: root) { test in
            try await test.donate(SoupApp.tomato())
            await test.assistant.saveLearning()
            try await test.donate(SoupApp.soup("leek", "Leek Soup"))
            // The folder as it would be if the service were killed now.
            try FileManager.default.copyItem(at: root, to: copy)
        }
        try await TestAssistant.with(root: copy) { test in
            #expect(await Set(test.titles()) == ["Order Tomato Soup", "Order Leek Soup"])
        }
    }

    @Test func `what happened earlier may be donated later`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            for day in 1...5 {
                try await test.donate(
                    SoupApp.soup("leek", "Leek Soup"), date: test.clock.now - Double(day) * 86_400)
            }
            await test.assistant.settle()
            #expect(await test.titles().count == 2)
        }
    }

    @Test func `forgetting leaves what one would know who never saw it`() async throws {
        func donateKept(_ test: TestAssistant) async throws {
            for day in 1...4 {
                try await test.donate(
                    SoupApp.tomato(), identifier: "kept \(day)", date: test.clock.now - Double(10 - day) * 86_400)
            }
        }
        let never = try await TestAssistant.with { test in
            try await donateKept(test)
            return await test.assistant.learntState()
        }
        let forgot = try await TestAssistant.with { test in
            try await test.donate(
                SoupApp.soup("leek", "Leek Soup"), identifier: "leek", date: test.clock.now - 30 * 86_400)
            try await donateKept(test)
            #expect(try await test.assistant.forget(DonationFilter(identifiers: ["leek"])) == 1)
            await test.assistant.settle()
            return await test.assistant.learntState()
        }
        let isEqual = forgot == never
        #expect(isEqual)
    }

    @Test func `more donations than can wait are learnt as if they had come one by one`() async throws {
        try await TestAssistant.with { test in
            let count = CommittedEvents.capacity + 250
            func row(_ number: Int) -> ImportRow {
                ImportRow(
                    app: "log", action: "act \(number % 7)", date: test.clock.now - Double(count - number) * 600)
            }
            try await test.donate(SoupApp.tomato(), date: test.clock.now - 40 * 86_400)
            _ = try await test.assistant.importRows((0..<count).map(row), isPending: false)
            try await test.donate(SoupApp.tomato())
            let learnt = await test.assistant.learntState()
            let hasRest = await !test.assistant.committed.isEmpty
            #expect(!hasRest)
            let reader = try await test.assistant.store.makeReader()
            let maker = EventMaker(apps: await test.assistant.registry)
            let anew = try await LearntEngine.learningAll(from: reader, until: test.clock.now, maker).engine.snapshot()
            let isEqual = learnt == anew
            #expect(isEqual)
        }
    }

    @Test func `suggestions read in the language that is asked for`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            let item = try #require(await test.assistant.suggest(context(test), in: .everything).first)
            #expect((item.probability ?? 0) > 0)
            #expect(item.runsInBackground)
            let german = await test.assistant.suggest(SuggestionContext(locale: "de_DE.UTF-8"), in: .everything)
            #expect(german.first?.title == "Tomato Soup bestellen")
            #expect(german.first?.reason?.contains("Das haben Sie") == true, "\(german.first?.reason ?? "")")
        }
    }

    @Test func `reasons are told as a sentence that names things as people do`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            let tomato = ActionPattern(
                .intent(SoupApp.tomato()), of: SoupApp.identifier,
                declaredBy: await test.assistant.registry[SoupApp.identifier])
            let sentence = await test.assistant.sentence(
                for: [.after(previous: tomato, count: 3), .foregroundApp(SoupApp.identifier)],
                await test.assistant.presenter(nil))
            #expect(sentence?.contains("Order Tomato Soup") == true)
            #expect(sentence?.contains("Soup Kitchen") == true)
            #expect(await test.assistant.sentence(for: [], await test.assistant.presenter(nil)) == nil)
            #expect(ShortcutItem.Reason(.frequency(count: 3)).details == ["count": .integer(3)])
        }
    }

    @Test func `an item keeps its identifier`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            let first = await test.assistant.suggest(context(test), in: .everything).first?.id
            try await test.donate(SoupApp.tomato())
            #expect(await test.assistant.suggest(context(test), in: .everything).first?.id == first)
        }
    }

    @Test func `what the person never wants to see is not suggested until that is taken back`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            let id = try #require(await test.assistant.suggest(context(test), in: .everything).first?.id)
            try await test.assistant.record(.never, on: id, in: .everything)
            #expect(await test.titles().isEmpty)
            try await test.assistant.record(nil, on: id, in: .everything)
            #expect(await test.titles() == ["Order Tomato Soup"])
        }
    }

    @Test func `what was said of a part goes with the last action that holds it`() async throws {
        try await TestAssistant.with { test in
            let store = await test.assistant.store
            for (quantity, identifier) in [(1, "one"), (2, "two")] {
                try await test.donate(SoupApp.tomato(quantity: quantity), identifier: identifier)
            }
            let pattern = ActionPattern(
                .intent(SoupApp.tomato()), of: SoupApp.identifier,
                declaredBy: await test.assistant.registry[SoupApp.identifier])
            let part = try #require(await test.assistant.action(for: pattern))
            try await test.assistant.record(.dismissed, on: "a\(part.id)", in: .everything)
            _ = try await test.assistant.forget(DonationFilter(identifiers: ["one"]))
            #expect(try await store.reader.feedback().count == 1)
            _ = try await test.assistant.forget(DonationFilter(identifiers: ["two"]))
            #expect(try await store.reader.feedback().isEmpty)
            #expect(try await store.action(id: part.id) == nil)
        }
    }

    @Test func `offers fill the list where nothing was done`() async throws {
        try await TestAssistant.with { test in
            try await test.assistant.setSuggestions([.intent(SoupApp.tomato())], of: SoupApp.identifier)
            #expect(await test.titles() == ["Order Tomato Soup"])
            #expect(await test.assistant.list(app: nil, kind: .offered, locale: nil, in: .everything).count == 1)
            try await test.assistant.setUpcomingMedia(
                [.intent(SoupApp.soup("pea", "Pea Soup"))], of: SoupApp.identifier)
            #expect(await test.titles() == ["Order Tomato Soup", "Order Pea Soup"], "Each list is kept by itself")
            try await test.assistant.setUpcomingMedia([], of: SoupApp.identifier)
            #expect(await test.titles() == ["Order Tomato Soup"])
            try await test.assistant.setSuggestions([], of: SoupApp.identifier)
            #expect(await test.titles().isEmpty)
        }
    }
}
