import ShortcutModel
import Testing

@testable import Intents

/// Serialized, because a process has one list of what it offers.
@Suite(.serialized) struct `Shortcuts` {
    @Test func `an intent whose parameters are a declared combination makes a shortcut`() {
        #expect(INShortcut(intent: makeSoupIntent())?.intent is OrderSoupIntent)
        #expect(INShortcutReference(intent: makeSoupIntent()) != nil)
    }

    @Test func `an intent that matches no combination makes none`() {
        #expect(INShortcut(intent: OrderSoupIntent()) == nil)
        #expect(INShortcut(intent: HandmadeIntent()) == nil)
        #expect(INShortcut(intent: makeSoupIntent(quantity: nil)) == nil)
    }

    @Test func `a configurable intent makes one whatever its parameters`() {
        #expect(INShortcut(intent: WidgetIntent()) != nil)
    }

    @Test func `intents are equal by class and set parameters, not by identifier, phrase or image`() {
        let (one, other) = (makeSoupIntent(), makeSoupIntent())
        other.suggestedInvocationPhrase = "Soup time"
        other.setImage(INImage(named: "soup"), forParameterNamed: \.soup)
        other.size = .unknown
        #expect(one == other)
        #expect(one.hash == other.hash)
        #expect(one.identifier != other.identifier)
        other.quantity = 3
        #expect(one != other)
        #expect(INShortcut.intent(one) == .intent(makeSoupIntent()))
    }

    @Test func `activities are equal by type and required userInfo`() {
        func activity(_ id: Int, _ scroll: Int) -> NSUserActivity {
            let activity = NSUserActivity(activityType: "a")
            activity.userInfo = ["id": id, "scroll": scroll]
            activity.requiredUserInfoKeys = ["id"]
            return activity
        }
        #expect(INShortcut(userActivity: activity(1, 2)) == INShortcut(userActivity: activity(1, 3)))
        #expect(INShortcut(userActivity: activity(1, 2)) != INShortcut(userActivity: activity(2, 2)))
    }

    @Test func `images are found by key path`() {
        let intent = makeSoupIntent()
        let image = INImage(named: "soup")
        intent.setImage(image, forParameterNamed: \.soup)
        #expect(intent.image(forParameterNamed: \OrderSoupIntent.soup) == image)
        #expect(intent.keyImage() == image)
        intent.setImage(nil, forParameterNamed: \.soup)
        #expect(intent.image(forParameterNamed: \.soup) == nil)
    }

    @Test func `parameters are found by key path and give their values`() throws {
        let parameter = try #require(INParameter(keyPath: \OrderSoupIntent.quantity))
        #expect(parameter.parameterKeyPath == "quantity")
        #expect(parameter == INParameter(for: OrderSoupIntent.self, keyPath: "quantity"))
        let interaction = INInteraction(intent: makeSoupIntent(), response: nil)
        #expect(interaction.parameterValue(for: parameter) as? Int == 2)
        let price = INParameter(for: OrderSoupIntent.self, keyPath: "soup.displayString")
        #expect(interaction.parameterValue(for: price) as? String == "Tomato")
    }

    @Test func `suggestions are replaced as a whole, and an empty list removes them`() async throws {
        try await withService { service in
            let center = INVoiceShortcutCenter.shared
            let activity = NSUserActivity(activityType: "a")
            center.setShortcutSuggestions([.userActivity(activity), .intent(makeSoupIntent())])
            #expect(await service.settled().suggestions.count == 2)
            center.setShortcutSuggestions([.userActivity(activity)])
            center.setShortcutSuggestions([])
            #expect(await service.settled().suggestions.isEmpty)
        }
    }

    @Test func `media to play next are offered beside the suggestions`() async throws {
        try await withService { service in
            INVoiceShortcutCenter.shared.setShortcutSuggestions([.userActivity(Samples.activity)])
            INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: [makeSoupIntent()]))
            #expect(await service.settled().suggestions.count == 2)
            INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet())
            #expect(await service.settled().suggestions.count == 1)
        }
    }

    @Test func `five thousand suggestions arrive`() async throws {
        try await withService { service in
            let shortcuts = (1...5000).map { INShortcut.intent(makeSoupIntent("Soup \($0)")) }
            INVoiceShortcutCenter.shared.setShortcutSuggestions(shortcuts)
            #expect(await service.settled().suggestions.count == 5000)
        }
    }

    @Test func `a voice shortcut comes back with its phrase, its intent and its identifier`() async throws {
        try await withService { service in
            let value = try await service.addVoiceShortcut(.init(.intent(makeSoupIntent())), phrase: "Soup time")
            let all = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
            #expect(all.map(\.invocationPhrase) == ["Soup time"])
            #expect(all.first?.shortcut.intent == makeSoupIntent())
            let identifier = try #require(UUID(uuidString: value.identifier))
            let one = try await INVoiceShortcutCenter.shared.getVoiceShortcut(with: identifier)
            #expect(one == all.first)
        }
    }

    @Test func `the persistent identifier survives a voice shortcut`() async throws {
        try await withService { service in
            let activity = NSUserActivity(activityType: "a")
            activity.persistentIdentifier = "p"
            _ = try await service.addVoiceShortcut(.init(.userActivity(activity)), phrase: "View")
            let all = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
            #expect(all.first?.shortcut.userActivity?.persistentIdentifier == "p")
        }
    }

    @Test func `a missing voice shortcut is neither shortcut nor error in the callback, and an error when awaited`()
        async throws
    {
        try await withService { _ in
            await confirmation { called in
                await withCheckedContinuation { continuation in
                    INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID()) { shortcut, error in
                        #expect(shortcut == nil && error == nil)
                        called()
                        continuation.resume()
                    }
                }
            }
            let error = await #expect(throws: INIntentError.self) {
                _ = try await INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID())
            }
            #expect(error?.code == .voiceShortcutGetFailed)
        }
    }

    @Test func `a store that can't be read is an error, once`() async throws {
        try await withService { service in
            service.fail(with: INIntentError(.voiceShortcutGetFailed, "The store is locked"))
            await confirmation { called in
                await withCheckedContinuation { continuation in
                    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, error in
                        #expect(shortcuts == nil && error != nil)
                        called()
                        continuation.resume()
                    }
                }
            }
        }
    }
}
