import Glibc

/// The folder that holds the database: private to its owner, and used by one service at a time.
final class StoreFolder: Sendable {
    let path: String
    private let lock: Int32

    var databasePath: String { path + "/shortcuts.sqlite" }

    /// Makes the folder (0700) and an empty database file (0600) where they are missing, and locks the folder until
    /// it is unlocked or this object goes.
    init(path: String) throws(StoreError) {
        try Self.makeFolder(path)
        let lock = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw .cannotUseFolder(path, reason: Self.lastError) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            throw .isInUse(path)
        }
        self.path = path
        self.lock = lock
        try makePrivateFile()
    }

    deinit { close(lock) }

    /// Lets another service use the folder, whoever still holds on to this object.
    func unlock() { flock(lock, LOCK_UN) }

    /// SQLite gives its other files the permissions of this one, so it has to be private before it is used.
    func makePrivateFile() throws(StoreError) {
        let file = open(databasePath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotUseFolder(path, reason: Self.lastError) }
        fchmod(file, 0o600)
        close(file)
    }

    /// How the paths of databases that were moved aside begin; the time of that, in seconds since 1970, follows.
    private var damagedPrefix: String { databasePath + ".damaged-" }

    /// Renames a database that can't be read, and says what it is called now.
    func moveDatabaseAside() throws(StoreError) -> String {
        var aside = damagedPrefix + "\(time(nil))"
        while access(aside, F_OK) == 0 { aside += "x" }
        guard rename(databasePath, aside) == 0 else { throw .cannotUseFolder(path, reason: Self.lastError) }
        for suffix in ["-wal", "-shm"] { _ = rename(databasePath + suffix, aside + suffix) }
        return aside
    }

    /// Paths of the databases that were moved aside, with their journals.
    func damagedDatabases() -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var paths: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            let file = path + "/" + name
            if file.hasPrefix(damagedPrefix) { paths.append(file) }
        }
        return paths.sorted()
    }

    /// Deletes those that were moved aside before a date.
    func deleteDamagedDatabases(movedBefore date: Double) throws(StoreError) {
        for file in damagedDatabases() {
            let time = file.dropFirst(damagedPrefix.count).prefix { $0.isNumber }
            guard (Double(time) ?? 0) < date else { continue }
            guard unlink(file) == 0 || errno == ENOENT else { throw .cannotUseFolder(path, reason: Self.lastError) }
        }
    }

    private static func makeFolder(_ path: String) throws(StoreError) {
        var partial = ""
        for part in path.split(separator: "/") {
            partial += "/" + part
            guard mkdir(partial, 0o700) == 0 || errno == EEXIST || access(partial, X_OK) == 0 else {
                throw .cannotUseFolder(path, reason: lastError)
            }
        }
        guard chmod(path, 0o700) == 0 else { throw .cannotUseFolder(path, reason: lastError) }
    }

    private static var lastError: String { String(cString: strerror(errno)) }
}
