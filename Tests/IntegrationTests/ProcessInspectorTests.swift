import Foundation
import Testing

@testable import inklingd

@Suite struct `What the kernel says of a caller` {
    /// A process as the kernel would show it.
    private func withProcess(
        flatpak: String? = nil, program: String = "/usr/bin/true", arguments: [String] = ["true"],
        _ body: (ProcessInspector, URL) throws -> Void
    ) throws {
        let processes = FileManager.default.temporaryDirectory.appending(path: "inkling-proc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: processes) }
        let folder = processes.appending(path: "7")
        try FileManager.default.createDirectory(at: folder.appending(path: "root"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder.appending(path: "cwd"), withIntermediateDirectories: true)
        try "7 (a (strange) name) S \((1...30).map(String.init).joined(separator: " "))"
            .write(to: folder.appending(path: "stat"), atomically: false, encoding: .utf8)
        try arguments.joined(separator: "\0")
            .write(to: folder.appending(path: "cmdline"), atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "exe").path, withDestinationPath: program)
        if let flatpak {
            try flatpak.write(to: folder.appending(path: "root/.flatpak-info"), atomically: false, encoding: .utf8)
        }
        try body(ProcessInspector(identifier: 7, processes: processes.path), folder)
    }

    private func application(_ process: ProcessInspector) throws -> String? {
        if case .flatpak(let application) = try process.sandbox() { return application }
        return nil
    }

    @Test func `names the application of a Flatpak sandbox`() throws {
        let information = "[Context]\nname=org.example.Wrong\n[Application]\nname=org.example.Right\nruntime=x\n"
        try withProcess(flatpak: information) { process, _ in
            let found = try application(process)
            #expect(found == "org.example.Right")
        }
    }

    @Test func `refuses a sandbox that doesn't say whose it is`() throws {
        try withProcess(flatpak: "[Instance]\ninstance-id=1\n") { process, _ in
            #expect(throws: ProcessInspector.Fault.self) { try process.sandbox() }
        }
    }

    @Test func `takes a process without the file for one outside of a sandbox`() throws {
        try withProcess { process, _ in
            let found = try application(process)
            #expect(found == nil)
        }
    }

    @Test func `says that a process has ended rather than that it has no sandbox`() throws {
        let gone = ProcessInspector(identifier: 7, processes: "/nowhere")
        #expect(throws: ProcessInspector.Fault.self) { try gone.sandbox() }
        #expect(throws: ProcessInspector.Fault.self) { try gone.startTime() }
        #expect(throws: ProcessInspector.Fault.self) { try gone.executable() }
    }

    @Test func `reads the time of the start behind a name that holds parentheses`() throws {
        try withProcess { process, _ in
            let start = try process.startTime()
            #expect(start == "19")
        }
    }

    @Test func `finds the script of an interpreter, with a version in its name or not`() throws {
        for interpreter in ["/usr/bin/python3.11", "/usr/bin/perl", "/bin/sh"] {
            try withProcess(arguments: [interpreter, "-u", "tool.py", "word"]) { process, folder in
                try "".write(to: folder.appending(path: "cwd/tool.py"), atomically: false, encoding: .utf8)
                #expect(process.script(interpreter: interpreter) != nil)
            }
        }
    }

    @Test func `takes no other program for an interpreter, whatever its name begins with`() throws {
        try withProcess(arguments: ["shortcuts", "tool.py"]) { process, folder in
            try "".write(to: folder.appending(path: "cwd/tool.py"), atomically: false, encoding: .utf8)
            #expect(process.script(interpreter: "/usr/bin/shortcuts") == nil)
        }
    }
}
