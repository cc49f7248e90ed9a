import Foundation
import TestSupport
import Testing

/// A session of a test's own, in which the bus starts the real service and the real programs are run as a user does.
struct Session {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    let bus: TestBus

    /// - Parameter hasService: Whether the bus knows how to start the service.
    static func with(service hasService: Bool = true, _ body: (Session) async throws -> Void) async throws {
        try await TestBus.withBus { bus in
            if hasService {
                let entry = "[D-BUS Service]\nName=org.inkling.Shortcuts1\nExec=\(Places.program("inklingd").path)\n"
                let file = bus.dataHome.appending(path: "dbus-1/services/org.inkling.Shortcuts1.service")
                try Data(entry.utf8).write(to: file)
                try await bus.connect().reloadServiceFiles()
            }
            try await body(Session(bus: bus))
        }
    }

    func run(_ program: URL, _ arguments: [String]) async throws -> Result {
        let process = try bus.start(program, arguments)
        let status = await process.waitUntilExit()
        return Result(status: status, output: process.standardOutput, errors: process.standardError)
    }

    func shortcuts(_ arguments: String...) async throws -> Result {
        try await run(Places.program("shortcuts"), arguments)
    }

    /// Runs `shortcuts` and expects it to succeed.
    @discardableResult func succeeding(
        _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let result = try await run(Places.program("shortcuts"), arguments)
        try #require(result.status == 0, "\(result.errors)", sourceLocation: sourceLocation)
        return result.output
    }

    func json(_ arguments: String...) async throws -> Any {
        let result = try await run(Places.program("shortcuts"), arguments + ["--json"])
        try #require(result.status == 0, "\(result.errors)")
        return try JSONSerialization.jsonObject(with: Data(result.output.utf8), options: .fragmentsAllowed)
    }

    func write(_ text: String, to name: String) throws -> String {
        let file = bus.root.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
