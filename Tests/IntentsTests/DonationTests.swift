import Bus
import ShortcutModel
import Testing

@testable import Intents

@Suite struct `Donating interactions` {
    @Test func `a donation carries the intent, the response and its group`() async throws {
        try await withService { service in
            let response = OrderSoupIntentResponse(_code: 4, userActivity: nil)
            response.waitTime = 10
            let interaction = INInteraction(intent: makeSoupIntent(), response: response)
            interaction.identifier = "order-1"
            interaction.groupIdentifier = "soups"
            interaction.direction = .outgoing
            interaction.dateInterval = DateInterval(start: Date(timeIntervalSince1970: 1000), duration: 5)

            try await interaction.donate()

            let donation = try #require(service.current.donations.first)
            #expect(donation.identifier == "order-1")
            #expect(donation.groupIdentifier == "soups")
            #expect(donation.direction == .outgoing)
            #expect(donation.date == 1000)
            #expect(donation.duration == 5)
            #expect(donation.handlingStatus == INIntentHandlingStatus.success.rawValue)
            #expect(donation.response?.codeName == "success")
            #expect(donation.response?.parameters == ["waitTime": .integer(10)])
            guard case .intent(let intent) = donation.action else { return #expect(Bool(false), "no intent") }
            #expect(intent.className == "OrderSoupIntent")
            #expect(intent.parameters["quantity"] == .integer(2))
            #expect(
                intent.parameters["soup"]
                    == .object(ObjectValue(typeName: "Soup", identifier: "tomato", displayString: "Tomato")))
        }
    }

    @Test func `each donation of a new interaction counts and has a fresh identifier`() async throws {
        try await withService { service in
            for _ in 1...3 { try await INInteraction(intent: makeSoupIntent(), response: nil).donate() }
            #expect(Set(service.current.donations.map(\.identifier)).count == 3)
        }
    }

    @Test func `the completion is called once without an error`() async throws {
        try await withService { service in
            await confirmation { called in
                let error: (any Error)? = await withCheckedContinuation { continuation in
                    INInteraction(intent: makeSoupIntent(), response: nil).donate { error in
                        called()
                        continuation.resume(returning: error)
                    }
                }
                #expect(error == nil)
            }
            #expect(service.current.donations.count == 1)
        }
    }

    @Test func `the completion is called once with an error when the service can't be reached`() async throws {
        try await withService { service in
            service.fail(with: BusError(name: "org.freedesktop.DBus.Error.ServiceUnknown", message: "nobody"))
            let error = try await donateUnreachably()
            #expect(error.userInfo[NSUnderlyingErrorKey] != nil)
        }
    }

    @Test func `an intent without a definition can't be donated, and the error says so`() async throws {
        try await expectRefusal(of: HandmadeIntent(), saying: "no definition")
    }

    @Test func `an intent marked ineligible can't be donated, and the error says so`() async throws {
        try await expectRefusal(of: WidgetIntent(), saying: "ineligible")
    }

    @Test func `parameters that match no combination can't be donated, and the error lists the combinations`()
        async throws
    {
        let intent = makeSoupIntent()
        intent.notes = ["hot"]
        try await expectRefusal(of: intent, saying: "quantity, soup; quantity, size, soup")
    }

    @Test func `a combination without a title can't be donated`() async throws {
        try await expectRefusal(of: makeSoupIntent(quantity: nil), saying: "no title")
    }

    @Test func `an enum parameter that is unknown counts as not set`() async throws {
        try await withService { service in
            let intent = makeSoupIntent()
            intent.size = .unknown
            try await INInteraction(intent: intent, response: nil).donate()
            guard case .intent(let value)? = service.current.donations.first?.action else {
                return #expect(Bool(false), "no intent")
            }
            #expect(value.parameters.keys.sorted() == ["quantity", "soup"])
        }
    }

    @Test func `deletion by identifiers, by group and of all reach the service in order`() async throws {
        try await withService { service in
            let interaction = INInteraction(intent: makeSoupIntent(), response: nil)
            interaction.groupIdentifier = "g"
            interaction.donate(completion: nil)
            INInteraction.delete(with: ["a", "b"], completion: nil)
            INInteraction.delete(with: "g", completion: nil)
            INInteraction.deleteAll(completion: nil)
            let content = await service.settled()
            #expect(content.deletions == ["identifiers a b", "group g", "all"])
            #expect(content.donations.isEmpty)
        }
    }

    @Test func `a failed deletion has the code of its kind`() async throws {
        try await withService { service in
            service.fail(with: BusError(name: "org.inkling.Error.StoreUnavailable", message: "locked"))
            #expect(await code { try await INInteraction.deleteAll() } == .deletingAllInteractions)
            #expect(await code { try await INInteraction.delete(with: ["a"]) } == .deletingInteractionWithIdentifiers)
            #expect(await code { try await INInteraction.delete(with: "g") } == .deletingInteractionWithGroupIdentifier)
        }
    }

    private func code(_ body: () async throws -> Void) async -> INIntentError.Code? {
        do { try await body() } catch { return (error as? INIntentError)?.code }
        return nil
    }

    private func expectRefusal(of intent: INIntent, saying text: String) async throws {
        try await withService { service in
            let error = await #expect(throws: INIntentError.self) {
                try await INInteraction(intent: intent, response: nil).donate()
            }
            #expect(error?.code == .donatingInteraction)
            #expect(error?.localizedDescription.contains(text) == true, "\(error?.localizedDescription ?? "")")
            #expect(service.current.donations.isEmpty)
        }
    }
}
