import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol
import Synchronization
import TestSupport
import Testing

@testable import Intents

private final class SoupHandler: NSObject, OrderSoupHandling {
    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(_code: 4, userActivity: nil)
        response.waitTime = NSNumber(value: 5 + (intent.quantity?.intValue ?? 0))
        if intent.quantity == 99 {
            response._values["layers"] = (0..<99).reduce("bottom" as Any) { inner, _ in ["layer": inner] }
        }
        return response
    }

    func resolveSoup(for intent: OrderSoupIntent) async -> INObjectResolutionResult {
        switch intent.soup?.displayString {
        case nil: .needsValue()
        case "Any": .disambiguation(with: Self.soups)
        case "Tomatoe": .confirmationRequired(with: Self.soups[0])
        case "Nail": .__unsupported(withReason: 2)
        default: .success(with: Soup(identifier: "resolved", display: "Resolved"))
        }
    }

    func resolveNotes(for intent: OrderSoupIntent) async -> [INStringResolutionResult] {
        (intent.notes ?? []).map { note in
            switch note {
            case "which": .disambiguation(with: ["a", "b"])
            case "sure": .confirmationRequired(with: nil)
            case "better": .confirmationRequired(with: "best")
            case "what": .needsValue()
            case "skip": .notRequired()
            case "never": .unsupported()
            default: .success(with: note.uppercased())
            }
        }
    }

    func soupOptions(for intent: OrderSoupIntent) async throws -> INObjectCollection<Soup> {
        INObjectCollection(items: Self.soups)
    }

    private static var soups: [Soup] {
        ["Tomato", "Lentil"].map { Soup(identifier: $0, display: $0) }
    }
}

private struct Provider: HandlerProvider {
    func request(for intent: IntentValue) async throws -> IntentRequest {
        try IntentRequest(intent) { $0 is OrderSoupIntent ? SoupHandler() : $0 is WidgetIntent ? NSObject() : nil }
    }
}

@Suite struct `Serving intents` {
    private func request(_ soup: String?, notes: [String]? = nil) throws -> IntentRequest {
        let intent = makeSoupIntent(soup ?? "")
        if soup == nil { intent.soup = nil }
        intent.notes = notes
        let value = try intent.intentValue()
        return try IntentRequest(value) { _ in SoupHandler() }
    }

    @Test func `a success replaces the value, and the handler without confirm is ready`() async throws {
        let request = try request("Tomato", notes: ["hot", "big"])
        let resolution = try await request.resolve(confirmed: [])
        #expect(resolution.outcome == .ready)
        guard case .object(let soup)? = resolution.intent.parameters["soup"] else {
            return #expect(Bool(false), "no soup")
        }
        #expect(soup.typeName == "Soup" && soup.identifier == "resolved")
        #expect(resolution.intent.parameters["notes"] == .array([.string("HOT"), .string("BIG")]))
        #expect(resolution.intent.parameters["quantity"] == .integer(2))
        #expect(try await request.confirm().codeName == "ready")
    }

    @Test func `each kind of answer becomes its question`() async throws {
        #expect(try await request(nil).resolve(confirmed: []).outcome == .needsValue(ParameterPlace("soup")))
        let soup = ParameterPlace("soup")
        #expect(try await request("Nail").resolve(confirmed: []).outcome == .unsupported(soup, reason: 2))
        guard case .choose(soup, let values) = try await request("Any").resolve(confirmed: []).outcome else {
            return #expect(Bool(false), "no choice")
        }
        #expect(values.count == 2)
        guard case .confirm(soup, _) = try await request("Tomatoe").resolve(confirmed: []).outcome else {
            return #expect(Bool(false), "no confirmation")
        }
        #expect(try await request("Tomatoe").resolve(confirmed: ["soup"]).outcome == .ready)
    }

    @Test(
        arguments: [
            ("which", .choose(ParameterPlace("notes", element: 1), [.string("a"), .string("b")])),
            ("sure", .confirm(ParameterPlace("notes", element: 1), .string("sure"))),
            ("better", .confirm(ParameterPlace("notes", element: 1), .string("best"))),
            ("what", .needsValue(ParameterPlace("notes", element: 1))),
            ("never", .unsupported(ParameterPlace("notes", element: 1), reason: 0)),
        ] as [(String, IntentResolution.Outcome)])
    func `a question about an element leaves the others in their places`(
        note: String, question: IntentResolution.Outcome
    ) async throws {
        let resolution = try await request("Tomato", notes: ["hot", note, "skip", "which"]).resolve(confirmed: [])
        #expect(resolution.outcome == question)
        let notes = ["HOT", note, "skip", "which"].map { ParameterValue.string($0) }
        #expect(resolution.intent.parameters["notes"] == .array(notes))
    }

    @Test func `a confirmation is for one element`() async throws {
        let request = try request("Tomato", notes: ["sure", "better", "skip"])
        #expect(
            try await request.resolve(confirmed: ["notes[0]"]).outcome
                == .confirm(ParameterPlace("notes", element: 1), .string("best")))
        let resolution = try await request.resolve(confirmed: ["notes[0]", "notes[1]"])
        #expect(resolution.outcome == .ready)
        #expect(resolution.intent.parameters["notes"] == .array([.string("sure"), .string("best")]))
    }

    @Test func `handling gives the response with its code's name`() async throws {
        let response = try await request("Tomato").handle()
        #expect(response.codeName == "success")
        #expect(response.parameters == ["waitTime": .integer(7)])
    }

    @Test func `options are the items of the collection`() async throws {
        #expect(try await request("Tomato").options(for: "soup", searchTerm: nil).count == 2)
        #expect(try await request("Tomato").options(for: "quantity", searchTerm: nil).isEmpty)
    }

    @Test func `a class that is unknown, has no handler or the wrong one is refused`() async throws {
        #expect(throws: INIntentError.self) {
            try IntentRequest(IntentValue(className: "NoSuchIntent")) { _ in SoupHandler() }
        }
        let value = try makeSoupIntent().intentValue()
        #expect(throws: INIntentError.self) { try IntentRequest(value) { _ in nil } }
        let wrong = try IntentRequest(value) { _ in NSObject() }
        await #expect(throws: INIntentError.self) { try await wrong.requireHandler() }
    }
}

@MainActor private final class Events: ApplicationEvents {
    var continued: [NSUserActivity] = []
    var failed: [String] = []
    var takesUp = true

    func activate() {}
    func open(_ locations: [URL]) {}
    func continueActivity(_ delivery: ActivityDelivery) -> Bool {
        continued.append(delivery.userActivity())
        return takesUp
    }
    func failToContinue(activityType: String, _ error: any Error) { failed.append(activityType) }
    func handler(for intent: INIntent) -> Any? { SoupHandler() }
}

@Suite(.timeLimit(.minutes(10))) struct `Serving on the bus` {
    @Test func `the service has an intent handled, and nobody else may`() async throws {
        let value = try makeSoupIntent().intentValue()
        try await TestBus.withBus { bus in
            let (service, program, other) = (try await bus.connect(), try await bus.connect(), try await bus.connect())
            #expect(try await service.requestName(ShortcutsBus.name))
            let server = ExtensionServer(bus: program, idle: IdleWatch(limit: .seconds(60)), provider: Provider())
            let export = try await server.export(bundleIdentifier: "org.example.Soup")
            #expect(try await program.requestName("org.example.Soup.IntentsExtension"))

            func handle(_ connection: BusConnection, _ value: IntentValue) async throws -> IntentResponseValue {
                let answer = try await connection.call(
                    "org.example.Soup.IntentsExtension", path: "/org/example/Soup/IntentsExtension",
                    interface: ShortcutsBus.intentsExtension.name, method: "Handle",
                    [.dictionary(value.busDictionary)], signature: "a{sv}")
                return try IntentResponseValue(busDictionary: answer.first?.dictionary ?? [:])
            }
            let deep = await #expect(throws: BusError.self) {
                try await handle(service, try makeSoupIntent(quantity: 99).intentValue())
            }
            #expect(deep?.message.hasPrefix("'layers.layer") == true)
            #expect(deep?.message.contains("nested too deeply") == true)
            #expect(try await handle(service, value).codeName == "success")
            let error = await #expect(throws: BusError.self) { try await handle(other, value) }
            #expect(error?.name == ShortcutsError.notPermitted.rawValue)
            export.end()
        }
    }

    @Test func `an activity arrives on the main actor with the intent that led there`() async throws {
        let intent = try makeSoupIntent().intentValue()
        var activity = ActivityValue(activityType: "OrderSoupIntent")
        activity.userInfo = ["n": .integer(1)]
        let parameter: [String: BusValue] = [
            "activity": .dictionary(activity.busDictionary), "intent": .dictionary(intent.busDictionary),
            "response": .dictionary(IntentResponseValue(code: 2, codeName: "continueInApp").busDictionary),
        ]
        try await TestBus.withBus { bus in
            let (service, program) = (try await bus.connect(), try await bus.connect())
            let events = await Events()
            let server = try #require(
                try await ApplicationServer.start(events, as: "org.example.Soup", on: program, handlesIntents: false))

            func deliver(_ parameter: [String: BusValue]) async throws {
                try await service.call(
                    "org.example.Soup", path: "/org/example/Soup", interface: ShortcutsBus.application.name,
                    method: "ActivateAction",
                    [
                        .string(ShortcutsBus.continueActivityAction), .array([.variant(.dictionary(parameter))]),
                        .dictionary([:]),
                    ], signature: "sava{sv}")
            }
            try await deliver(parameter)
            await MainActor.run {
                let activity = events.continued.first
                #expect(activity?.activityType == "OrderSoupIntent")
                #expect(activity?.userInfo?["n"] as? Int == 1)
                #expect((activity?.interaction?.intent as? OrderSoupIntent)?.quantity == 2)
                #expect(activity?.interaction?.intentHandlingStatus == .deferredToApplication)
                #expect(activity?.interaction?.intentResponse is OrderSoupIntentResponse)
                events.takesUp = false
            }
            let error = await #expect(throws: BusError.self) { try await deliver(parameter) }
            #expect(error?.message.contains("did not take up") == true)

            var unreadable = parameter
            unreadable["intent"] = .dictionary(["className": .int32(3)])
            await #expect(throws: BusError.self) { try await deliver(unreadable) }
            #expect(await events.failed == ["OrderSoupIntent"])
            #expect(await MainActor.run { events.continued.count } == 2)
            await server.stop()
        }
    }
}
