import Foundation
import ShortcutModel
import Synchronization
import Testing

@testable import Assistant

@Suite struct AppTests {
    private func withRoot(_ body: (URL) async throws -> Void) async throws {
        let root = TestAssistant.temporaryFolder()
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try await body(root)
    }

    @Test func `a bad manifest is told of and harms no other app`() async throws {
        try await withRoot { root in
            try SoupApp.install(in: root)
            try SoupApp.install(in: root, identifier: "org.example.NoName", manifest: "<plist><dict/></plist>")
            try SoupApp.install(in: root, identifier: "org.example.Garbage", manifest: "no property list")
            try SoupApp.install(
                in: root, identifier: "org.example.Other", manifest: SoupApp.manifest("org.example.Liar"))
            let registry = AppRegistry(roots: [root.path])
            #expect(registry.apps.keys.sorted() == [SoupApp.identifier])
            for name in ["org.example.NoName", "org.example.Garbage", "org.example.Other"] {
                let problem = registry.problems(of: name).first
                #expect(problem?.severity == .error, "\(name)")
                #expect(problem?.mend.isEmpty == false, "\(name)")
            }
            #expect(registry.problems(of: "org.example.NoName").first?.message.contains("CFBundleIdentifier") == true)
        }
    }

    @Test func `a truncated definition is told of with its file`() async throws {
        try await withRoot { root in
            try SoupApp.install(in: root, definition: String(SoupApp.definition.prefix(1_000)))
            let registry = AppRegistry(roots: [root.path])
            let problems = registry.problems(of: SoupApp.identifier)
            #expect(problems.contains { $0.subject == "Soup.intentdefinition" && $0.severity == .error })
            #expect(registry[SoupApp.identifier] != nil)
        }
    }

    @Test func `an app is known by its programs, whatever they are called`() async throws {
        try await withRoot { root in
            try SoupApp.install(in: root)
            let link = root.appending(path: "link")
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: root.appending(path: "\(SoupApp.identifier)/extension"))
            let registry = AppRegistry(roots: [root.path])
            let file = try #require(FileIdentity(path: link.path))
            #expect(registry.identifier(ofExecutable: file) == SoupApp.identifier)
            let other = try #require(FileIdentity(path: root.path))
            #expect(registry.identifier(ofExecutable: other) == nil)
        }
    }

    @Test func `the person's folder comes before the system's`() async throws {
        try await withRoot { root in
            let (own, system) = (root.appending(path: "own"), root.appending(path: "system"))
            try SoupApp.install(in: own)
            try SoupApp.install(in: system)
            let registry = AppRegistry(roots: [own.path, system.path])
            #expect(registry[SoupApp.identifier]?.folder.hasPrefix(own.path) == true)
        }
    }

    @Test(.timeLimit(.minutes(10))) func `changes in folders are told, also where the folder comes later`() async throws
    {
        try await withRoot { root in
            let apps = root.appending(path: "data/inkling/apps")
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let watcher = FolderWatcher(roots: [apps.path], depth: 2) { continuation.yield() }
            #expect(await watcher.start())
            var iterator = changes.makeAsyncIterator()
            try SoupApp.install(in: apps)
            await iterator.next()
            // Reports may be several for one installation: go on until the folder's files are watched.
            try Data("new".utf8).write(to: apps.appending(path: "\(SoupApp.identifier)/Info.plist"))
            await iterator.next()
            try FileManager.default.removeItem(at: apps.appending(path: SoupApp.identifier))
            await iterator.next()
            await watcher.stop()
        }
    }

    @Test func `apps that come and go count after a reload`() async throws {
        let nothing: (URL) throws -> Void = { _ in }
        try await TestAssistant.with(install: nothing) { test in
            await #expect(throws: AssistantError.self) { try await test.donate(SoupApp.tomato()) }
            try SoupApp.install(in: TestAssistant.apps(test.root))
            await test.assistant.reloadApps()
            try await test.donate(SoupApp.tomato())
            #expect(await test.titles() == ["Order Tomato Soup"])
            try FileManager.default.removeItem(at: TestAssistant.apps(test.root).appending(path: SoupApp.identifier))
            await test.assistant.reloadApps()
            #expect(await test.titles().isEmpty)
            #expect(try await test.assistant.installedApps().map(\.donationCount) == [1])
        }
    }
}
