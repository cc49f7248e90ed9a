import Foundation
import IntentsTestSupport
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol
import TestSupport
import Testing

@testable import Intents

@Suite(.timeLimit(.minutes(10))) struct `Donating system intents` {
    @Test(arguments: SystemIntents.names) func `each can be donated, empty and filled`(name: String) async throws {
        try await withService { service in
            let filled = SystemIntents.make(name)
            try SystemIntents.fill(filled)
            for intent in [SystemIntents.make(name), filled] {
                try await INInteraction(intent: intent, response: nil).donate()
            }
            #expect(service.donatedIntents.map { _className(of: type(of: $0)) } == [name, name])
        }
    }

    @Test func `the service keeps, learns and suggests them, by readable titles`() async throws {
        try await TestBus.withBus { bus in
            let store = try await RealService.install(on: bus, intents: SystemIntents.names)
            let process = try await RealService.start(store, on: bus)
            let person = SystemSamples.person
            let intents = [
                INSendMessageIntent(
                    recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Hi",
                    speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil,
                    attachments: nil),
                INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "Run")),
                INCreateNoteIntent(
                    title: INSpeakableString(spokenPhrase: "Milk"), content: nil, groupName: nil),
            ]
            let service = BusShortcutService { ShortcutsClient(try await bus.connect()) }
            for intent in intents {
                let donation = try INInteraction(intent: intent, response: nil).checkedDonation()
                try await service.donate(donation)
            }
            let client = ShortcutsClient(try await bus.connect())
            let titles = try await client.suggest(SuggestionContext()).map(\.title)
            #expect(
                Set(titles) == [
                    "Send “Hi” to \(person.displayName)", "Begin the workout “Run”", "Write the note “Milk”",
                ])
            await process.terminate()
        }
    }
}
