import Assistant
import Bus
import Glibc

/// Who a caller is.
enum Caller: Sendable, Hashable {
    case app(String, IdentityRung)
    /// The person's own tools, which are installed beside the service.
    case user

    /// Whose data the caller may see and change.
    var scope: Assistant.Scope {
        switch self {
        case .app(let app, _): .app(app)
        case .user: .everything
        }
    }
}

/// Works out who is calling from what the bus and the kernel say of the connection, never from what a caller says.
actor CallerIdentity {
    private static let capacity = 512

    private let bus: BusConnection
    private let assistant: Assistant
    private let ownFolder: FileIdentity?
    /// By unique name. The bus never gives one twice, so an entry can become useless but not wrong.
    private var known: [String: Caller] = [:]

    init(bus: BusConnection, assistant: Assistant) {
        self.bus = bus
        self.assistant = assistant
        ownFolder = (try? ProcessInspector(identifier: getpid()).executable()).flatMap { Self.folder(of: $0.path) }
    }

    /// After apps were installed or removed.
    func forgetAll() { known = [:] }

    /// - Throws: `AssistantError`, when the caller is nobody that is known.
    func caller(_ sender: String) async throws -> Caller {
        if let caller = known[sender] { return caller }
        let caller = try await recognise(sender)
        if known.count >= Self.capacity { known = [:] }
        known[sender] = caller
        return caller
    }

    private func recognise(_ sender: String) async throws -> Caller {
        guard let identifier = try? await bus.processIdentifier(of: sender) else { throw Self.vanished }
        let process = ProcessInspector(identifier: identifier)
        do throws(ProcessInspector.Fault) {
            let start = try process.startTime()
            let found = try await recognise(process)
            // The bus told a number; by now another process may have it.
            guard try process.startTime() == start else { throw .vanished }
            switch found {
            case .caller(let caller): return caller
            case .unknown(let path): throw ProcessInspector.Fault.notReadable(path)
            }
        } catch {
            switch error {
            case .vanished: throw Self.vanished
            case .notReadable(let what): throw Self.unknown(what)
            }
        }
    }

    private enum Finding {
        case caller(Caller)
        case unknown(path: String)
    }

    private func recognise(_ process: ProcessInspector) async throws(ProcessInspector.Fault) -> Finding {
        if case .flatpak(let application) = try process.sandbox() { return .caller(.app(application, .flatpak)) }
        let (file, path) = try process.executable()
        if let app = await assistant.app(ofExecutable: file) { return .caller(.app(app, .executable)) }
        if let script = process.script(interpreter: path), let app = await assistant.app(ofExecutable: script) {
            return .caller(.app(app, .script))
        }
        if let folder = Self.folder(of: path), folder == ownFolder { return .caller(.user) }
        return .unknown(path: path)
    }

    private static func folder(of path: String) -> FileIdentity? {
        path.lastIndex(of: "/").flatMap { FileIdentity(path: String(path[...$0])) }
    }

    private static let vanished = AssistantError(
        .unknownApp, "caller", "The caller ended before it could be recognised.", mend: "Call again.")

    private static func unknown(_ program: String) -> AssistantError {
        AssistantError(
            .unknownApp, program, "The calling program \(program) belongs to no installed app.",
            mend:
                "Install the app with 'shortcuts app install DIR'; its CFBundleExecutable must name this program."
        )
    }
}
