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

    @Test func `parameters of the response have values as well, and so have parts that follow from others`() throws {
        let handle = INPersonHandle(value: "ada@example.org", type: .emailAddress)
        let ada = INPerson(
            personHandle: handle, nameComponents: nil, displayName: nil, image: nil, contactIdentifier: nil,
            customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: [ada, SystemSamples.person], outgoingMessageType: .outgoingMessageText, content: nil,
            speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: ada, attachments: nil)
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessages = [
            INMessage(identifier: "m", content: "Hi", dateSent: nil, sender: nil, recipients: nil)
        ]
        let interaction = INInteraction(intent: intent, response: response)
        func value(_ type: AnyClass, _ path: String) -> Any? {
            interaction.parameterValue(for: INParameter(for: type, keyPath: path))
        }
        let sent = try #require(INParameter(keyPath: \INSendMessageIntentResponse.sentMessages))
        #expect((interaction.parameterValue(for: sent) as? [INMessage])?.first?.identifier == "m")
        #expect(value(INSendMessageIntentResponse.self, "sentMessages.content") as? [String] == ["Hi"])
        let names = value(INSendMessageIntent.self, "recipients.displayName") as? [String]
        #expect(names == ["ada@example.org", SystemSamples.person.displayName])
        #expect(value(INSendMessageIntent.self, "sender.spokenPhrase") as? String == "ada@example.org")
        let first = INParameter(for: INSendMessageIntent.self, keyPath: "recipients.displayName")
        first.setIndex(0, forSubKeyPath: "recipients")
        #expect(interaction.parameterValue(for: first) as? String == "ada@example.org")
    }

    @Test func `an intent has the description of its definition`() {
        #expect(makeSoupIntent().intentDescription == "Orders soup.")
        #expect(INSendMessageIntent.self.init().intentDescription == nil)
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
            #expect(await service.settled().suggestions.count == 1)
            #expect(service.current.upcomingMedia.count == 1)
            #expect(service.suggestions.count == 2)
            INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet())
            #expect(await service.settled().upcomingMedia.isEmpty)
            #expect(service.suggestions.count == 1)
        }
    }

    @Test func `what is played of a type with suggested media alone is not donated`() async throws {
        try await withService { service in
            let manager = INUpcomingMediaManager.shared
            manager.setPredictionMode(.onlyPredictSuggestedIntents, for: .news)
            defer { manager.setPredictionMode(.default, for: .news) }
            for type in [INMediaItemType.news, .song] {
                let item = INMediaItem(identifier: "i", title: "t", type: type, artwork: nil)
                try await INInteraction(intent: INPlayMediaIntent(mediaItems: [item]), response: nil).donate()
            }
            #expect(service.donatedIntents.map { ($0 as? INPlayMediaIntent)?.mediaItems?.first?.type } == [.song])
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
