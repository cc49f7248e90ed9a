import Foundation
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol
import TestSupport
import Testing

@testable import Intents

/// The real service on a bus of its own, which starts it; this process is its app.
@Suite(.timeLimit(.minutes(10))) struct `When the store fails` {
    @Test func `a corrupt store is an error for all voice shortcuts, once`() async throws {
        try await TestBus.withBus { bus in
            let store = try await RealService.install(on: bus)
            let service = try await RealService.start(store, on: bus)
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
            let store = try await RealService.install(on: bus)
            try await TestBus.withBus { other in
                // A service of another session has the store open.
                let holder = try await RealService.start(store, on: other)
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
            let store = try await RealService.install(on: bus)
            let service = try await RealService.start(store, on: bus)
            try await addVoiceShortcut(on: bus)
            for file in ["shortcuts.sqlite", "shortcuts.sqlite-wal", "shortcuts.sqlite-shm"] {
                #expect(try overwrite(file, in: store) > 0)
            }
            let activity = ActivityValue(
                activityType: "\(RealService.app).read", title: "Read", isEligibleForPrediction: true)
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

    private func client(on bus: TestBus) async throws -> ShortcutsClient { ShortcutsClient(try await bus.connect()) }

    private func addVoiceShortcut(on bus: TestBus) async throws {
        let activity = ActivityValue(activityType: "\(RealService.app).read", title: "Read")
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
