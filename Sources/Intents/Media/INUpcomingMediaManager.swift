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
        OfferedShortcuts.media.replace(by: intents.array.compactMap { ($0 as? INIntent).map(INShortcut.intent) })
    }

    /// Says which media of a type may be proposed, until the program ends. What the user plays of a type of which only
    /// suggested media may be proposed is not donated.
    public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        modes.withLock { $0[type] = mode }
    }

    /// Whether what was played may be proposed.
    func learns(from intent: INIntent) -> Bool {
        guard let intent = intent as? INPlayMediaIntent else { return true }
        let type = intent.mediaContainer?.type ?? intent.mediaItems?.first?.type ?? .unknown
        return modes.withLock { $0[type] } != .onlyPredictSuggestedIntents
    }
}
