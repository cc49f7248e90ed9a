import Assistant
import Bus
import ShortcutProtocol
import Synchronization

/// Sends signals when something changed; many changes in a short time are one signal.
final class Announcer: Sendable {
    private let bus: BusConnection
    private let log: Log
    private let waiting = Mutex<Set<Assistant.Change>>([])

    static func announceChanges(of assistant: Assistant, on bus: BusConnection, log: Log) async {
        let announcer = Announcer(bus: bus, log: log)
        await assistant.onChange { announcer.plan($0) }
    }

    private init(bus: BusConnection, log: Log) {
        self.bus = bus
        self.log = log
    }

    private func plan(_ change: Assistant.Change) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting.insert(change) }
            return waiting.isEmpty
        }
        guard isFirst else { return }
        Task {
            try? await Task.sleep(for: .milliseconds(100))
            let changes = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            send(changes)
        }
    }

    private func send(_ changes: Set<Assistant.Change>) {
        var shortcutsChanged = false
        do {
            for change in changes {
                switch change {
                case .voiceShortcuts(let app):
                    try bus.emit(
                        "VoiceShortcutsChanged", of: ShortcutsBus.center, at: ShortcutsBus.path, [.string(app)])
                    shortcutsChanged = true
                case .shortcuts: shortcutsChanged = true
                case .history: try bus.emit("Changed", of: ShortcutsBus.history, at: ShortcutsBus.path)
                }
            }
            if shortcutsChanged { try bus.emit("Changed", of: ShortcutsBus.shortcuts, at: ShortcutsBus.path) }
        } catch {
            log(.debug, "A signal could not be sent: \(error)")
        }
    }
}
