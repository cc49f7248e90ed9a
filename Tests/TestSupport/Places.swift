import Foundation

/// Where things are in a checkout.
public enum Places {
    /// The package's root folder.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of real files, which is not part of the package; nil when it is not there.
    public static let corpus: URL? = {
        let folder =
            ProcessInfo.processInfo.environment["INKLING_CORPUS"].map { URL(filePath: $0) }
            ?? package.appending(path: "../shared/corpus").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// The folder that the package manager builds in: the test runner is in `TRIPLE/CONFIGURATION` below it.
    public static let buildFolder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A program of this package, beside the test runner.
    public static func program(_ name: String) -> URL {
        let runner = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [runner.appending(path: name), package.appending(path: ".build/debug/\(name)")]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[1]
    }
}
