import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension ShortcutsClient: ShortcutsService {
    nonisolated public func list(kind: ShortcutItem.Kind, locale: String?) async throws -> [ShortcutItem] {
        try await list(app: nil, kind: kind, locale: locale)
    }

    nonisolated public func events() async -> AsyncStream<ServiceEvent> {
        let changes = await changes()
        let historyChanges = await historyChanges()
        let ownerChanges = await connection.ownerChanges(of: ShortcutsBus.name)
        return AsyncStream { continuation in
            let task = Task {
                await withDiscardingTaskGroup { group in
                    group.addTask { for await _ in changes { continuation.yield(.shortcutsChanged) } }
                    group.addTask { for await _ in historyChanges { continuation.yield(.historyChanged) } }
                    group.addTask {
                        for await change in ownerChanges {
                            continuation.yield(change.newOwner == nil ? .stopped : .started)
                        }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
