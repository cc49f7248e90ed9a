import ShortcutModel
import SurfaceModel
import TestSupport
import Testing

@testable import ShortcutsAppModel

@Suite @MainActor struct `The app` {
    let service = FakeService()
    let app: AppModel

    init() { app = AppModel(service, locale: nil, retryPause: .milliseconds(1)) { 0 } }

    private func start() async throws {
        await app.start(with: app.history)
        app.refresh(except: app.history)
        try await eventually("it has loaded") { app.privacy.content.value != nil }
    }

    @Test func `asks for the first screen alone when it starts, and listens`() async {
        await app.start(with: app.gallery)
        #expect(app.gallery.items.value != nil)
        #expect(service.get(\.callCount) == 1)
        #expect(service.get(\.listeners).count == 1)
    }

    @Test func `follows changes made elsewhere`() async throws {
        try await start()
        service.set(\.items, to: [.voice: [.sample("v1", phrase: "Soup time", kind: .voice)]])
        service.send(.shortcutsChanged)
        try await eventually("the phrase shows") {
            app.voiceShortcuts.items.value?.first?.phrase == "Soup time"
        }
        service.set(\.items, to: [:])
        service.send(.shortcutsChanged)
        try await eventually("the deletion shows") { app.voiceShortcuts.items.value == [] }
    }

    @Test func `asks for each screen once, and after a change for what it concerns`() async throws {
        try await start()
        // Five screens; privacy asks of the apps too.
        try await eventually("all screens have loaded") {
            app.suggestions.items.value != nil && app.voiceShortcuts.items.value != nil
                && app.gallery.items.value != nil
        }
        #expect(service.get(\.callCount) == 6)
        service.set(\.suggestions, to: [.sample("a1", kind: .donated)])
        service.set(\.donations, to: [DonationRecord.sample(1)])
        service.set(\.privacy, to: PrivacyStatus(pause: .untilResumed))
        service.send(.historyChanged)
        try await eventually("the change shows") {
            app.suggestions.items.value?.count == 1 && app.history.records.count == 1
                && app.privacy.content.value?.status.pause == .untilResumed
        }
        #expect(service.get(\.callCount) == 6 + 4)
    }

    @Test func `comes back by itself when the service does`() async throws {
        try await start()
        service.set(\.failure, to: Fault.serviceAbsent)
        service.send(.stopped)
        try await eventually("the service is away") { app.fault == .noAnswer }
        service.set(\.failure, to: nil)
        service.send(.started)
        #expect(service.get(\.listeners).count == 1)
        try await eventually("all is well") { app.fault == nil }
    }

    @Test func `tells a service that never answered from one that went away`() async throws {
        service.set(\.failure, to: Fault.serviceAbsent)
        await app.start(with: app.suggestions)
        #expect(app.fault == .serviceAbsent)
        service.set(\.failure, to: nil)
        service.send(.started)
        try await eventually("it answers") { app.fault == nil && app.privacy.content.value != nil }
        service.set(\.failure, to: Fault.serviceAbsent)
        app.refresh()
        try await eventually("the service is away") { app.fault == .noAnswer }
    }

    @Test(arguments: [("v1", "v1"), ("soup TIME", "v1"), ("Title of a1", "a1"), ("Title of a2", nil)])
    func `finds a shortcut by what people call it`(name: String, found: String?) async throws {
        service.set(
            \.items,
            to: [.voice: [.sample("v1", phrase: "Soup time", kind: .voice)], .offered: [.sample("a1", kind: .offered)]])
        #expect(try await app.shortcut(named: name)?.id == found)
    }

    @Test func `groups what apps offer by app`() async {
        service.set(
            \.items,
            to: [
                .offered: [
                    .sample("a1", kind: .offered), .sample("a2", app: "org.example.Notes", kind: .offered),
                    .sample("a3", kind: .offered),
                ]
            ])
        await app.gallery.load()
        #expect(app.gallery.sections.map(\.name) == ["Soup", "Notes"])
        #expect(app.gallery.sections.first?.items.map(\.id) == ["a1", "a3"])
    }
}

@Suite @MainActor struct `Suggestions in the app` {
    let service = FakeService()
    let app: AppModel

    init() {
        app = AppModel(service, locale: nil) { 0 }
        service.set(\.suggestions, to: [.sample("a1", kind: .donated), .sample("a2", kind: .donated)])
    }

    @Test func `go at once when they are refused, and come back on undo`() async throws {
        await app.suggestions.load()
        let item = try #require(app.suggestions.items.value?.first)
        service.set(\.suggestions, to: [.sample("a2", kind: .donated)])
        try await app.suggestions.refuse(item, .forever)
        #expect(app.suggestions.items.value?.map(\.id) == ["a2"])
        service.set(\.suggestions, to: [item, .sample("a2", kind: .donated)])
        try await app.suggestions.undoRefusal(of: item)
        try await eventually("it is back") { app.suggestions.items.value?.count == 2 }
        #expect(service.get(\.feedback) == ["never a1", "undo a1"])
    }

    @Test func `stay when the refusal can't be kept`() async throws {
        await app.suggestions.load()
        let item = try #require(app.suggestions.items.value?.first)
        service.set(\.failure, to: Fault.refused("The disk is full."))
        await #expect(throws: Fault.refused("The disk is full.")) {
            try await app.suggestions.refuse(item, .today)
        }
        #expect(app.suggestions.items.value?.count == 2)
    }

    @Test func `are reported as shown once for each look`() async {
        await app.suggestions.load()
        await app.suggestions.reportShown()
        await app.suggestions.reportShown()
        #expect(service.get(\.feedback) == ["shown a1", "shown a2"])
        app.suggestions.beginLook()
        await app.suggestions.reportShown()
        #expect(service.get(\.feedback).count == 4)
    }
}

@Suite @MainActor struct `Privacy in the app` {
    let service = FakeService()
    let app: AppModel

    init() {
        app = AppModel(service, locale: nil) { 0 }
        service.set(\.apps, to: [AppInfo(bundleIdentifier: "org.example.Soup", name: "Soup")])
    }

    @Test func `shows what the service keeps after each change`() async throws {
        await app.privacy.load()
        try await app.privacy.pause(seconds: nil)
        #expect(app.privacy.content.value?.status.pause == .untilResumed)
        try await app.privacy.pause(seconds: 3_600)
        #expect(app.privacy.content.value?.status.pause == .until(3_600))
        try await app.privacy.resume()
        try await app.privacy.setRetention(days: 30)
        try await app.privacy.set(.suggest, of: "org.example.Soup", to: false)
        let content = try #require(app.privacy.content.value)
        #expect(content.status.pause == .none)
        #expect(content.status.retentionDays == 30)
        #expect(content.app("org.example.Soup")?.suggests == false)
        #expect(content.app("org.example.Soup")?.learns == true)
    }

    @Test func `goes back to the kept state when a change is refused`() async throws {
        await app.privacy.load()
        var changes = 0
        app.privacy.onChange = { changes += 1 }
        service.set(\.failure, to: Fault.refused("The store is read-only."))
        await #expect(throws: Fault.refused("The store is read-only.")) {
            try await app.privacy.setRetention(days: 7)
        }
        #expect(changes == 1)
        #expect(app.privacy.content.value?.status.retentionDays == 0)
    }
}
