import Foundation
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol
import TestSupport
import Testing

@testable import Intents

/// The real service on a bus of its own, which starts it; this process is its app.
@Suite(.timeLimit(.minutes(10))) struct `When the store fails` {
    private static let app = "org.example.Reader"

    @Test func `a corrupt store is an error for all voice shortcuts, once`() async throws {
        try await TestBus.withBus { bus in
            let store = try await install(on: bus)
            let service = try await start(store, on: bus)
            try await addVoiceShortcut(on: bus)
            await service.terminate()
            try await foldLog(of: store, on: bus)
            // The header and the list of tables stay, so it is still a database.
            let size = try overwrite("shortcuts.sqlite", in: store, from: 4_096)
            #expect(size > 4_096)
            try await expectOneError(on: bus)
        }
    }

    @Test func `a locked store is an error for all voice shortcuts, once`() async throws {
        try await TestBus.withBus { bus in
            let store = try await install(on: bus)
            try await TestBus.withBus { other in
                // A service of another session has the store open.
                let holder = try await start(store, on: other)
                try await expectOneError(on: bus)
                await holder.terminate()
            }
            #expect(try await voiceShortcuts(on: bus).phrases?.isEmpty == true, "It works again once the lock is gone")
        }
    }

    @Test func `a store that breaks while the service runs fails donations, and keeps the voice shortcuts`()
        async throws
    {
        try await TestBus.withBus { bus in
            let store = try await install(on: bus)
            let service = try await start(store, on: bus)
            try await addVoiceShortcut(on: bus)
            for file in ["shortcuts.sqlite", "shortcuts.sqlite-wal", "shortcuts.sqlite-shm"] {
                #expect(try overwrite(file, in: store) > 0)
            }
            let activity = ActivityValue(activityType: "\(Self.app).read", title: "Read", isEligibleForPrediction: true)
            let donation = Donation(identifier: "1", action: .activity(activity), date: 1_700_000_000)
            let error = await #expect(throws: (any Error).self) { try await client(on: bus).donate(donation) }
            #expect("\(try #require(error))".contains("store"))
            let (phrases, problem) = try await voiceShortcuts(on: bus)
            #expect(phrases == ["Read on"] && problem == nil)
            #expect(service.isRunning)
            await service.terminate()
        }
    }

    // MARK: The service and its app

    /// Installs this process as an app, and lets the bus start the service.
    ///
    /// - Returns: The folder that the service keeps its store in.
    private func install(on bus: TestBus) async throws -> URL {
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = bus.dataHome.appending(path: "inkling/apps/\(Self.app)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let manifest = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(Self.app)</string>
            <key>CFBundleExecutable</key><string>\(runner)</string>
            <key>NSUserActivityTypes</key><array><string>\(Self.app).read</string></array>
            </dict></plist>
            """
        try Data(manifest.utf8).write(to: folder.appending(path: "Info.plist"))
        let store = bus.root.appending(path: "store")
        let command = "\(Places.program("inklingd").path) --store \(store.path)"
        let entry = "[D-BUS Service]\nName=\(ShortcutsBus.name)\nExec=\(command)\n"
        try Data(entry.utf8).write(to: bus.dataHome.appending(path: "dbus-1/services/\(ShortcutsBus.name).service"))
        try await bus.connect().reloadServiceFiles()
        return store
    }

    private func start(_ store: URL, on bus: TestBus) async throws -> ChildProcess {
        let service = try bus.start(Places.program("inklingd"), ["--store", store.path])
        let connection = try await bus.connect()
        try await eventually("the service is on the bus") {
            try #require(service.isRunning, "It ended: \(service.standardError)")
            return try await connection.owner(of: ShortcutsBus.name) != nil
        }
        return service
    }

    private func client(on bus: TestBus) async throws -> ShortcutsClient { ShortcutsClient(try await bus.connect()) }

    private func addVoiceShortcut(on bus: TestBus) async throws {
        let activity = ActivityValue(activityType: "\(Self.app).read", title: "Read")
        _ = try await client(on: bus).addVoiceShortcut(.activity(activity), phrase: "Read on")
        #expect(try await voiceShortcuts(on: bus).phrases?.count == 1)
    }

    /// Brings what is in SQLite's log into the database itself.
    private func foldLog(of store: URL, on bus: TestBus) async throws {
        let script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA wal_checkpoint(TRUNCATE)')"
        let database = store.appending(path: "shortcuts.sqlite").path
        let python = try bus.start(URL(filePath: "/usr/bin/python3"), ["-c", script, database])
        try #require(await python.waitUntilExit() == 0, "\(python.standardError)")
    }

    /// Writes nonsense over a file of the store, which keeps its size.
    private func overwrite(_ name: String, in store: URL, from offset: Int = 0) throws -> Int {
        let file = try FileHandle(forUpdating: store.appending(path: name))
        let size = Int(try file.seekToEnd())
        try file.seek(toOffset: UInt64(offset))
        try file.write(contentsOf: Data(repeating: 0x42, count: max(0, size - offset)))
        try file.close()
        return size
    }

    // MARK: Asking

    private func voiceShortcuts(on bus: TestBus) async throws -> (phrases: [String]?, error: (any Error)?) {
        let service = BusShortcutService { ShortcutsClient(try await bus.connect()) }
        return await CurrentService.$override.withValue(service) {
            await confirmation { called in
                await withCheckedContinuation { continuation in
                    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, error in
                        called()
                        continuation.resume(returning: (shortcuts?.map(\.invocationPhrase), error))
                    }
                }
            }
        }
    }

    private func expectOneError(on bus: TestBus) async throws {
        let (phrases, error) = try await voiceShortcuts(on: bus)
        #expect(phrases == nil)
        #expect((try #require(error as? INIntentError)).code == .voiceShortcutGetFailed)
    }
}
