import ShortcutModel
import Synchronization

/// The two lists of shortcuts that an app offers: its own suggestions, and its media. The service keeps them as one.
enum OfferedShortcuts {
    enum Part { case suggestions, media }

    private static let lists = Mutex<[Part: [ShortcutValue]]>([:])

    /// Replaces one of the lists. Nothing changes if the shortcuts can't be stored; that is logged.
    static func set(_ shortcuts: Result<[ShortcutValue], any Error>, as part: Part) {
        let all = shortcuts.map { shortcuts in
            lists.withLock { lists in
                lists[part] = shortcuts
                return (lists[.suggestions] ?? []) + (lists[.media] ?? [])
            }
        }
        ServiceCall(.voiceShortcutCreationFailed, "Offering shortcuts failed")
            .run(nil) { try await $0.setSuggestions(all.get()) }
    }
}
