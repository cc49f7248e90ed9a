import ShortcutModel
import Synchronization

/// What a media app has to play next.
public final class INUpcomingMediaManager: NSObject, Sendable {
    private static let manager = INUpcomingMediaManager(())

    private let modes = Mutex<[INMediaItemType: INUpcomingMediaPredictionMode]>([:])

    private init(_: Void) { super.init() }

    /// The manager of this app.
    public class var shared: INUpcomingMediaManager { manager }

    /// Replaces the media that the app suggests, the most important first; they are offered beside the app's other
    /// shortcuts. What is no intent is left out. A failure is logged.
    public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
        let shortcuts = intents.array.compactMap { ($0 as? INIntent).map(INShortcut.intent) }
        OfferedShortcuts.set(Result { try shortcuts.map { try ShortcutValue($0) } }, as: .media)
    }

    /// Says which media of a type may be proposed.
    public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        modes.withLock { $0[type] = mode }
    }

    /// Whether media of a type that were played may be proposed.
    func learns(from type: INMediaItemType) -> Bool {
        modes.withLock { $0[type] } != .onlyPredictSuggestedIntents
    }
}
