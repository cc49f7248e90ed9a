import Bus
import Glibc
import ShortcutModel
import Synchronization

extension INExtension {
    /// Runs the extension: serves the service's calls, and ends when there have been none for half a minute.
    public static func main() {
        let provider = ExtensionProvider(self.init(_program: ()))
        Task {
            do { try await serve(provider) } catch { Program.fail(error) }
        }
        Program.runMainLoop()
    }

    private static func serve(_ provider: ExtensionProvider) async throws {
        let bundleIdentifier = try await OwnApp.bundleIdentifier()
        let bus = try await BusConnection.session()
        let idle = IdleWatch(limit: .seconds(30))
        let export = try await ExtensionServer(bus: bus, idle: idle, provider: provider)
            .export(bundleIdentifier: bundleIdentifier)
        let name = ExtensionServer.busName(bundleIdentifier)
        guard try await bus.requestName(name) else {
            throw INIntentError(.extensionBringUpFailed, "Another process serves \(name) already")
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await idle.waitUntilIdle() }
            group.addTask { await bus.waitUntilClosed() }
            await group.next()
            group.cancelAll()
            // Calls that the bus has sent before the name is given back are still answered.
            try? await bus.releaseName(name)
            await idle.waitUntilAnswered()
            await bus.flush()
            export.end()
            exit(0)
        }
    }
}

/// The one extension object of the process.
private final class ExtensionProvider: HandlerProvider {
    // Sendable because the object is reached under the lock alone.
    private struct Content: @unchecked Sendable {
        let principal: INExtension
    }

    private let content: Mutex<Content>

    init(_ principal: INExtension) { content = Mutex(Content(principal: principal)) }

    func request(for intent: IntentValue) async throws -> IntentRequest {
        try content.withLock { content in
            let provided = UncheckedSendable(try IntentRequest(intent) { content.principal.handler(for: $0) })
            return provided
        }.value
    }
}

/// Sendable because the value is made for one task, which alone uses it.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
