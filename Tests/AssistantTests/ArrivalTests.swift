import Foundation
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct `Learning in the order of arrival` {
    private let soups = ["tomato", "leek", "fish"]

    private func donate(_ test: TestAssistant, _ number: Int, at date: Double) async throws {
        try await test.donate(SoupApp.soup(soups[number % 3], soups[number % 3]), date: date)
    }

    /// What is learnt now, and what one learns who begins anew.
    private func expectSameAnew(_ test: TestAssistant) async throws {
        let learnt = await test.assistant.learntState()
        let maker = await test.assistant.maker
        let reader = try await test.assistant.store.makeReader()
        let anew = try await LearntEngine.learningAll(from: reader, until: test.clock.now, maker).engine.snapshot()
        let isEqual = learnt == anew
        #expect(isEqual)
    }

    @Test func `what arrives out of order is learnt as it is learnt anew`() async throws {
        try await TestAssistant.with { test in
            let start = test.clock.now - 100_000
            for number in 0..<30 {
                try await donate(test, number, at: start + Double(number) * 600)
                try await donate(test, number * 2 + 1, at: start + Double(number) * 600 - 25)
                await test.assistant.learnCommitted()
            }
            try await expectSameAnew(test)
            // Much too late, and a little behind the latest again.
            try await donate(test, 1, at: start + 3_000)
            try await donate(test, 2, at: start + 29 * 600 - 59)
            try await donate(test, 0, at: start + 29 * 600 - 61)
            try await expectSameAnew(test)
        }
    }

    @Test func `what is dated ahead is taken as done now`() async throws {
        try await TestAssistant.with { test in
            let now = test.clock.now
            try await donate(test, 0, at: now + 72_000)
            #expect(try await test.records().map(\.donation.date) == [now])
            _ = try await test.assistant.importRows(
                [ImportRow(app: "log", action: "act", date: now + 60)], isPending: false)
            #expect(try await test.records().map(\.donation.date) == [now, now])
            await test.assistant.settle()
            test.clock.advance(by: 10)
            try await donate(test, 1, at: now + 10)
            await test.assistant.learnCommitted()
            let isRelearning = await test.assistant.isRelearning
            #expect(!isRelearning)
            try await expectSameAnew(test)
        }
    }

    @Test func `a clock that was wrong and is put right spoils nothing`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        let years = 4 * 365 * 86_400.0
        try await TestAssistant.with(root: root) { test in
            try await donate(test, 0, at: test.clock.now)
            test.clock.advance(by: years)
            for number in 0..<3 { try await donate(test, 1, at: test.clock.now + Double(number)) }
            await test.assistant.settle()
            // While it runs.
            test.clock.advance(by: -years)
            for number in 1...5 {
                test.clock.advance(by: 60)
                try await donate(test, number, at: test.clock.now)
                if number == 1 { await test.assistant.settle() }
                await test.assistant.learnCommitted()
                let isRelearning = await test.assistant.isRelearning
                #expect(!isRelearning)
            }
            let lastDate = await test.assistant.lastDate
            #expect(lastDate == test.clock.now)
            try await expectSameAnew(test)
            // What was left out is learnt when its time has come.
            test.clock.advance(by: years)
            try await donate(test, 1, at: test.clock.now)
            try await expectSameAnew(test)
        }
        // And after a restart, by which the clock was put right.
        try await TestAssistant.with(root: root) { test in
            try await donate(test, 1, at: test.clock.now)
            await test.assistant.settle()
            let lastDate = await test.assistant.lastDate
            #expect(lastDate == test.clock.now)
        }
    }

    @Test func `while a long history is learnt anew, who asks is answered at once with what apps offer`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        try await TestAssistant.with(root: root) { test in
            let start = test.clock.now - 6_000 * 60
            let rows = (0..<5_500).map {
                ImportRow(app: "log", action: "act \($0 % 5)", date: start + Double($0) * 60)
            }
            _ = try await test.assistant.importRows(rows, isPending: false)
            try await test.assistant.setSuggestions([.intent(SoupApp.tomato())], of: SoupApp.identifier)
            await test.assistant.settle()
            await test.assistant.saveLearning()
            try await test.assistant.store.writer.write { try $0.run("UPDATE snapshot SET state = x'0102'") }
        }
        try await TestAssistant.with(root: root) { test in
            try await donate(test, 1, at: test.clock.now)
            let titles = await test.titles()
            // Nothing that was learnt of the one donation alone.
            if try await test.assistant.privacy().isCatchingUp { #expect(titles == ["Order Tomato Soup"]) }
            await test.assistant.settle()
            #expect(try await !test.assistant.privacy().isCatchingUp)
            #expect(await test.titles().count > 5)
        }
    }
}

extension Assistant {
    fileprivate var isRelearning: Bool { learning.relearning != nil }
    fileprivate var lastDate: Double { learning.learnt.lastDate }
}
