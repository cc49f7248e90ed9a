import Foundation
import ShortcutProtocol
import TestSupport
import Testing

/// The real service on a bus of its own; this process is its app.
enum RealService {
    static let app = "org.example.Reader"

    /// Installs this process as an app, and lets the bus start the service.
    ///
    /// - Returns: The folder that the service keeps its store in.
    static func install(on bus: TestBus, intents: [String] = []) async throws -> URL {
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = bus.dataHome.appending(path: "inkling/apps/\(app)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let manifest = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(app)</string>
            <key>CFBundleExecutable</key><string>\(runner)</string>
            <key>NSUserActivityTypes</key><array><string>\(app).read</string></array>
            <key>INIntentsSupported</key><array>\(intents.map { "<string>\($0)</string>" }.joined())</array>
            </dict></plist>
            """
        try Data(manifest.utf8).write(to: folder.appending(path: "Info.plist"))
        let store = bus.root.appending(path: "store")
        let command = "\(Places.program("inklingd").path) --store \(store.path)"
        let entry = "[D-BUS Service]\nName=\(ShortcutsBus.name)\nExec=\(command)\n"
        try Data(entry.utf8).write(to: bus.dataHome.appending(path: "dbus-1/services/\(ShortcutsBus.name).service"))
        try await bus.connect().reloadServiceFiles()
        return store
    }

    static func start(_ store: URL, on bus: TestBus) async throws -> ChildProcess {
        let service = try bus.start(Places.program("inklingd"), ["--store", store.path])
        let connection = try await bus.connect()
        try await eventually("the service is on the bus") {
            try #require(service.isRunning, "It ended: \(service.standardError)")
            return try await connection.owner(of: ShortcutsBus.name) != nil
        }
        return service
    }
}
