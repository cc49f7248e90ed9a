import ShortcutModel

/// Something that an app can do for the user again: an intent, or an activity.
public enum INShortcut: ReferenceConvertible {
    /// The class behind this type.
    public typealias ReferenceType = INShortcutReference

    /// A shortcut that handles the intent. Made in this way it is not checked; `init(intent:)` checks.
    case intent(INIntent)

    /// A shortcut that opens the app at the activity.
    case userActivity(NSUserActivity)

    /// A shortcut that handles the intent.
    ///
    /// Nil, with the reason in the log, unless the intent has a definition and its set parameters are one of the
    /// declared combinations, with a title; the combination does not matter if the user can configure the intent.
    public init?(intent: INIntent) {
        if let problem = intent.shortcutProblem() {
            Log.warning("No shortcut can be made: \(problem)")
            return nil
        }
        self = .intent(intent)
    }

    /// A shortcut that opens the app at the activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent; nil for an activity.
    public var intent: INIntent? {
        guard case .intent(let intent) = self else { return nil }
        return intent
    }

    /// The activity; nil for an intent.
    public var userActivity: NSUserActivity? {
        guard case .userActivity(let activity) = self else { return nil }
        return activity
    }

    /// Two shortcuts are equal when their intents are, or when their activities have the same type and equal values
    /// for the required keys of `userInfo`.
    public static func == (left: INShortcut, right: INShortcut) -> Bool {
        switch (left, right) {
        case (.intent(let left), .intent(let right)): return left == right
        case (.userActivity(let left), .userActivity(let right)):
            if left === right { return true }
            guard let left = try? ActivityValue(left), let right = try? ActivityValue(right) else { return false }
            return left.isSameShortcut(as: right)
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .intent(let intent): hasher.combine(intent)
        case .userActivity(let activity): hasher.combine(activity.activityType)
        }
    }

    public var description: String {
        switch self {
        case .intent(let intent): "INShortcut(intent: \(intent.wireClassName))"
        case .userActivity(let activity): "INShortcut(userActivity: \(activity.activityType))"
        }
    }

    public var debugDescription: String { description }
}

extension INShortcut {
    public func _bridgeToObjectiveC() -> INShortcutReference { INShortcutReference(self) }

    public static func _forceBridgeFromObjectiveC(_ source: INShortcutReference, result: inout INShortcut?) {
        result = source.shortcut
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: INShortcutReference, result: inout INShortcut?
    ) -> Bool {
        result = source.shortcut
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: INShortcutReference?) -> INShortcut {
        source?.shortcut ?? .userActivity(NSUserActivity(activityType: ""))
    }
}
