import Bus
import Foundation
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol
import TestSupport
import Testing

private let one = "org.example.One"
private let two = "org.example.Two"

@Suite(.timeLimit(.minutes(10))) struct ServiceTests {
    @Test func `what an app donates is suggested to the person, and to no other app`() async throws {
        try await TestService.with { service in
            try service.install(one)
            try service.install(two)
            let daemon = try await service.start()
            #expect(try await service.donate(one, "Alpha").status == 0)
            #expect(try await service.titles() == ["Alpha"])
            #expect(try await service.call(one, "Shortcuts.Suggest", "{}").text.contains("Alpha"))
            #expect(try await !service.call(two, "Shortcuts.Suggest", "{}").text.contains("Alpha"))
            #expect(try await service.call(two, "Donations.DeleteAllActivities").text.contains("uint32 0"))
            #expect(try await service.call(two, "History.GetPrivacy").text.contains("NotPermitted"))
            #expect(try await service.history().map(\.title) == ["Alpha"])
            await daemon.terminate()
        }
    }

    @Test func `a caller is known by its program, not by what it says`() async throws {
        try await TestService.with { service in
            try service.install(one)
            let daemon = try await service.start()
            #expect(try await service.call(one, "Donations.WhoAmI").text.contains("'\(one)'"))
            let stranger = try await service.call(program: URL(filePath: "/usr/bin/gdbus"), "Donations.WhoAmI", [])
            #expect(stranger.status != 0)
            #expect(stranger.text.contains("org.inkling.Error.UnknownApp"))
            #expect(stranger.text.contains("shortcuts app install"))
            await daemon.terminate()
        }
    }

    @Test func `every acknowledged donation outlives SIGKILL`() async throws {
        try await TestService.with { service in
            try service.install(one)
            var acknowledged: Set<String> = []
            for round in 0..<3 {
                let daemon = try await service.start()
                for number in 0..<3 {
                    let title = "\(round)-\(number)"
                    if try await service.donate(one, title).status == 0 { acknowledged.insert(title) }
                }
                await daemon.kill()
            }
            #expect(acknowledged.count == 9)
            let daemon = try await service.start()
            #expect(Set(try await service.history().map(\.title)) == acknowledged)
            await daemon.terminate()
        }
    }

    @Test func `SIGKILL in the middle of many donations loses none that was acknowledged`() async throws {
        try await TestService.with { service in
            // This process is the app, so that it can keep many calls in the air.
            let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            try service.install(one, executable: runner)
            let daemon = try await service.start()
            let client = try await service.user()
            let acknowledged = await withTaskGroup(of: String?.self) { group in
                for number in 0..<400 {
                    group.addTask {
                        let activity = ActivityValue(
                            activityType: "\(one).open", title: "\(number)", isEligibleForPrediction: true)
                        let donation = Donation(
                            identifier: "\(number)", action: .activity(activity), date: 1_700_000_000)
                        return (try? await client.donate(donation)) == nil ? nil : donation.identifier
                    }
                }
                var acknowledged: Set<String> = []
                for await identifier in group {
                    if let identifier { acknowledged.insert(identifier) }
                    if acknowledged.count == 100 { _ = kill(daemon.identifier, SIGKILL) }
                }
                return acknowledged
            }
            await daemon.waitUntilExit()
            #expect(acknowledged.count >= 100)
            try FileManager.default.removeItem(at: service.apps.appending(path: one))
            let again = try await service.start()
            let kept = Set(try await service.history().map(\.donation.identifier))
            #expect(acknowledged.isSubset(of: kept))
            await again.terminate()
        }
    }

    @Test func `an app that is installed, changed or removed counts without a restart`() async throws {
        try await TestService.with { service in
            let daemon = try await service.start()
            try service.install(one)
            try await eventually("the new app may donate") { try await service.donate(one, "Alpha").status == 0 }
            let copy = service.bus.root.appending(path: "copy")
            try FileManager.default.copyItem(at: service.apps.appending(path: "\(one)/app"), to: copy)
            try FileManager.default.removeItem(at: service.apps.appending(path: one))
            try await eventually("the removed app is unknown") { try await service.titles().isEmpty }
            try service.install(one)
            try await eventually("it is known again") { try await service.titles() == ["Alpha"] }
            await daemon.terminate()
        }
    }

    @Test func `a second instance refuses to start and the first goes on`() async throws {
        try await TestService.with { service in
            try service.install(one)
            let first = try await service.start()
            let second = try service.bus.start(Places.program("inklingd"))
            #expect(await second.waitUntilExit() == 1)
            #expect(second.standardError.contains("running already"))
            #expect(try await service.donate(one, "Alpha").status == 0)
            await first.terminate()
        }
    }

    @Test func `SIGTERM ends it cleanly, and so does the end of the bus`() async throws {
        try await TestService.with { service in
            let first = try await service.start()
            #expect(await first.terminate() == 0)
            let second = try await service.start()
            await service.bus.stopBus()
            #expect(await second.waitUntilExit() == 0)
        }
    }

    @Test func `a store that is no database is moved aside`() async throws {
        try await TestService.with { service in
            let folder = service.bus.root.appending(path: "store")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(repeating: 0x42, count: 5_000).write(to: folder.appending(path: "shortcuts.sqlite"))
            let daemon = try await service.start(["--store", folder.path])
            #expect(try await service.user().privacy().donationCount == 0)
            await daemon.terminate()
            #expect(daemon.standardError.contains("moved to"))
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.contains { $0.contains("damaged") })
        }
    }

    @Test func `a shortcut is run by opening the app, with the activity`() async throws {
        try await TestService.with { service in
            try service.install(one)
            let daemon = try await service.start()
            #expect(try await service.donate(one, "Alpha").status == 0)
            let app = try await service.bus.connect()
            let (calls, continuation) = AsyncStream.makeStream(of: BusCall.self)
            let export = try await app.export(
                ShortcutsBus.application, at: AppManifest.objectPath(for: one),
                handler: { call in
                    continuation.yield(call)
                    return []
                })
            #expect(try await app.requestName(one))
            let user = try await service.user()
            let item = try #require(try await user.suggest(SuggestionContext()).first)
            let result = try await user.run(item.id, RunOptions())
            #expect(result.outcome == .opened)
            var iterator = calls.makeAsyncIterator()
            let call = try #require(await iterator.next())
            #expect(call.method == "ActivateAction")
            #expect(call.arguments.first?.string == ShortcutsBus.continueActivityAction)
            let activity = call.arguments[1].array?.first?.dictionary?["activity"]?.dictionary
            #expect(activity?["user-info"]?.dictionary?["title"]?.string == "Alpha")
            export.end()
            await daemon.terminate()
        }
    }
}
