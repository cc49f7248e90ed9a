import Foundation
import ShortcutModel
import SurfaceModel
import Testing

@testable import Assistant

@Suite struct RunningTests {
    private func withOrder(
        _ intent: IntentValue = SoupApp.tomato(), install: (URL) throws -> Void = { try SoupApp.install(in: $0) },
        _ body: (TestAssistant, _ id: String) async throws -> Void
    ) async throws {
        try await TestAssistant.with(install: install) { test in
            let voice = try await test.assistant.addVoiceShortcut(
                .intent(intent), phrase: "Soup time", of: SoupApp.identifier)
            try await body(test, "v-\(voice.identifier)")
        }
    }

    @Test func `the extension handles it and answers in the definition's words`() async throws {
        try await withOrder { test, id in
            let result = try await test.assistant.run(id, RunOptions(), in: .everything)
            #expect(result.outcome == .done)
            #expect(result.text == "Your Tomato Soup is ready in 5 minutes.")
            #expect(test.runner.openings.isEmpty)
            // What the extension did was done by the person.
            #expect(try await test.records().map(\.title) == ["Order Tomato Soup"])
        }
    }

    @Test func `a failure is told in the definition's words and learnt from by nobody`() async throws {
        try await withOrder { test, id in
            test.runner.script.withLock { $0.handle = { _ in IntentResponseValue(code: 100, codeName: "soldOut") } }
            let result = try await test.assistant.run(id, RunOptions(), in: .everything)
            #expect(result.outcome == .failed)
            #expect(result.text == "Tomato Soup is sold out.")
            #expect(try await test.records().isEmpty)
        }
    }

    @Test(arguments: ["continueInApp", "failureRequiringAppLaunch"])
    func `an answer that asks for the app opens it`(_ code: String) async throws {
        try await withOrder { test, id in
            test.runner.script.withLock { $0.handle = { _ in IntentResponseValue(code: 2, codeName: code) } }
            let result = try await test.assistant.run(id, RunOptions(), in: .everything)
            #expect(result.outcome == .opened)
            let opening = try #require(test.runner.openings.first)
            #expect(opening.activity.activityType == SoupApp.order)
            #expect(opening.intent == SoupApp.tomato())
        }
    }

    @Test func `without an extension the app is opened`() async throws {
        let install: (URL) throws -> Void = { try SoupApp.install(in: $0, handlesInBackground: false) }
        try await withOrder(install: install) { test, id in
            let result = try await test.assistant.run(id, RunOptions(), in: .everything)
            #expect(result.outcome == .opened)
        }
    }

    @Test func `an activity comes back with the required part of its userInfo`() async throws {
        try await TestAssistant.with { test in
            var activity = SoupApp.activity()
            activity.userInfo = ["page": .integer(3), "scroll": .decimal(0.5)]
            activity.requiredUserInfoKeys = ["page"]
            let voice = try await test.assistant.addVoiceShortcut(
                .activity(activity), phrase: "Menu", of: SoupApp.identifier)
            let result = try await test.assistant.run("v-\(voice.identifier)", RunOptions(), in: .everything)
            #expect(result.outcome == .opened)
            #expect(test.runner.openings.first?.activity.userInfo == ["page": .integer(3)])
        }
    }

    @Test func `a missing value is asked for, and the answer is used`() async throws {
        try await withOrder { test, id in
            let leek = ParameterValue.object(
                ObjectValue(typeName: "Soup", identifier: "leek", displayString: "Leek Soup"))
            test.runner.script.withLock {
                $0.options = [leek]
                $0.resolve = { intent, _ in
                    let isLeek = intent.parameters["soup"] == leek
                    return IntentResolution(
                        outcome: isLeek ? .ready : .needsValue(ParameterPlace("soup")), intent: intent)
                }
            }
            let question = try await test.assistant.run(id, RunOptions(), in: .everything)
            #expect(question.outcome == .needsValue)
            #expect(question.text == "Which soup would you like?")
            #expect(question.choices.map(\.title) == ["Leek Soup"])
            let answers = try #require(question.parameter.map { [$0: question.choices[0].value] })
            let result = try await test.assistant.run(id, RunOptions(answers: answers), in: .everything)
            #expect(result.text == "Your Leek Soup is ready in 5 minutes.")
        }
    }

    @Test func `each ambiguous element of a list is asked for in turn, and the answers keep their places`() async throws
    {
        try await withOrder { test, id in
            test.runner.script.withLock {
                $0.resolve = { intent, _ in
                    var (guests, settled) = (intent.parameters["guests"]?.elements ?? [], intent)
                    guests = guests.map { $0 == .string("Ann") ? .string("Ann Lee") : $0 }
                    settled.parameters["guests"] = .array(guests)
                    guard let bob = guests.firstIndex(of: .string("Bob")) else {
                        return IntentResolution(outcome: .ready, intent: settled)
                    }
                    let place = ParameterPlace("guests", element: bob)
                    let bobs = [ParameterValue.string("Bob One"), .string("Bob Two")]
                    return IntentResolution(outcome: .choose(place, bobs), intent: settled)
                }
                $0.handle = { intent in
                    let all = intent.parameters["guests"]?.elements ?? []
                    let isRight = all == [.string("Bob Two"), .string("Ann Lee"), .string("Bob One")]
                    return IntentResponseValue(code: isRight ? 4 : 5, codeName: isRight ? "success" : "failure")
                }
            }
            var options = RunOptions(answers: ["guests": .string("Bob, Ann, Bob")])
            for (place, pick) in [("guests[0]", 1), ("guests[2]", 0)] {
                let question = try await test.assistant.run(id, options, in: .everything)
                #expect(question.outcome == .choose)
                #expect(question.parameter == place)
                #expect(question.text == "Which of the 2 Bob?")
                #expect(question.choices.map(\.title) == ["Bob One", "Bob Two"])
                options.answers[place] = question.choices[pick].value
            }
            #expect(try await test.assistant.run(id, options, in: .everything).outcome == .done)
        }
    }

    @Test func `a reason names the parameter, its limits and its value`() async throws {
        try await withOrder { test, id in
            test.runner.script.withLock {
                $0.resolve = { intent, _ in
                    IntentResolution(outcome: .unsupported(ParameterPlace("quantity"), reason: 1), intent: intent)
                }
            }
            let result = try await test.assistant.run(
                id, RunOptions(answers: ["quantity": .integer(0)]), in: .everything)
            #expect(result.text == "The Quantity must be from 1 to 9, not 0.")
        }
    }

    @Test func `an answer for an element of what is no list is refused`() async throws {
        try await withOrder { test, id in
            let options = RunOptions(answers: ["soup[0]": .string("Leek")])
            let result = try await test.assistant.run(id, options, in: .everything)
            #expect(result.outcome == .failed && result.text.contains("'soup' is no list"))
        }
    }

    @Test func `an input goes into the parameter that the definition names, as its type wants it`() async throws {
        try await withOrder { test, id in
            test.runner.script.withLock {
                $0.handle = { intent in
                    let isThree = intent.parameters["quantity"] == .integer(3)
                    return IntentResponseValue(code: isThree ? 4 : 5, codeName: isThree ? "success" : "failure")
                }
            }
            let three = RunOptions(input: .init(filename: "quantity.txt", content: Array("3\n".utf8)))
            #expect(try await test.assistant.run(id, three, in: .everything).outcome == .done)
            let word = RunOptions(input: .init(filename: "quantity.txt", content: Array("many".utf8)))
            let result = try await test.assistant.run(id, word, in: .everything)
            #expect(result.outcome == .failed)
            #expect(result.text.contains("'many'"))
        }
    }

    @Test func `an extension that can't be started gives way to the app, one that hangs does not`() async throws {
        try await withOrder { test, id in
            test.runner.script.withLock { $0.resolve = { _, _ throws(RunnerError) in throw .notInstalled("gone") } }
            #expect(try await test.assistant.run(id, RunOptions(), in: .everything).outcome == .opened)
            test.runner.script.withLock { $0.resolve = { _, _ throws(RunnerError) in throw .timedOut } }
            #expect(try await test.assistant.run(id, RunOptions(), in: .everything).outcome == .failed)
            test.runner.script.withLock { script in
                script.resolve = { _, _ throws(RunnerError) in throw .notInstalled("gone") }
                script.canOpen = false
            }
            let neither = try await test.assistant.run(id, RunOptions(), in: .everything)
            #expect(neither.outcome == .failed)
            #expect(neither.text.contains("doctor"))
        }
    }

    @Test func `an app can't run another's shortcut`() async throws {
        try await withOrder { test, id in
            let error = await #expect(throws: AssistantError.self) {
                try await test.assistant.run(id, RunOptions(), in: .app("org.example.Other"))
            }
            #expect(error?.kind == .notFound)
        }
    }
}
