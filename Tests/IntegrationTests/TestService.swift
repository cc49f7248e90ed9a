import Bus
import Foundation
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol
import TestSupport
import Testing

/// The real service on a bus of a test's own.
///
/// Apps are copies of `gdbus` that the manifests name: real processes, which the service tells apart by their programs.
struct TestService {
    let bus: TestBus

    static func with(_ body: (TestService) async throws -> Void) async throws {
        try await TestBus.withBus { bus in try await body(TestService(bus: bus)) }
    }

    // MARK: The service

    func start(_ arguments: [String] = []) async throws -> ChildProcess {
        let process = try bus.start(Places.program("inklingd"), arguments)
        let connection = try await bus.connect()
        try await eventually("the service is on the bus") {
            try #require(process.isRunning, "It ended: \(process.standardError)")
            return try await connection.owner(of: ShortcutsBus.name) != nil
        }
        return process
    }

    /// A client that the service takes for one of the person's own tools: the test runner stands beside it.
    func user() async throws -> ShortcutsClient { ShortcutsClient(try await bus.connect()) }

    func titles() async throws -> [String] { try await user().suggest(SuggestionContext()).map(\.title) }

    // MARK: Apps

    var apps: URL { bus.dataHome.appending(path: "inkling/apps") }

    func install(_ app: String, executable: String = "app") throws {
        let folder = apps.appending(path: app)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(filePath: "/usr/bin/gdbus"), to: folder.appending(path: "app"))
        let manifest = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(app)</string>
            <key>CFBundleExecutable</key><string>\(executable)</string>
            <key>NSUserActivityTypes</key><array><string>\(app).open</string></array>
            </dict></plist>
            """
        try Data(manifest.utf8).write(to: folder.appending(path: "Info.plist"), options: .atomic)
    }

    /// A call that an app makes.
    func call(_ app: String, _ method: String, _ arguments: String...) async throws -> (status: Int32, text: String) {
        let program = apps.appending(path: "\(app)/app")
        return try await call(program: program, method, arguments)
    }

    func call(program: URL, _ method: String, _ arguments: [String]) async throws -> (status: Int32, text: String) {
        let process = try bus.start(
            program,
            [
                "call", "--session", "--dest", ShortcutsBus.name, "--object-path", ShortcutsBus.path, "--method",
                "org.inkling.Shortcuts1.\(method)",
            ] + arguments)
        let status = await process.waitUntilExit()
        return (status, process.standardOutput + process.standardError)
    }

    /// Donates an activity of an app by its title.
    func donate(_ app: String, _ title: String) async throws -> (status: Int32, text: String) {
        try await call(
            app, "Donations.Donate",
            "{'identifier': <'\(title)'>, 'activity': <{'type': <'\(app).open'>, 'title': <'\(title)'>, "
                + "'user-info': <{'title': <'\(title)'>}>, 'eligible-for-prediction': <true>}>}")
    }

    func history() async throws -> [DonationRecord] {
        try await user().listDonations(limit: 1_000).records
    }
}
