import Foundation
import TestSupport
import Testing

/// Runs a tool in the package's folder; what it prints is in the failure.
private func run(_ tool: String, _ arguments: String..., environment: [String: String] = [:]) async throws {
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let process = try ChildProcess(URL(filePath: tool), arguments, environment: all)
    let status = await process.waitUntilExit()
    #expect(status == 0, "\(tool) \(arguments)\n\(process.standardOutput)\n\(process.standardError)")
}

private func isThere(_ tools: String...) -> Bool {
    tools.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
}

private let missing: Comment = "its tools are missing; scripts/install-deps test installs them"

@Suite struct `The app's files for the desktop` {
    private let data = Places.package.appending(path: "data").path

    @Test(.enabled(if: isThere("/usr/bin/desktop-file-validate"), missing))
    func `the desktop file is valid`() async throws {
        try await run("/usr/bin/desktop-file-validate", "\(data)/applications/org.inkling.Shortcuts.desktop")
    }

    @Test(.enabled(if: isThere("/usr/bin/appstreamcli"), missing))
    func `the metainfo is valid`() async throws {
        try await run(
            "/usr/bin/appstreamcli", "validate", "--no-net", "\(data)/metainfo/org.inkling.Shortcuts.metainfo.xml")
    }

    @Test(.enabled(if: isThere("/usr/bin/msgmerge", "/usr/bin/python3"), missing))
    func `every message is translated`() async throws {
        try await run(
            "/usr/bin/python3", Places.package.appending(path: "scripts/update-translations").path, "--check")
    }
}
