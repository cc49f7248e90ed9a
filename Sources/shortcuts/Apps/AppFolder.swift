import FoundationEssentials
import Glibc
import ShortcutModel

/// A developer's folder with an `Info.plist`: the manifest, the files that belong to it, and where its programs are.
struct AppFolder {
    let path: String
    let manifest: AppManifest
    let propertyList: PropertyList

    /// - Parameter path: A folder with an `Info.plist`, or the `Info.plist` itself.
    init(path: String) throws(Failure) {
        var path = path
        if path.hasSuffix("/Info.plist") || path == "Info.plist" { path = String(path.dropLast("Info.plist".count)) }
        guard let folder = realPath(path.isEmpty ? "." : path), isDirectory(folder) else {
            throw Failure(.notFound, "there is no folder '\(path)'")
        }
        self.path = folder
        guard let data = FileManager.default.contents(atPath: folder + "/Info.plist") else {
            throw Failure(
                .notFound, "'\(path)' has no Info.plist",
                mend: "Add one with CFBundleIdentifier, CFBundleName and CFBundleExecutable.")
        }
        do {
            manifest = try AppManifest(propertyList: data)
            propertyList = try PropertyList(contentsOf: data)
        } catch let fault as AppManifest.Fault {
            throw Failure(.failed, "\(folder): \(fault.description)")
        } catch {
            throw Failure(.failed, "\(folder)/Info.plist is not a property list that can be read")
        }
    }

    /// The names in the folder that belong to an installed app; build products and sources don't.
    func installableFiles() throws(Failure) -> [String] {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw Failure(.failed, "'\(path)' can't be read: \(error)")
        }
        return names.sorted().filter { name in
            name.hasSuffix(".intentdefinition") || name.hasSuffix(".lproj") || name == manifest.icon
        }
    }

    /// The absolute path of a program that the manifest names.
    ///
    /// A bare name or a relative path is looked for in the folder, then among the build products of the Swift package
    /// around it, the newest first.
    func program(_ name: String, key: String, override: String?) throws(Failure) -> String {
        if let override {
            guard let path = realPath(override), isExecutable(path) else {
                throw Failure(.notFound, "there is no program '\(override)'")
            }
            return path
        }
        let candidates = name.hasPrefix("/") ? [name] : [path + "/" + name] + buildProducts(name)
        let found = candidates.compactMap { realPath($0) }.filter { isExecutable($0) }
        guard let newest = found.max(by: { modificationTime($0) < modificationTime($1) }) else {
            throw Failure(
                .notFound, "\(manifest.bundleIdentifier): the program '\(name)' (\(key)) was not found or can't be run",
                mend: "Build it first, or name it with --\(key == "CFBundleExecutable" ? "executable" : "extension").")
        }
        return newest
    }

    private func buildProducts(_ name: String) -> [String] {
        guard !name.contains("/") else { return [] }
        var folder = path
        for _ in 0..<3 {
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
                return ["release", "debug"].map { "\(folder)/.build/\($0)/\(name)" }
            }
            guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return [] }
            folder = String(folder[..<slash])
        }
        return []
    }
}

/// The path without links and dots, or nil if there is nothing.
func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}

private func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
}

func isDirectory(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

private func isExecutable(_ path: String) -> Bool { !isDirectory(path) && access(path, X_OK) == 0 }

private func modificationTime(_ path: String) -> Int { status(path)?.st_mtim.tv_sec ?? 0 }
