import FoundationEssentials
import ShortcutModel
import Testing

@testable import shortcuts

/// A folder that goes away with the test.
private final class Scratch: Sendable {
    let path: String

    init() throws {
        path = try #require(realPath(FileManager.default.temporaryDirectory.path)) + "/shortcuts-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String, executable: Bool = false) throws {
        let file = path + "/" + name
        let folder = String(file[..<(try #require(file.lastIndex(of: "/")))])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: file))
        if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
}

@Suite struct `Installing an app` {
    private let scratch: Scratch
    private var dataHome: String { scratch.path + "/data" }

    init() throws {
        scratch = try Scratch()
        try scratch.write("", to: "data/.keep")
    }

    private func manifest(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(entries)</dict></plist>
        """
    }

    private func writeApp(folder: String = "app") throws {
        try scratch.write(
            manifest(
                """
                <key>CFBundleIdentifier</key><string>org.example.Soup-Chef</string><key>CFBundleName</key><string>Soup
                Chef</string><key>CFBundleExecutable</key><string>soup</string>
                <key>INExtensionExecutable</key><string>soup-intents</string>
                <key>Flag</key><true/><key>Count</key><integer>3</integer><key>Ratio</key><real>0.5</real>
                """), to: folder + "/Info.plist")
        try scratch.write("", to: folder + "/Soup.intentdefinition")
        try scratch.write("", to: folder + "/de.lproj/Soup.strings")
        try scratch.write("", to: folder + "/main.swift")
        try scratch.write("", to: folder + "/soup", executable: true)
        try scratch.write("", to: folder + "/soup-intents", executable: true)
    }

    @Test func `the folder, the desktop entry and both service files are written, and removed again`() async throws {
        try writeApp(folder: "my app")
        let fake = FakeConsole()
        #expect(
            await fake.run("app", "install", scratch.path + "/my app", dataHome: dataHome) == .success, "\(fake.errors)"
        )
        let installed = "data/inkling/apps/org.example.Soup-Chef"
        #expect(scratch.text(installed + "/Soup.intentdefinition") != nil)
        #expect(scratch.text(installed + "/de.lproj/Soup.strings") != nil)
        #expect(scratch.text(installed + "/main.swift") == nil)
        let data = try #require(FileManager.default.contents(atPath: scratch.path + "/" + installed + "/Info.plist"))
        #expect(try AppManifest(propertyList: data).executable == scratch.path + "/my app/soup")
        let list = try PropertyList(contentsOf: data)
        #expect(list["Flag"] == .boolean(true))
        #expect(list["Count"] == .integer(3))
        #expect(list["Ratio"] == .real(0.5))

        let entry = try #require(scratch.text("data/applications/org.example.Soup-Chef.desktop"))
        #expect(entry.contains("\nName=Soup Chef\n"))
        #expect(entry.contains("\nExec=\"\(scratch.path)/my app/soup\"\n"))
        #expect(entry.contains("\nDBusActivatable=true\n"))
        let service = try #require(scratch.text("data/dbus-1/services/org.example.Soup-Chef.IntentsExtension.service"))
        #expect(service.contains("\nName=org.example.Soup-Chef.IntentsExtension\n"))
        #expect(service.contains("\nExec='\(scratch.path)/my app/soup-intents' --gapplication-service\n"))

        #expect(
            await fake.run("app", "install", scratch.path + "/my app", dataHome: dataHome) == .success, "\(fake.errors)"
        )
        #expect(
            await fake.run("app", "uninstall", "org.example.Soup-Chef", dataHome: dataHome) == .success,
            "\(fake.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/" + installed))
        #expect(scratch.text("data/applications/org.example.Soup-Chef.desktop") == nil)
        #expect(scratch.text("data/dbus-1/services/org.example.Soup-Chef.service") == nil)
        #expect(await fake.run("app", "uninstall", "org.example.Soup-Chef", dataHome: dataHome) == .notFound)
    }

    @Test func `a desktop entry that somebody else wrote is left alone`() async throws {
        try writeApp()
        try scratch.write("[Desktop Entry]\n", to: "data/applications/org.example.Soup-Chef.desktop")
        let fake = FakeConsole()
        #expect(await fake.run("app", "install", scratch.path + "/app", dataHome: dataHome) == .failed)
        #expect(fake.errors.contains("was not written by"))
        #expect(!FileManager.default.fileExists(atPath: dataHome + "/inkling/apps/org.example.Soup-Chef"))
    }

    @Test func `a missing program is named and nothing is written`() async throws {
        try writeApp()
        try FileManager.default.removeItem(atPath: scratch.path + "/app/soup-intents")
        let fake = FakeConsole()
        #expect(await fake.run("app", "install", scratch.path + "/app", dataHome: dataHome) == .notFound)
        #expect(fake.errors.contains("'soup-intents' (INExtensionExecutable)"))
        #expect(!FileManager.default.fileExists(atPath: dataHome + "/inkling"))
    }

    @Test func `the newest build product of the package around is found`() async throws {
        try writeApp(folder: "package/App")
        try scratch.write("", to: "package/Package.swift")
        for name in ["soup", "soup-intents"] {
            try FileManager.default.removeItem(atPath: "\(scratch.path)/package/App/\(name)")
            try scratch.write("", to: "package/.build/debug/\(name)", executable: true)
        }
        let fake = FakeConsole()
        #expect(
            await fake.run("app", "install", scratch.path + "/package/App", dataHome: dataHome) == .success,
            "\(fake.errors)")
        let entry = try #require(scratch.text("data/applications/org.example.Soup-Chef.desktop"))
        #expect(entry.contains("Exec=\(scratch.path)/package/.build/debug/soup\n"))
    }

    @Test(arguments: [
        ("", "has no CFBundleIdentifier"),
        ("<key>CFBundleIdentifier</key><string>../etc</string>", "can't be a bus name"),
        ("<key>CFBundleIdentifier</key><string>single</string>", "can't be a bus name"),
        ("<key>CFBundleIdentifier</key><array/>", "wrong type"),
    ])
    func `a manifest that can't be used is explained`(entries: String, message: String) async throws {
        try scratch.write(manifest(entries), to: "app/Info.plist")
        let fake = FakeConsole()
        #expect(await fake.run("app", "install", scratch.path + "/app", dataHome: dataHome) == .failed)
        #expect(fake.errors.contains(message), "\(fake.errors)")
        #expect(!FileManager.default.fileExists(atPath: dataHome + "/inkling"))
    }

    @Test func `a folder without manifest and a missing folder are told apart`() async throws {
        try scratch.write("", to: "empty/file")
        let fake = FakeConsole()
        #expect(await fake.run("app", "install", scratch.path + "/empty", dataHome: dataHome) == .notFound)
        #expect(fake.errors.contains("has no Info.plist"))
        #expect(await fake.run("app", "install", scratch.path + "/none", dataHome: dataHome) == .notFound)
        #expect(fake.errors.contains("there is no folder"))
    }
}
