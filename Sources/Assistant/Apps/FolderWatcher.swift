import Dispatch
import Glibc

/// Tells when something changes in folders, or in the folders inside them, through inotify; it never polls.
///
/// A folder that isn't there is waited for.
public actor FolderWatcher {
    private nonisolated let executor = QueueExecutor(label: "org.inkling.folder-watcher")
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let roots: [String]
    /// How many levels of folders below a root are watched.
    private let depth: Int
    private let onChange: @Sendable () async -> Void
    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?
    private var watches: [String: Int32] = [:]
    private var isReportPlanned = false

    public init(roots: [String], depth: Int, onChange: @escaping @Sendable () async -> Void) {
        self.roots = roots
        self.depth = depth
        self.onChange = onChange
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    }

    /// Begins to watch; whatever changes after this returned is told.
    ///
    /// - Returns: False when the system has no watches left.
    public func start() -> Bool {
        guard descriptor >= 0, source == nil else { return descriptor >= 0 }
        watchAll()
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: executor.queue)
        source.setEventHandler { [weak self] in self?.assumeIsolated { $0.drain() } }
        source.setCancelHandler { [descriptor] in close(descriptor) }
        self.source = source
        source.resume()
        return !watches.isEmpty
    }

    public func stop() {
        source?.cancel()
        source = nil
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        // An installation writes many files; one report for all, once the folders are watched as they are now.
        guard !isReportPlanned else { return }
        isReportPlanned = true
        Task {
            try? await Task.sleep(for: .milliseconds(50))
            isReportPlanned = false
            watchAll()
            await onChange()
        }
    }

    private func watchAll() {
        var wanted: [String: UInt32] = [:]
        for root in roots { addWatches(for: root, depth: depth, to: &wanted) }
        for (path, watch) in watches where wanted[path] == nil {
            inotify_rm_watch(descriptor, watch)
            watches[path] = nil
        }
        // Adding again is harmless, and needed where a folder was replaced by another of its name.
        for (path, mask) in wanted {
            let watch = inotify_add_watch(descriptor, path, mask)
            watches[path] = watch >= 0 ? watch : nil
        }
    }

    private func addWatches(for path: String, depth: Int, to wanted: inout [String: UInt32]) {
        guard let entries = Folder.entries(of: path) else {
            let parent = Folder.parent(of: path)
            if parent != path, !isWatchedWhole(parent, wanted) { addWaiting(for: parent, to: &wanted) }
            return
        }
        wanted[path] = Self.everything
        guard depth > 0 else { return }
        for entry in entries where Folder.isFolder(path + "/" + entry) {
            addWatches(for: path + "/" + entry, depth: depth - 1, to: &wanted)
        }
    }

    private func isWatchedWhole(_ path: String, _ wanted: [String: UInt32]) -> Bool { wanted[path] == Self.everything }

    private func addWaiting(for path: String, to wanted: inout [String: UInt32]) {
        if Folder.isFolder(path) {
            if wanted[path] == nil { wanted[path] = Self.arrivals }
        } else if Folder.parent(of: path) != path {
            addWaiting(for: Folder.parent(of: path), to: &wanted)
        }
    }

    private static let arrivals = UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR)
    private static let everything = UInt32(
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_CLOSE_WRITE
            | IN_ATTRIB | IN_ONLYDIR)
}
