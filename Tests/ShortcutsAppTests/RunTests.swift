import ShortcutModel
import SurfaceModel
import Testing

@testable import ShortcutsAppModel

@Suite @MainActor struct `A run` {
    let service = FakeService()
    let model: RunModel

    init() { model = RunModel(.sample("a1", kind: .offered), of: service, locale: "de") }

    @Test func `answers in words`() async {
        service.set(\.runResults, to: [RunResult(outcome: .done, text: "Soup is on its way.")])
        await model.start()
        #expect(model.state == .done("Soup is on its way."))
        #expect(service.get(\.runs).map(\.locale) == ["de"])
    }

    @Test func `carries every answer on to the next question`() async throws {
        let bread = RunResult.Choice(title: "Rye", value: .string("rye"))
        service.set(
            \.runResults,
            to: [
                RunResult(outcome: .needsValue, text: "How many?", parameter: "count"),
                RunResult(outcome: .choose, text: "Which bread?", parameter: "bread", choices: [bread]),
                RunResult(
                    outcome: .confirm, text: "Did you mean soup?", parameter: "soup",
                    choices: [.init(title: "Soup", value: .string("soup"))]),
                RunResult(outcome: .confirm, text: "Order?"), RunResult(outcome: .done, text: "Ordered."),
            ])
        await model.start()
        await model.answer(text: "3")
        await model.answer(bread.value)
        await model.confirm()
        #expect(model.state == .asking(.init(text: "Order?", parameter: nil, kind: .confirmAction)))
        await model.confirm()
        #expect(model.state == .done("Ordered."))
        let last = try #require(service.get(\.runs).last)
        #expect(last.answers == ["count": .integer(3), "bread": .string("rye"), "soup": .string("soup")])
        #expect(last.confirmedParameters == ["soup"])
        #expect(last.isConfirmed)
    }

    @Test func `tells why it failed`() async {
        service.set(\.runResults, to: [RunResult(outcome: .failed, text: "Sold out.")])
        await model.start()
        #expect(model.state == .failed(.refused("Sold out.")))
        service.set(\.failure, to: Fault.noAnswer)
        await model.start()
        #expect(model.state == .failed(.noAnswer))
    }

    @Test func `shows nothing more once it is cancelled`() async {
        model.cancel()
        await model.start()
        #expect(model.state == .running)
        #expect(service.get(\.runs).isEmpty)
    }
}
