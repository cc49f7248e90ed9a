import Testing

@testable import Prediction

@Suite("Levels: which parameters are filled in")
struct LevelTests {
    private static let levels = [["soup"], ["soup", "quantity"]]
    private let asking = AskingContext(time: monday + 60 * day + 12 * hour)

    /// Orders at noon; the truth is in `soup` and `quantity`.
    private func taught(
        days: Int = 60, combinations: [[String]] = levels, soup: (Int) -> String, quantity: (Int) -> String
    ) -> PredictionEngine {
        let engine = PredictionEngine()
        for n in 0..<days {
            engine.learn(
                event(
                    "order", ["soup": soup(n), "quantity": quantity(n)], combinations: combinations,
                    at: monday + Double(n) * day + 12 * hour))
        }
        return engine
    }

    @Test func `a parameter that is always the same is filled in`() {
        let engine = taught(soup: { _ in "tomato" }, quantity: { _ in "2" })
        #expect(engine.rank(asking, limit: 1).first?.pattern == pattern("order", ["soup": "tomato", "quantity": "2"]))
    }

    @Test func `a parameter that changes without a rule is left open`() {
        var chance = Chance(state: 5)
        let engine = taught(soup: { _ in "tomato" }, quantity: { _ in "\(Int.random(in: 1...6, using: &chance))" })
        let first = engine.rank(asking, limit: 1).first
        #expect(first?.pattern == pattern("order", ["soup": "tomato"]))
        #expect((first?.probability ?? 0) > 0.6, "as likely as all its quantities together")
    }

    @Test func `undeclared combinations never come up`() {
        var chance = Chance(state: 9)
        let engine = taught(
            combinations: [["soup"]], soup: { _ in ["tomato", "leek"][Int.random(in: 0...1, using: &chance)] },
            quantity: { "\($0 % 4)" })
        for prediction in engine.rank(asking, limit: 10) {
            #expect(prediction.pattern.parameters.map(\.name) == ["soup"])
        }
    }

    @Test func `values unseen together are offered where each is strong`() {
        // Five soups and five quantities, drawn independently: after 40 days some pairs have not come up.
        var chance = Chance(state: 3)
        let drawn = (0..<40).map { _ in
            (soup: "\(Int.random(in: 0...4, using: &chance))", quantity: "\(Int.random(in: 0...4, using: &chance))")
        }
        let engine = taught(
            days: 40, combinations: [["soup", "quantity"]], soup: { drawn[$0].soup }, quantity: { drawn[$0].quantity })
        let ranked = engine.rank(AskingContext(time: monday + 40 * day + 12 * hour), limit: 40)
        let unseen = ranked.filter { $0.reasons == [.usualParts] }
        #expect(!unseen.isEmpty)
        for prediction in unseen {
            let parts = prediction.pattern.parameters
            #expect(!drawn.contains { $0.soup == parts[0].value && $0.quantity == parts[1].value })
            #expect(drawn.contains { $0.soup == parts[0].value } && drawn.contains { $0.quantity == parts[1].value })
        }
    }

    @Test func `values that exclude each other are not put together`() {
        let engine = taught(
            days: 100, combinations: [["soup", "quantity"]], soup: { $0 % 2 == 0 ? "leek" : "tomato" },
            quantity: { $0 % 2 == 0 ? "1" : "2" })
        let patterns = engine.rank(asking, limit: 8).map(\.pattern)
        #expect(!patterns.contains(pattern("order", ["soup": "leek", "quantity": "2"])))
    }

    @Test func `what is never to be suggested leaves its share to the level above`() {
        var chance = Chance(state: 5)
        let engine = taught(
            soup: { _ in "tomato" }, quantity: { _ in Int.random(in: 1...20, using: &chance) == 1 ? "1" : "4" })
        let before = engine.rank(asking, limit: 3)
        #expect(before.first?.pattern == pattern("order", ["soup": "tomato", "quantity": "4"]))
        engine.record(
            Feedback(
                pattern: pattern("order", ["soup": "tomato", "quantity": "4"]), kind: .dontSuggest(until: nil),
                time: asking.time ?? 0))
        let after = engine.rank(asking, limit: 3)
        #expect(after.first?.pattern == pattern("order", ["soup": "tomato"]))
        #expect((after.first?.probability ?? 0) > 0.8)
        #expect(!after.contains { $0.pattern.parameters.contains { $0.value == "4" } })
    }
}
