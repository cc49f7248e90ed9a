import Foundation
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct PhraseTests {
    private let app = SoupApp.identifier

    @Test func `a phrase finds its shortcut however it is written`() async throws {
        try await TestAssistant.with { test in
            let voice = try await test.assistant.addVoiceShortcut(
                .intent(SoupApp.tomato()), phrase: "Soup time", of: app)
            guard case .matched(let item) = await test.assistant.say("  SOUP, time!", locale: nil, in: .everything)
            else {
                Issue.record("not matched")
                return
            }
            #expect(item.id == "v-\(voice.identifier)")
            #expect(item.phrase == "Soup time")
            #expect(
                await test.assistant.say("fly to the moon", locale: nil, in: .app("org.example.Other"))
                    == .unknown(nearest: nil))
        }
    }

    @Test func `a phrase that equals another is refused, also when it is changed to`() async throws {
        try await TestAssistant.with { test in
            let first = try await test.assistant.addVoiceShortcut(
                .intent(SoupApp.tomato()), phrase: "Soup time", of: app)
            let second = try await test.assistant.addVoiceShortcut(
                .activity(SoupApp.activity()), phrase: "Show the menu", of: app)
            let added = await #expect(throws: AssistantError.self) {
                try await test.assistant.addVoiceShortcut(.intent(SoupApp.tomato()), phrase: "soup time!", of: app)
            }
            #expect(added?.kind == .phraseTaken)
            let changed = await #expect(throws: AssistantError.self) {
                try await test.assistant.changeVoiceShortcut(second.identifier, phrase: "Soup Time", in: .everything)
            }
            #expect(changed?.kind == .phraseTaken)
            let same = try await test.assistant.changeVoiceShortcut(
                first.identifier, phrase: "SOUP TIME", in: .everything)
            #expect(same.phrase == "SOUP TIME")
        }
    }

    @Test func `a phrase of ten thousand characters is refused`() async throws {
        try await TestAssistant.with { test in
            let error = await #expect(throws: AssistantError.self) {
                try await test.assistant.addVoiceShortcut(
                    .intent(SoupApp.tomato()), phrase: String(repeating: "a", count: 10_000), of: app)
            }
            #expect(error?.kind == .invalidArgument)
            #expect(await test.assistant.voiceShortcuts(in: .everything).isEmpty)
        }
    }

    @Test func `voice shortcuts outlive donations and a restart, and are deleted by the person`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        let voice = try await TestAssistant.with(root: root) { test in
            try await test.donate(SoupApp.tomato())
            let id = try #require(
                await test.assistant.suggest(SuggestionContext(), in: .everything).first?.id)
            _ = try await test.assistant.addPhrase("Soup time", to: id, locale: nil, in: .everything)
            _ = try await test.assistant.deleteAllInteractions(of: app)
            return try #require(await test.assistant.voiceShortcuts(in: .app(app)).first)
        }
        try await TestAssistant.with(root: root) { test in
            #expect(await test.assistant.voiceShortcut(voice.identifier, in: .everything) == voice)
            try await test.assistant.deleteVoiceShortcut(voice.identifier, in: .everything)
            #expect(await test.assistant.say("soup time", locale: nil, in: .everything) == .unknown(nearest: nil))
        }
    }

    @Test func `an app doesn't see another's voice shortcuts`() async throws {
        try await TestAssistant.with { test in
            let voice = try await test.assistant.addVoiceShortcut(
                .intent(SoupApp.tomato()), phrase: "Soup time", of: app)
            let other = Assistant.Scope.app("org.example.Other")
            #expect(await test.assistant.voiceShortcuts(in: other).isEmpty)
            await #expect(throws: AssistantError.self) {
                try await test.assistant.deleteVoiceShortcut(voice.identifier, in: other)
            }
            let verdict = await test.assistant.checkPhrase("soup time", replacing: nil, locale: nil, in: other)
            #expect(verdict.kind == .taken)
            #expect(verdict.otherPhrase == nil)
        }
    }

    @Test func `search wants all words, by their beginnings, without accents`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.soup("creme", "Crème de Légumes"))
            _ = try await test.assistant.addVoiceShortcut(.activity(SoupApp.activity()), phrase: "Speisekarte", of: app)
            func search(_ text: String) async -> [String] {
                await test.assistant.search(text, limit: 10, locale: nil, in: .everything).map(\.title)
            }
            #expect(await search("creme leg") == ["Order Crème de Légumes"])
            #expect(await search("creme fish").isEmpty)
            #expect(await search("speise") == ["See the menu"])
            #expect(await search("kitchen").count == 2)
            #expect(await search("").isEmpty)
        }
    }
}
