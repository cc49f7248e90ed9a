import Testing

@testable import Intents

/// Handles several intents, each method in the form that suits it.
private final class Handler: NSObject, INSendMessageIntentHandling, INPlayMediaIntentHandling,
    INAddTasksIntentHandling, INCancelRideIntentHandling, INBookRestaurantReservationIntentHandling
{
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }

    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        completion([.success(with: SystemSamples.person), .unsupported(forReason: .noValidHandle)])
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    }

    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        INPlayMediaMediaItemResolutionResult.successes(with: [SystemSamples.song])
    }

    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
        response.addedTasks = [SystemSamples.task]
        completion(response)
    }

    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult {
        .confirmationRequired(with: SystemSamples.taskList, forReason: .listShouldBeCreated)
    }

    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        INCancelRideIntentResponse(code: .success, userActivity: nil)
    }

    func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
    ) {
        completion(INBookRestaurantReservationIntentResponse(code: .denied, userActivity: nil))
    }

    func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.confirmationRequired(with: intent.partySize))
    }
}

@Suite struct `Handling system intents` {
    private let handler = Handler()

    private func table(_ intent: INIntent) throws -> _INHandling { try #require(type(of: intent)._schema.handling) }

    private func outcome(
        _ parameter: String, of intent: INIntent
    ) async throws -> [INIntentResolutionResult._Outcome]? {
        try await table(intent).resolve(parameter, of: intent, by: handler)?
            .compactMap { ($0 as? INIntentResolutionResult)?._outcome }
    }

    @Test func `the completion form and the async form answer`() async throws {
        let message = INSendMessageIntent(recipients: nil, content: "Hi")
        let sent = try await table(message).handle(message, by: handler)
        #expect((sent as? INSendMessageIntentResponse)?.code == .success)
        let play = INPlayMediaIntent()
        let played = try await table(play).handle(play, by: handler)
        #expect((played as? INPlayMediaIntentResponse)?.code == .handleInApp)
        #expect(played.codeName == "handleInApp")
    }

    @Test func `each form of a resolve method answers`() async throws {
        let message = INSendMessageIntent(recipients: nil, content: "Hi")
        let recipients = try #require(try await outcome("recipients", of: message))
        #expect(recipients.count == 2)
        guard case .success(let person) = recipients[0], case .unsupported(let reason) = recipients[1],
            case .success(let text) = try await outcome("content", of: message)?.first
        else {
            Issue.record("\(recipients)")
            return
        }
        #expect(person as? INPerson == SystemSamples.person)
        #expect(reason == INSendMessageRecipientUnsupportedReason.noValidHandle.rawValue)
        #expect(text as? String == "Hi")
    }

    @Test func `what a class has not written is left out`() async throws {
        let message = INSendMessageIntent(recipients: nil)
        #expect(try await outcome("speakableGroupName", of: message) == nil)
        #expect(try await table(message).confirm(message, by: handler) == nil)
        let play = INPlayMediaIntent()
        #expect((try await table(play).confirm(play, by: handler) as? INPlayMediaIntentResponse)?.code == .ready)
        #expect(try await outcome("playShuffled", of: play) == nil)
    }

    @Test func `methods with labels of their own are called`() async throws {
        let cancel = INCancelRideIntent(rideIdentifier: "7")
        let cancelled = try await table(cancel).handle(cancel, by: handler)
        #expect((cancelled as? INCancelRideIntentResponse)?.code == .success)
        let book = INBookRestaurantReservationIntent(
            restaurant: SystemSamples.restaurant, bookingDateComponents: DateComponents(year: 2026), partySize: 4)
        let booked = try await table(book).handle(book, by: handler)
        #expect((booked as? INBookRestaurantReservationIntentResponse)?.code == .denied)
        guard case .confirmationRequired(let size, _) = try await outcome("partySize", of: book)?.first else {
            Issue.record("the party size is not resolved")
            return
        }
        #expect(size as? Int == 4)
    }

    @Test func `a confirmation carries its reason`() async throws {
        let add = INAddTasksIntent(targetTaskList: nil, taskTitles: [SystemSamples.words])
        guard case .confirmationRequired(let list, let reason) = try await outcome("targetTaskList", of: add)?.first
        else {
            Issue.record("the list is not to be confirmed")
            return
        }
        #expect(list as? INTaskList == SystemSamples.taskList)
        #expect(reason == 1)
        let response = try await table(add).handle(add, by: handler) as? INAddTasksIntentResponse
        #expect(response?.addedTasks == [SystemSamples.task])
    }

    @Test func `every resolved parameter has a method in the table`() throws {
        for name in SystemIntents.names where name != "INGetReservationDetailsIntent" {
            #expect(type(of: SystemIntents.make(name))._schema.handling != nil, "\(name)")
        }
        let climate = try table(SystemIntents.make("INSetClimateSettingsInCarIntent"))
        for name in ["enableFan", "temperature", "climateZone", "carName"] { #expect(climate.resolves(name)) }
        #expect(try table(SystemIntents.make("INSearchCallHistoryIntent")).resolves("callType"))
    }
}
