import Foundation
import ShortcutModel
import SurfaceModel
import Synchronization
import Testing

@testable import Assistant

private final class Order: Sendable {
    private let list = Mutex<[Int64]>([])

    var rows: [Int64] { list.withLock { $0 } }

    func append(_ row: Int64) { list.withLock { $0.append(row) } }
}

@Suite struct StoreTests {
    @Test func `what an earlier version wrote can be read`() throws {
        let activity = """
            {"activity":{"_0":{"activityType":"a","expirationDate":5.5,"image":{"url":{"_0":"file:///a.png"}},
            "isEligibleForPrediction":true,"isEligibleForSearch":false,"keywords":[],"shortcutAvailability":0,
            "userInfo":{"when":{"date":{"_0":1700000000.25}}}}}}
            """
        #expect(
            try StoredValue.decode(ShortcutValue.self, from: [UInt8](activity.utf8))
                == .activity(
                    ActivityValue(
                        activityType: "a", userInfo: ["when": .date(1_700_000_000.25)], expirationDate: 5.5,
                        isEligibleForPrediction: true, image: .url("file:///a.png"))))
        let intent = """
            {"intent":{"_0":{"className":"A","images":{"":{"named":{"_0":"n"}}},"parameters":{},
            "shortcutAvailability":0}}}
            """
        #expect(
            try StoredValue.decode(ShortcutValue.self, from: [UInt8](intent.utf8))
                == .intent(IntentValue(className: "A", images: ["": .named("n")])))
        let written = try StoredValue.encode(ParameterValue.date(1_700_000_000.25))
        #expect(String(decoding: written, as: UTF8.self) == #"{"date":{"_0":1700000000.25}}"#)
    }

    private let log = Log { _, _ in }

    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.path)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `folder and files are their owner's alone`() async throws {
        try await withFolder { folder in
            let store = try Store(folder: folder, log: log)
            try await store.setRetentionDays(3)
            #expect(try permissions(folder) == 0o700)
            for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
                #expect(try permissions(folder + "/" + file) == 0o600, "\(file)")
            }
        }
    }

    @Test func `a file that is no database is moved aside and kept`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let garbage = Data(repeating: 0x41, count: 8_192)
            try garbage.write(to: URL(filePath: folder + "/shortcuts.sqlite"))
            let lines = TestLog()
            let store = try Store(folder: folder, log: Log { lines.append($0, $1) })
            try await store.setRetentionDays(3)
            let aside = try #require(
                try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.contains("damaged") })
            #expect(try Data(contentsOf: URL(filePath: folder + "/" + aside)) == garbage)
            #expect(lines.text.contains(aside))
        }
    }

    @Test func `a second store in the same folder is refused`() async throws {
        try await withFolder { folder in
            let store = try Store(folder: folder, log: log)
            #expect(throws: StoreError.self) { try Store(folder: folder, log: log) }
            withExtendedLifetime(store) {}
        }
    }

    @Test func `a store of a later version is refused and left alone`() async throws {
        try await withFolder { folder in
            do {
                let store = try Store(folder: folder, log: log)
                try await store.writer.maintain { try $0.execute("PRAGMA user_version = 99") }
            }
            let error = #expect(throws: StoreError.self) { try Store(folder: folder, log: log) }
            #expect(error?.description.contains("newer version") == true)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains("shortcuts.sqlite"))
        }
    }

    @Test func `writes that wait share a commit, and one that fails takes no other with it`() async throws {
        try await withFolder { folder in
            let store = try Store(folder: folder, log: log)
            let results = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        do {
                            try await store.writer.write { connection in
                                try connection.run(
                                    "INSERT INTO settings(name, value) VALUES (?, ?)", .text("n\(number)"),
                                    .integer(Int64(number)))
                                if number % 10 == 0 { throw AssistantError.notFound("\(number)") }
                            }
                            return true
                        } catch {
                            return false
                        }
                    }
                }
                return await group.reduce(into: [Bool]()) { $0.append($1) }
            }
            #expect(results.count { $0 } == 180)
            let rows = try await store.reader.read { try $0.rows("SELECT name FROM settings") { $0.text(0) } }
            #expect(rows.count == 180)
            #expect(!rows.contains("n10"))
        }
    }

    @Test func `afterCommit comes in the order of the rows`() async throws {
        try await withFolder { folder in
            let store = try Store(folder: folder, log: log)
            let order = Order()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        _ = try await store.writer.write(
                            { connection in
                                try connection.run(
                                    "INSERT INTO actions(app, key, shortcut, predictable) VALUES ('a', ?, x'00', 1)",
                                    .text("\(number)"))
                                return connection.lastInsertedRow
                            }, afterCommit: { order.append($0) })
                    }
                }
                try await group.waitForAll()
            }
            #expect(order.rows == Array(1...100))
        }
    }

    @Test func `nothing of a forgotten donation is left in the files`() async throws {
        let root = TestAssistant.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: root) }
        try await TestAssistant.with(root: root) { test in
            try await test.donate(SoupApp.soup("secret-id", "Sorrel"), identifier: "secret-interaction")
            try await test.donate(SoupApp.tomato())
            await test.assistant.saveLearning()
            #expect(try leftovers(of: "Sorrel", in: root) > 0)
            #expect(try await test.assistant.forget(DonationFilter(identifiers: ["secret-interaction"])) == 1)
            for text in ["Sorrel", "secret-id", "secret-interaction"] {
                #expect(try leftovers(of: text, in: root) == 0, "\(text)")
            }
            #expect(await test.titles() == ["Order Tomato Soup"])
        }
        #expect(try leftovers(of: "secret-id", in: root) == 0)
    }

    private func leftovers(of text: String, in root: URL) throws -> Int {
        let folder = TestAssistant.storeFolder(root)
        return try FileManager.default.contentsOfDirectory(atPath: folder).count { file in
            try Data(contentsOf: URL(filePath: folder + "/" + file)).range(of: Data(text.utf8)) != nil
        }
    }
}
