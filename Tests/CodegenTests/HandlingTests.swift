import Intents
import Testing

@Suite struct `Calling a generated handler` {
    private let tea = BrewTeaIntent(leaf: Leaf(named: "assam"), cups: 3)

    private func table(_ intent: INIntent) throws -> _INHandling { try #require(type(of: intent)._schema.handling) }

    @Test func `both forms answer`() async throws {
        let handling = try table(tea)
        for handler in [CompletionHandler(), MixedHandler()] as [NSObject] {
            let response = try await handling.handle(tea, by: handler) as? BrewTeaIntentResponse
            #expect(response?.code == .success)
            #expect(response?.leaf?.displayString == "Assam")
        }
    }

    @Test func `confirm counts as passed where the class has none`() async throws {
        let handling = try table(tea)
        let said = try await handling.confirm(tea, by: CompletionHandler()) as? BrewTeaIntentResponse
        #expect(said?.code == .inProgress)
        #expect(try await handling.confirm(tea, by: MixedHandler()) == nil)
    }

    @Test func `each parameter is resolved by the form that the class has`() async throws {
        let handling = try table(tea)
        for name in ["leaf", "strength", "cups", "milk", "extras"] {
            #expect(handling.resolves(name))
            for handler in [CompletionHandler(), MixedHandler()] as [NSObject] {
                let results = try await handling.resolve(name, of: tea, by: handler)
                #expect(results?.allSatisfy { $0 is INIntentResolutionResult } == true, "\(name)")
            }
        }
        #expect(try await handling.resolve("extras", of: tea, by: MixedHandler())?.count == 2)
        #expect(try await handling.resolve("brand", of: tea, by: MixedHandler()) == nil)
    }

    @Test func `reasons reach the result by their raw value`() async throws {
        tea.cups = 9
        let result = try await table(tea).resolve("cups", of: tea, by: CompletionHandler())?.first
        guard case .unsupported(let reason) = (result as? INIntentResolutionResult)?._outcome else {
            Issue.record("\(String(describing: result))")
            return
        }
        #expect(reason == BrewTeaCupsUnsupportedReason.potTooSmall.rawValue)
        #expect(reason == 4)
    }

    @Test func `options come with the search term, and errors come through`() async throws {
        let handling = try table(tea)
        for handler in [CompletionHandler(), MixedHandler()] as [NSObject] {
            let options = try await handling.options(for: "leaf", of: tea, searchTerm: "as", by: handler)
            #expect((options as? INObjectCollection<Leaf>)?.allItems.count == 1)
            await #expect(throws: CocoaError.self) {
                _ = try await handling.options(for: "extras", of: tea, by: handler)
            }
        }
        await #expect(throws: _INHandlingError.self) {
            _ = try await handling.options(for: "brand", of: tea, by: MixedHandler())
        }
    }

    @Test func `defaults are optional`() throws {
        let handling = try table(tea)
        #expect((handling.defaultValue(of: "leaf", of: tea, by: CompletionHandler()) as? Leaf)?.identifier == "a")
        #expect(handling.defaultValue(of: "leaf", of: tea, by: MixedHandler()) as? Leaf == nil)
    }

    @Test func `a widget's handler needs no handle, and running it says what is missing`() async throws {
        let widget = ShelfWidgetIntent()
        let handling = try table(widget)
        #expect(await handling.isHandled(by: ShelfHandler()))
        await #expect(throws: _INHandlingError.self) { _ = try await handling.handle(widget, by: ShelfHandler()) }
    }

    @Test func `a class of the main actor is called there, in both forms`() async throws {
        let (handler, widget) = (await MainActorHandler(), ShelfWidgetIntent())
        let handling = try table(widget)
        #expect(await handling.isHandled(by: handler))
        let response = try await handling.handle(widget, by: handler) as? ShelfWidgetIntentResponse
        let options = try await handling.options(for: "shelf", of: widget, by: handler) as? INObjectCollection<Leaf>
        #expect(response?.code == .success)
        #expect(options?.allItems.map(\.identifier) == ["a"])
        #expect(await handler.handled == 2)
    }

    @Test func `one object can handle several intents`() async throws {
        let handler = EverythingHandler()
        let (widget, odd) = (ShelfWidgetIntent(), OddNamesIntent())
        let first = try await table(widget).handle(widget, by: handler) as? ShelfWidgetIntentResponse
        let second = try await table(odd).handle(odd, by: handler) as? OddNamesIntentResponse
        #expect(first?.code == .success)
        #expect(second?.code_ == "all")
        #expect(handler.handler(for: tea) is CompletionHandler)
    }

    @Test func `a completion that is called twice counts once`() async throws {
        let odd = OddNamesIntent()
        let response = try await table(odd).handle(odd, by: BrokenHandler()) as? OddNamesIntentResponse
        #expect(response?.code == .success)
        #expect(response?.code_ == "first")
    }

    @Test func `a completion that is never called ends in an error`() async throws {
        let odd = OddNamesIntent()
        await #expect(throws: _INHandlingError.self) { _ = try await table(odd).confirm(odd, by: BrokenHandler()) }
    }

    @Test func `an object of another class is no handler`() async throws {
        let handling = try table(tea)
        #expect(await !handling.isHandled(by: ShelfHandler()))
        await #expect(throws: _INHandlingError.self) { _ = try await handling.handle(tea, by: ShelfHandler()) }
    }
}
