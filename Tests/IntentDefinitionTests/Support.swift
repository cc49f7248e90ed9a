import FoundationEssentials
import IntentDefinition
import Testing

/// Files of this package's tests.
enum Fixture {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: "Tests/CodegenTests/Kitchen/" + path)))
    }

    static func kitchen() throws -> Definition {
        try Definition(bytes: bytes("Kitchen.intentdefinition"), name: "Kitchen")
    }

    /// The XML of a definition with these elements at its root.
    static func xml(_ content: String) -> [UInt8] {
        Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n".utf8)
    }
}

/// A collection of public definition files, kept outside the package.
enum Corpus {
    static let folder: URL = {
        let path = ProcessInfo.processInfo.environment["INKLING_CORPUS"]
        return path.map { URL(filePath: $0) } ?? Fixture.root.appending(path: "../shared/corpus").standardized
    }()

    static let definitions: [URL] = files(withExtension: "intentdefinition")

    static var isPresent: Bool { !definitions.isEmpty }

    static func files(withExtension suffix: String) -> [URL] {
        let root = folder.appending(path: "intentdefinition").path
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return names.filter { $0.hasSuffix("." + suffix) }.sorted().map { URL(filePath: root).appending(path: $0) }
    }

    static func read(_ url: URL) throws -> Definition {
        try Definition(
            bytes: Array(Data(contentsOf: url)), name: url.deletingPathExtension().lastPathComponent)
    }
}

extension Diagnostic {
    /// Message, mend and place in one line, for expectations.
    var line: String { description(file: "file") }
}
