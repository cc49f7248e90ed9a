import Foundation
import TestSupport
import Testing

@Suite struct `The list of behaviours` {
    @Test func `each behaviour has the test that the list names`() throws {
        let tests = Places.package.appending(path: "Tests")
        let list = try String(contentsOf: tests.appending(path: "Behaviours.txt"), encoding: .utf8)
        let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
        try #require(rows.count > 40)
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        let sources = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for row in rows {
            let name = try #require(row.split(separator: "|").last).trimmingCharacters(in: .whitespaces)
            #expect(sources.contains("func `\(name)`"), "\(row)")
        }
    }
}
