import ShortcutModel
import Testing

@testable import Intents

/// Behaviours that Apple documents, and what is decided where it documents none.
@Suite(.serialized) struct `Documented behaviours` {
    @Test func `an intent has an identifier from the start, and keeps it through copies`() {
        let intent = makeSoupIntent()
        #expect(UUID(uuidString: intent.identifier ?? "") != nil)
        #expect((intent.copy() as? INIntent)?.identifier == intent.identifier)
        #expect(OrderSoupIntent().identifier != OrderSoupIntent().identifier)
    }

    @Test func `an interaction has a fresh identifier and no group, and both can be set`() {
        let interaction = INInteraction(intent: makeSoupIntent(), response: nil)
        #expect(UUID(uuidString: interaction.identifier) != nil)
        #expect(interaction.groupIdentifier == nil)
        #expect(interaction.direction == .unspecified)
        #expect(interaction.dateInterval == nil)
        #expect(interaction.intentHandlingStatus == .unspecified)
        #expect(interaction.identifier != INInteraction(intent: makeSoupIntent(), response: nil).identifier)
    }

    @Test(
        arguments: [
            (0, INIntentHandlingStatus.unspecified), (1, .ready), (2, .deferredToApplication), (3, .inProgress),
            (4, .success), (5, .failure), (6, .deferredToApplication), (100, .failure), (101, .failure),
            (102, .success),
        ])
    func `the handling status follows from the response's code`(_ code: Int, _ status: INIntentHandlingStatus) {
        let response = OrderSoupIntentResponse(_code: code, userActivity: nil)
        #expect(INInteraction(intent: makeSoupIntent(), response: response).intentHandlingStatus == status)
    }

    @Test func `donating the same identifier again replaces the donation`() async throws {
        try await withService { service in
            for quantity in 1...2 {
                let interaction = INInteraction(
                    intent: makeSoupIntent(quantity: NSNumber(value: quantity)), response: nil)
                interaction.identifier = "order"
                try await interaction.donate()
            }
            #expect(service.current.donations.count == 1)
        }
    }

    @Test func `donations are no voice shortcuts`() async throws {
        try await withService { _ in
            try await INInteraction(intent: makeSoupIntent(), response: nil).donate()
            #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
        }
    }

    @Test func `deleting all donations leaves the voice shortcuts`() async throws {
        try await withService { service in
            _ = try await service.addVoiceShortcut(.init(.intent(makeSoupIntent())), phrase: "Soup")
            try await INInteraction.deleteAll()
            #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().count == 1)
        }
    }

    @Test func `changing the suggestions leaves the voice shortcuts`() async throws {
        try await withService { service in
            _ = try await service.addVoiceShortcut(.init(.intent(makeSoupIntent())), phrase: "Soup")
            INVoiceShortcutCenter.shared.setShortcutSuggestions([])
            _ = await service.settled()
            #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().count == 1)
        }
    }

    @Test func `a required key that userInfo lacks does no harm`() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["id": 1]
        activity.requiredUserInfoKeys = ["id", "missing"]
        let value = try ActivityValue(activity)
        #expect(value.requiredUserInfo == ["id": .integer(1)])
        #expect(NSUserActivity(value).requiredUserInfoKeys == ["id", "missing"])
    }

    @Test func `all keys are required when no set is given`() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["id": 1, "category": "x"]
        #expect(try ActivityValue(activity).requiredUserInfo.count == 2)
    }

    @Test func `entries are added to userInfo, and made where there is none`() {
        let activity = NSUserActivity(activityType: "a")
        activity.addUserInfoEntries(from: ["a": 1])
        activity.addUserInfoEntries(from: ["a": 2, "b": 3])
        #expect(activity.userInfo?["a"] as? Int == 2)
        #expect(activity.userInfo?.count == 2)
    }

    @Test func `a collection knows all its items`() {
        let collection = INObjectCollection<NSString>(sections: [
            INObjectSection(title: "a", items: ["1", "2"]), INObjectSection(title: nil, items: ["3"]),
        ])
        #expect(collection.allItems == ["1", "2", "3"])
        #expect(!collection.usesIndexedCollation)
        #expect(INObjectCollection(items: [NSString("x")]).sections.count == 1)
    }

    @Test func `an error has the domain and the code that Apple's has`() {
        let error = INIntentError(.donatingInteraction) as NSError
        #expect(error.domain == "IntentsErrorDomain")
        #expect(error.code == 1901)
        #expect(INIntentErrorDomain == "IntentsErrorDomain")
        let thrown: any Error = INIntentError(.voiceShortcutGetFailed)
        #expect(INIntentError.voiceShortcutGetFailed ~= thrown)
        #expect(!(INIntentError.donatingInteraction ~= thrown))
    }

    @Test func `the name of an intent's class is bare, as an activity's type has it`() {
        #expect(NSStringFromClass(OrderSoupIntent.self) == "OrderSoupIntent")
    }

    @Test func `a value larger than the limit can't be donated`() async throws {
        try await withService { service in
            let intent = makeSoupIntent(String(repeating: "x", count: 1_100_000))
            let error = await #expect(throws: INIntentError.self) {
                try await INInteraction(intent: intent, response: nil).donate()
            }
            #expect(error?.code == .donatingInteraction)
            #expect(service.current.donations.isEmpty)
        }
    }
}
