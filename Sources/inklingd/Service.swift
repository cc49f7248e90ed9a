import Assistant
import Bus
import ShortcutModel
import ShortcutProtocol

/// The Assistant on the bus.
final class Service: Sendable {
    private let bus: BusConnection
    private let assistant: Assistant
    private let watcher: FolderWatcher
    private let exports: [BusExport]
    private let surroundings: Task<Void, Never>
    private let log: Log

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Opens the store, puts the objects on the bus and takes the name.
    static func start(_ options: Options, log: Log) async throws -> Service {
        let bus: BusConnection
        do {
            bus = try await BusConnection.session()
        } catch {
            throw Fault(description: "The session bus can't be reached: \(error). Start inklingd inside a session.")
        }
        // Asked before the store is opened, so that a second instance says what it is and touches nothing.
        if try await bus.owner(of: ShortcutsBus.name) != nil { throw alreadyRunning }

        let configuration = Assistant.Configuration(
            storeFolder: options.storeFolder ?? SessionEnvironment.dataHome + "/inkling",
            appRoots: SessionEnvironment.appRoots, locale: SessionEnvironment.locale,
            now: { SessionEnvironment.now }, utcOffset: SessionEnvironment.utcOffset)
        let assistant = try await Assistant(configuration, runner: BusShortcutRunner(bus: bus), log: log)
        let callers = CallerIdentity(bus: bus, assistant: assistant)
        let watcher = FolderWatcher(roots: configuration.appRoots, depth: 2) {
            await assistant.reloadApps()
            await callers.forgetAll()
        }
        if await !watcher.start() {
            log(.warning, "Folders can't be watched (no inotify); restart the service after installing an app")
        }
        var exports: [BusExport] = []
        for object in [
            DonationsObject(assistant: assistant, callers: callers) as any ServiceObject,
            CenterObject(assistant: assistant, callers: callers),
            ShortcutsObject(assistant: assistant, callers: callers),
            HistoryObject(assistant: assistant, callers: callers),
        ] {
            let export = try await bus.export(
                object.interface, at: ShortcutsBus.path, property: { $0 == "Version" ? .uint32(1) : nil },
                handler: { try await object.answering($0, log: log) })
            exports.append(export)
        }
        await Announcer.announceChanges(of: assistant, on: bus, log: log)
        guard try await bus.requestName(ShortcutsBus.name) else {
            await assistant.close()
            throw alreadyRunning
        }
        log(.info, "Ready; the store is in \(configuration.storeFolder)")
        return Service(bus, assistant, watcher, exports, log)
    }

    private static let alreadyRunning = Fault(
        description: "\(ShortcutsBus.name) is taken: inklingd is running already. End that one before starting another."
    )

    private init(
        _ bus: BusConnection, _ assistant: Assistant, _ watcher: FolderWatcher, _ exports: [BusExport], _ log: Log
    ) {
        self.bus = bus
        self.assistant = assistant
        self.watcher = watcher
        self.exports = exports
        self.log = log
        surroundings = Task { await SystemSurroundings.watch(for: assistant, log: log) }
    }

    /// Returns when the bus is gone.
    var connectionEnds: @Sendable () async -> Void {
        { [bus] in await bus.waitUntilClosed() }
    }

    /// Takes no more calls, answers those that are under way, writes what is not yet written.
    func stop() async {
        _ = try? await bus.releaseName(ShortcutsBus.name)
        surroundings.cancel()
        await watcher.stop()
        await assistant.close()
        if !bus.isClosed { await bus.flush() }
        log(.info, "Ended")
    }
}
