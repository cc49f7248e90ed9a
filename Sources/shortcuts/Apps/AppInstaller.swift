import FoundationEssentials
import Glibc
import ShortcutModel

/// Puts an app's folder where the service finds it, and writes the files by which the desktop and the bus start it.
struct AppInstaller {
    let dataHome: String

    /// The files that belong to an app in the user's data folder.
    struct Places {
        let folder: String
        let desktopEntry: String
        let service: String
        let extensionService: String

        init(dataHome: String, bundleIdentifier: String) {
            folder = "\(dataHome)/inkling/apps/\(bundleIdentifier)"
            desktopEntry = "\(dataHome)/applications/\(bundleIdentifier).desktop"
            service = "\(dataHome)/dbus-1/services/\(bundleIdentifier).service"
            extensionService = "\(dataHome)/dbus-1/services/\(bundleIdentifier).IntentsExtension.service"
        }

        var startFiles: [String] { [desktopEntry, service, extensionService] }
    }

    func places(of bundleIdentifier: String) -> Places {
        Places(dataHome: dataHome, bundleIdentifier: bundleIdentifier)
    }

    /// Installs the app, replacing an earlier installation. Everything is checked before anything is written.
    func install(_ app: AppFolder, executable: String?, extensionExecutable: String?) throws(Failure) {
        let manifest = app.manifest
        let places = places(of: manifest.bundleIdentifier)
        var propertyList = app.propertyList
        var files: [(path: String, text: String)] = []
        if let name = executable ?? manifest.executable {
            let program = try app.program(name, key: "CFBundleExecutable", override: executable)
            propertyList["CFBundleExecutable"] = .string(program)
            files.append(
                (places.desktopEntry, StartFiles.desktopEntry(manifest, program: program, icon: icon(of: app))))
            files.append((places.service, StartFiles.service(name: manifest.bundleIdentifier, program: program)))
        }
        if let name = extensionExecutable ?? manifest.extensionExecutable {
            let program = try app.program(name, key: "INExtensionExecutable", override: extensionExecutable)
            propertyList["INExtensionExecutable"] = .string(program)
            files.append(
                (places.extensionService, StartFiles.service(name: manifest.extensionBusName, program: program)))
        }
        for file in places.startFiles where FileManager.default.fileExists(atPath: file) && !isOurs(file) {
            throw Failure(
                .failed, "'\(file)' exists and was not written by 'shortcuts app install'", mend: "Move it away first.")
        }
        let names = try app.installableFiles()
        do {
            try replaceFolder(places.folder, with: app.path, names: names, propertyList: propertyList)
            for file in places.startFiles where FileManager.default.fileExists(atPath: file) {
                try FileManager.default.removeItem(atPath: file)
            }
            for file in files { try write(file.text, to: file.path) }
        } catch {
            throw Failure(.failed, "\(manifest.bundleIdentifier) could not be installed: \(describe(error))")
        }
    }

    /// Removes what `install` wrote. What was learnt from the app stays with the service.
    func uninstall(_ bundleIdentifier: String) throws(Failure) {
        guard AppManifest.isValid(bundleIdentifier: bundleIdentifier) else {
            throw .usage("'\(bundleIdentifier)' is no bundle identifier", mend: "'shortcuts app list' shows them.")
        }
        let places = places(of: bundleIdentifier)
        guard isDirectory(places.folder) else {
            throw Failure(
                .notFound, "the app '\(bundleIdentifier)' is not installed in '\(dataHome)/inkling/apps'",
                mend: "'shortcuts app list' shows what is; a packaged app is removed with its package.")
        }
        do {
            try FileManager.default.removeItem(atPath: places.folder)
            for file in places.startFiles where isOurs(file) { try FileManager.default.removeItem(atPath: file) }
        } catch {
            throw Failure(.failed, "\(bundleIdentifier) could not be removed whole: \(describe(error))")
        }
    }

    private func icon(of app: AppFolder) -> String? {
        guard let icon = app.manifest.icon else { return nil }
        let isFile = FileManager.default.fileExists(atPath: app.path + "/" + icon)
        return isFile ? places(of: app.manifest.bundleIdentifier).folder + "/" + icon : icon
    }

    /// The new folder is complete before it takes the place of the old one.
    private func replaceFolder(
        _ folder: String, with source: String, names: [String], propertyList: PropertyList
    ) throws {
        let manager = FileManager.default
        let parent = dataHome + "/inkling/apps"
        try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
        let new = "\(parent)/.new-\(getpid())"
        try? manager.removeItem(atPath: new)
        try manager.createDirectory(atPath: new, withIntermediateDirectories: false)
        do {
            for name in names {
                let original = realPath(source + "/" + name) ?? source + "/" + name
                try manager.copyItem(atPath: original, toPath: new + "/" + name)
            }
            try propertyList.xml().write(to: URL(filePath: new + "/Info.plist"))
            if isDirectory(folder) { try manager.removeItem(atPath: folder) }
            try manager.moveItem(atPath: new, toPath: folder)
        } catch {
            try? manager.removeItem(atPath: new)
            throw error
        }
    }

    private func write(_ text: String, to path: String) throws {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    private func isOurs(_ file: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: file) else { return false }
        return String(decoding: data, as: UTF8.self).contains(StartFiles.mark)
    }

    private func describe(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        let path = error.userInfo["NSFilePath"].map { " (\($0))" } ?? ""
        switch error.code {
        case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied\(path)"
        case .fileWriteOutOfSpace: return "the disk is full\(path)"
        case .fileWriteVolumeReadOnly: return "the disk is read-only\(path)"
        default: return "\(error)\(path)"
        }
    }
}
