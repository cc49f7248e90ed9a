import ShortcutModel
import SurfaceModel

/// The installed apps: the folders `inkling/apps/<bundle identifier>` of the data directories.
struct AppRegistry: Sendable {
    private(set) var apps: [String: InstalledApp] = [:]
    /// What is wrong with folders that hold no app that can be used.
    private(set) var faultyFolders: [String: [Problem]] = [:]
    private var identifiersByExecutable: [FileIdentity: String] = [:]

    init() {}

    /// Reads all apps. Where two folders have the same app, the earlier root wins.
    init(roots: [String]) {
        for root in roots {
            for name in Folder.entries(of: root) ?? [] where !name.hasPrefix(".") && apps[name] == nil {
                let folder = root + "/" + name
                guard Folder.isFolder(folder) else { continue }
                let (app, problems) = AppLoader.load(folder: folder)
                if let app {
                    apps[name] = app
                    faultyFolders[name] = nil
                } else if faultyFolders[name] == nil {
                    faultyFolders[name] = problems
                }
            }
        }
        for app in apps.values.sorted(by: { $0.identifier < $1.identifier }) {
            for executable in app.executables where identifiersByExecutable[executable] == nil {
                identifiersByExecutable[executable] = app.identifier
            }
        }
    }

    subscript(identifier: String) -> InstalledApp? { apps[identifier] }

    /// The app to which a program belongs.
    func identifier(ofExecutable file: FileIdentity) -> String? { identifiersByExecutable[file] }

    /// All problems of an app's folder.
    func problems(of identifier: String) -> [Problem] {
        apps[identifier]?.problems ?? faultyFolders[identifier] ?? []
    }

    /// The apps and the folders that hold none.
    var identifiers: [String] { (Array(apps.keys) + faultyFolders.keys).sorted() }
}
