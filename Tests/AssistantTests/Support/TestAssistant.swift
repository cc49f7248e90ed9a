import Foundation
import ShortcutModel
import SurfaceModel
import Synchronization

@testable import Assistant

/// An Assistant with a store and apps of its own, and a clock that a test turns.
struct TestAssistant: Sendable {
    let assistant: Assistant
    let runner: FakeRunner
    let clock: TestClock
    let log: TestLog
    let root: URL

    /// Runs `body` with the soup app installed; everything is deleted afterwards.
    static func with<Result>(
        root existing: URL? = nil, install: (URL) throws -> Void = { try SoupApp.install(in: $0) },
        _ body: (TestAssistant) async throws -> Result
    ) async throws -> Result {
        let root = existing ?? temporaryFolder()
        defer { if existing == nil { try? FileManager.default.removeItem(at: root) } }
        try FileManager.default.createDirectory(at: apps(root), withIntermediateDirectories: true)
        try install(apps(root))
        let test = try await TestAssistant(root: root)
        let result: Result
        do { result = try await body(test) } catch {
            await test.assistant.close()
            throw error
        }
        await test.assistant.close()
        return result
    }

    static func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "assistant-\(UUID().uuidString.prefix(8))")
    }

    static func apps(_ root: URL) -> URL { root.appending(path: "apps") }

    static func storeFolder(_ root: URL) -> String { root.appending(path: "store").path }

    init(root: URL) async throws {
        let clock = TestClock()
        let log = TestLog()
        let runner = FakeRunner()
        assistant = try await Assistant(
            .init(
                storeFolder: Self.storeFolder(root), appRoots: [Self.apps(root).path], locale: "en",
                now: { clock.now }), runner: runner, log: Log { log.append($0, $1) })
        self.runner = runner
        self.clock = clock
        self.log = log
        self.root = root
    }

    func donate(
        _ intent: IntentValue, identifier: String = UUID().uuidString, group: String? = nil, date: Double? = nil,
        app: String = SoupApp.identifier
    ) async throws {
        try await assistant.donate(
            Donation(identifier: identifier, groupIdentifier: group, action: .intent(intent), date: date ?? clock.now),
            from: app, rung: .executable, byteCount: 100)
    }

    func donate(
        _ activity: ActivityValue, date: Double? = nil, app: String = SoupApp.identifier, byteCount: Int = 100
    ) async throws {
        try await assistant.donate(
            Donation(identifier: UUID().uuidString, action: .activity(activity), date: date ?? clock.now), from: app,
            rung: .executable, byteCount: byteCount)
    }

    func titles(at time: Double? = nil, scope: Assistant.Scope = .everything) async -> [String] {
        await assistant.suggest(SuggestionContext(time: time), in: scope).map(\.title)
    }

    func records(_ filter: DonationFilter = DonationFilter()) async throws -> [DonationRecord] {
        try await assistant.donations(filter, limit: 1_000, cursor: "", locale: nil).records
    }
}

/// A clock that a test turns. It begins on Monday, 5 January 2026, at noon UTC.
final class TestClock: Sendable {
    static let monday = 1_767_614_400.0
    private let time = Mutex(monday)

    var now: Double { time.withLock { $0 } }

    func advance(by seconds: Double) { time.withLock { $0 += seconds } }
}

final class TestLog: Sendable {
    private let lines = Mutex<[String]>([])

    var text: String { lines.withLock { $0.joined(separator: "\n") } }

    func append(_ level: Log.Level, _ message: String) { lines.withLock { $0.append("\(level.rawValue): \(message)") } }
}

/// Stands for the apps and extensions; answers what a test tells it to.
final class FakeRunner: ShortcutRunner {
    struct Script: Sendable {
        var resolve: @Sendable (IntentValue, [String]) throws(RunnerError) -> IntentResolution = { intent, _ in
            IntentResolution(outcome: .ready, intent: intent)
        }
        var confirm: @Sendable (IntentValue) throws(RunnerError) -> IntentResponseValue = { _ in
            IntentResponseValue(code: 1, codeName: "ready")
        }
        var handle: @Sendable (IntentValue) throws(RunnerError) -> IntentResponseValue = { _ in
            IntentResponseValue(code: 4, codeName: "success", parameters: ["minutes": .integer(5)])
        }
        var options: [ParameterValue] = []
        var canOpen = true
    }

    struct Opening: Sendable {
        var app: String
        var activity: ActivityValue
        var intent: IntentValue?
    }

    let script = Mutex(Script())
    private let recorded = Mutex<[Opening]>([])
    var openings: [Opening] { recorded.withLock { $0 } }

    func resolve(
        _ intent: IntentValue, confirmed: [String], by app: AppManifest
    ) async throws(RunnerError) -> IntentResolution {
        try script.withLock { $0.resolve }(intent, confirmed)
    }

    func confirm(_ intent: IntentValue, by app: AppManifest) async throws(RunnerError) -> IntentResponseValue {
        try script.withLock { $0.confirm }(intent)
    }

    func handle(_ intent: IntentValue, by app: AppManifest) async throws(RunnerError) -> IntentResponseValue {
        try script.withLock { $0.handle }(intent)
    }

    func options(
        for parameter: String, of intent: IntentValue, by app: AppManifest
    ) async throws(RunnerError) -> [ParameterValue] {
        script.withLock { $0.options }
    }

    func open(
        _ app: AppManifest, continuing activity: ActivityValue, intent: IntentValue?, response: IntentResponseValue?,
        activationToken: String?
    ) async throws(RunnerError) {
        guard script.withLock({ $0.canOpen }) else { throw .notInstalled("no service file") }
        recorded.withLock { $0.append(Opening(app: app.bundleIdentifier, activity: activity, intent: intent)) }
    }

    func problems(of app: AppManifest) async -> [Problem] { [] }
}
