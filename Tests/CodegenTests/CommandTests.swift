import Foundation
import Testing

@Suite(.enabled(if: Compiler.isPresent, "The build has no intentbuilder beside the tests"))
struct `The intentbuilder command` {
    private func run(_ arguments: String...) async throws -> (status: Int32, output: String) {
        try await Compiler.run([Compiler.intentbuilder] + arguments)
    }

    @Test func `each command explains itself`() async throws {
        for command in [["--help"], ["generate", "--help"], ["lint", "--help"], ["strings", "--help"]] {
            let (status, output) = try await Compiler.run([Compiler.intentbuilder] + command)
            #expect(status == 0)
            #expect(output.contains("Usage: intentbuilder") && output.contains("Exit status"))
        }
    }

    @Test func `wrong usage ends with status 2 and the help`() async throws {
        for arguments in [["brew"], [], ["generate"], ["generate", "--input"], ["lint", "--colour"]] {
            let (status, output) = try await Compiler.run([Compiler.intentbuilder] + arguments)
            #expect(status == 2)
            #expect(output.contains("Usage:"))
        }
    }

    @Test func `an error has file, line and column, and nothing is written`() async throws {
        let broken = try Compiler.temporary(
            "Broken.intentdefinition", "<plist>\n<dict>\n  <key>INIntents</key>\n  <true/>\n</dict>\n</plist>")
        let output = try Compiler.temporary("x", "") + ".swift"
        let (status, text) = try await run("generate", "--input", broken, "--output", output)
        #expect(status == 1)
        #expect(text.contains("\(broken):4:3: error: INIntents must be an array"))
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test func `a file that is not there ends with status 3`() async throws {
        let (status, text) = try await run("lint", "/nowhere/at/all.intentdefinition")
        #expect(status == 3)
        #expect(text.contains("There is no such file"))
    }

    @Test func `lint explains problems as text and as JSON`() async throws {
        let (status, text) = try await run("lint", Compiler.kitchen)
        #expect(status == 0)
        #expect(text.contains("warning: 'hash' is taken by the base class"))
        let json = try await run("lint", Compiler.kitchen, "--json").output
        let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        #expect(list?.first?["severity"] as? String == "warning")
        #expect(list?.first?["line"] is Int)
    }

    @Test func `strings extracts texts and finds missing and stale keys`() async throws {
        let (status, text) = try await run("strings", Compiler.kitchen)
        #expect(status == 0)
        #expect(text.contains("/* title of intent BrewTea */\n\"bT0001\" = \"Brew Tea\";"))
        let check = try await run("strings", "--check", Compiler.kitchen)
        #expect(check.status == 1)
        #expect(check.output.contains("stale   old001"))
        #expect(check.output.contains("missing bT0002: Brews a pot of tea"))
        #expect(!check.output.contains("missing cO0003"))
    }

    @Test func `a broken translation does not hide the report on the others`() async throws {
        let path = try Compiler.temporary(
            "Tea.intentdefinition", String(contentsOfFile: Compiler.kitchen, encoding: .utf8))
        let folder = URL(filePath: path).deletingLastPathComponent()
        for (language, text) in [("de", "\"bT0001\" = \"Tee"), ("fr", "\"bT0001\" = \"Thé\";\n\"old\" = \"x\";")] {
            let lproj = folder.appending(path: "\(language).lproj")
            try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
            try text.write(to: lproj.appending(path: "Tea.strings"), atomically: true, encoding: .utf8)
        }
        let check = try await run("strings", "--check", path)
        #expect(check.status == 1)
        #expect(check.output.contains("de: ") && check.output.contains("A quoted text has no end"))
        #expect(check.output.contains("stale   old"))
    }

    @Test func `a folder gives one file for each definition`() async throws {
        let folder = URL(filePath: Compiler.kitchen).deletingLastPathComponent().path
        let output = URL(filePath: try Compiler.temporary("x", "")).deletingLastPathComponent().path
        #expect(try await run("generate", folder, "--output", output).status == 0)
        #expect(FileManager.default.fileExists(atPath: output + "/Kitchen.swift"))
    }
}
