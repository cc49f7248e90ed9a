import Foundation
import ShortcutModel
import Testing

@testable import Assistant

@Suite struct DonationTests {
    @Test func `a donation is kept and suggested with its title`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato())
            #expect(await test.titles() == ["Order Tomato Soup"])
            #expect(try await test.records().map(\.title) == ["Order Tomato Soup"])
        }
    }

    @Test func `the same interaction again replaces the donation`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato(), identifier: "one")
            try await test.donate(SoupApp.tomato(), identifier: "one")
            #expect(try await test.records().count == 1)
            try await test.donate(SoupApp.soup("leek", "Leek Soup"), identifier: "one")
            #expect(try await test.records().map(\.title) == ["Order Leek Soup"])
            #expect(await test.titles() == ["Order Leek Soup"])
        }
    }

    @Test func `an undeclared activity type is refused, logged and told to the doctor`() async throws {
        try await TestAssistant.with { test in
            let error = try await #require(throws: AssistantError.self) {
                try await test.donate(SoupApp.activity(type: "org.example.Soup.kitchen"))
            }
            #expect(error.kind == .undeclaredActivityType)
            #expect(error.description.contains("NSUserActivityTypes"))
            #expect(test.log.text.contains("org.example.Soup.kitchen"))
            let problems = try await test.assistant.diagnose(SoupApp.identifier)
            #expect(problems.contains { $0.subject == "org.example.Soup.kitchen" && !$0.mend.isEmpty })
            #expect(try await test.records().isEmpty)
        }
    }

    @Test(arguments: [
        (IntentValue(className: "FlyIntent"), AssistantError.Kind.unknownIntent),
        (IntentValue(className: "INFlyIntent"), .unknownIntent),
        (IntentValue(className: "INSendMessageIntent"), .unknownIntent),
        (IntentValue(className: "CleanKitchenIntent"), .ineligible),
        (IntentValue(className: SoupApp.order, parameters: ["quantity": .integer(2)]), .invalidCombination),
        (IntentValue(className: SoupApp.order, parameters: ["spoon": .integer(2)]), .invalidCombination),
    ])
    func `an intent that the definition doesn't allow is refused`(
        _ intent: IntentValue, _ kind: AssistantError.Kind
    ) async throws {
        try await TestAssistant.with { test in
            let error = await #expect(throws: AssistantError.self) { try await test.donate(intent) }
            #expect(error?.kind == kind)
            let records = try await test.records()
            #expect(records.isEmpty)
        }
    }

    @Test func `what is too large, or dated in the far future, is refused`() async throws {
        try await TestAssistant.with { test in
            let large = await #expect(throws: AssistantError.self) {
                try await test.donate(SoupApp.activity(), byteCount: 1_048_577)
            }
            #expect(large?.kind == .tooLarge)
            let late = await #expect(throws: AssistantError.self) {
                try await test.donate(SoupApp.tomato(), date: test.clock.now + 90_000)
            }
            #expect(late?.kind == .invalidArgument)
            try await test.donate(SoupApp.tomato(), date: test.clock.now + 80_000)
            #expect(try await test.records().count == 1)
        }
    }

    @Test func `an activity whose userInfo holds an object is refused`() async throws {
        try await TestAssistant.with { test in
            var activity = SoupApp.activity()
            activity.userInfo["soup"] = .array([.object(ObjectValue(typeName: "Soup"))])
            let error = await #expect(throws: AssistantError.self) { try await test.donate(activity) }
            #expect(error?.message.contains("userInfo['soup']") == true)
        }
    }

    @Test func `numbers of every kind are kept in userInfo`() async throws {
        try await TestAssistant.with { test in
            var activity = SoupApp.activity()
            activity.userInfo["price"] = .object(
                ObjectValue(typeName: ObjectValue.decimalTypeName, displayString: "12345678901234567890.5"))
            activity.userInfo["none"] = .array([.decimal(.nan), .decimal(.infinity), .decimal(-.infinity)])
            try await test.donate(activity)
            guard case .activity(let kept)? = try await test.records().first?.donation.action else {
                return #expect(Bool(false), "no activity")
            }
            #expect(kept == activity)
        }
    }

    @Test func `an activity without a title is kept but not suggested`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.activity(nil))
            #expect(try await test.records().count == 1)
            #expect(await test.titles().isEmpty)
            #expect(try await test.assistant.diagnose(SoupApp.identifier).contains { $0.message.contains("no title") })
        }
    }

    @Test func `donations are deleted by identifier, group, persistent identifier, and all at once`() async throws {
        try await TestAssistant.with { test in
            try await test.donate(SoupApp.tomato(), identifier: "a")
            try await test.donate(SoupApp.tomato(), identifier: "b", group: "g")
            try await test.donate(SoupApp.tomato(), identifier: "c")
            var activity = SoupApp.activity()
            activity.persistentIdentifier = "menu"
            try await test.donate(activity)
            let assistant = test.assistant
            let app = SoupApp.identifier
            #expect(try await assistant.deleteInteractions(["a", "nobody"], of: app) == 1)
            #expect(try await assistant.deleteInteractions(group: "g", of: app) == 1)
            #expect(try await assistant.deleteInteractions([], of: app) == 0)
            #expect(try await assistant.deleteActivities(["other"], of: app) == 0)
            #expect(try await assistant.deleteActivities(["menu"], of: app) == 1)
            #expect(try await test.records().map(\.donation.identifier) == ["c"])
            #expect(try await assistant.deleteAllActivities(of: app) == 0)
            #expect(try await assistant.deleteAllInteractions(of: app) == 1)
            #expect(await test.titles().isEmpty)
        }
    }

    @Test func `one app can't see or delete another's`() async throws {
        let install: (URL) throws -> Void = { root in
            try SoupApp.install(in: root)
            try SoupApp.install(in: root, identifier: "org.example.Stew")
        }
        try await TestAssistant.with(install: install) { test in
            try await test.donate(SoupApp.tomato(), identifier: "same")
            try await test.donate(SoupApp.soup("leek", "Leek Soup"), identifier: "same", app: "org.example.Stew")
            #expect(try await test.records().count == 2)
            #expect(await test.titles(scope: .app("org.example.Stew")) == ["Order Leek Soup"])
            #expect(try await test.assistant.deleteInteractions(["same"], of: "org.example.Stew") == 1)
            #expect(try await test.records().map(\.bundleIdentifier) == [SoupApp.identifier])
        }
    }

    @Test func `an app that is not installed is refused`() async throws {
        try await TestAssistant.with { test in
            let error = await #expect(throws: AssistantError.self) {
                try await test.donate(SoupApp.tomato(), app: "org.example.Nobody")
            }
            #expect(error?.kind == .unknownApp)
        }
    }
}
