import Bus
import Glibc
import ShortcutModel
import ShortcutProtocol

/// Which installed app this program belongs to.
package enum OwnApp {
    /// The identifier of the app whose manifest names this program, as its own or as its extension; where no manifest
    /// can be read, the one under which the service knows this process.
    ///
    /// - Throws: An error that says how to install the app.
    package static func bundleIdentifier() async throws -> String {
        if let manifest { return manifest.bundleIdentifier }
        let answer = try? await CurrentService.service.whoAmI()
        if let identifier = answer, AppManifest.isValid(bundleIdentifier: identifier) { return identifier }
        throw INIntentError(
            .noAppAvailable,
            "\(program ?? "This program") belongs to no installed app; install it with 'shortcuts app install DIR', "
                + "where DIR holds its Info.plist")
    }

    /// The manifest that names this program.
    package static var manifest: AppManifest? { installed?.manifest }

    /// What else its Info.plist says; empty for a program that is not installed.
    package static var information: [String: Any] {
        guard let installed, let data = FileManager.default.contents(atPath: installed.folder + "/Info.plist") else {
            return [:]
        }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    private static let installed: (folder: String, manifest: AppManifest)? = {
        guard let program else { return nil }
        return folders.lazy.flatMap(manifests).first { folder, manifest in
            [manifest.executable, manifest.extensionExecutable].contains { path($0, in: folder) == program }
        }
    }()

    /// Whether the manifest names this very program as the app's extension.
    static var isOwnExtension: Bool {
        guard let program, let manifest, let folder = folder(of: manifest) else { return false }
        return path(manifest.extensionExecutable, in: folder) == program
    }

    private static let program = realPath("/proc/self/exe")

    private static var folders: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return [home ?? NSHomeDirectory() + "/.local/share"] + system.split(separator: ":").map(String.init)
    }

    private static func manifests(in dataFolder: String) -> [(folder: String, manifest: AppManifest)] {
        let apps = dataFolder + "/inkling/apps"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: apps)) ?? []
        return names.sorted().compactMap { name in
            let folder = "\(apps)/\(name)"
            guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
                let manifest = try? AppManifest(propertyList: data)
            else { return nil }
            return (folder, manifest)
        }
    }

    private static func folder(of manifest: AppManifest) -> String? {
        folders.map { "\($0)/inkling/apps/\(manifest.bundleIdentifier)" }
            .first { FileManager.default.fileExists(atPath: $0 + "/Info.plist") }
    }

    private static func path(_ executable: String?, in folder: String) -> String? {
        guard let executable else { return nil }
        return realPath(executable.hasPrefix("/") ? executable : "\(folder)/\(executable)")
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
