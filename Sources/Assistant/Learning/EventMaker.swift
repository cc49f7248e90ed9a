import Prediction
import ShortcutModel

/// Makes of stored donations what the prediction learns.
struct EventMaker: Sendable {
    let apps: AppRegistry

    func pattern(_ shortcut: ShortcutValue, of app: String) -> ActionPattern {
        ActionPattern(shortcut, of: app, declaredBy: apps[app])
    }

    func event(_ action: StoredAction, _ stored: StoredEvent) -> ActionEvent {
        let isIncoming = stored.direction == .incoming
        let answer = isIncoming ? Self.answer(to: action.shortcut) : nil
        let pattern = pattern(answer ?? action.shortcut, of: action.app)
        // What came in is context; it is nothing to do unless it can be answered.
        let mayBeOffered = action.isPredictable && (answer != nil || !isIncoming)
        return ActionEvent(
            pattern: pattern, combinations: mayBeOffered ? apps[action.app]?.combinations(for: pattern) : [],
            time: stored.date, utcOffset: stored.utcOffset, signals: ContextSignals(stored.surroundings),
            direction: isIncoming ? .incoming : .own)
    }

    /// The action that would answer what came in: a message to its sender, a call back to its caller. In imported logs
    /// `send-X` answers `receive-X`. Nil when nothing is known to.
    private static func answer(to shortcut: ShortcutValue) -> ShortcutValue? {
        switch shortcut {
        case .activity(var activity):
            guard activity.activityType.hasPrefix(receiving) else { return nil }
            activity.activityType = "send-" + activity.activityType.dropFirst(receiving.count)
            return .activity(activity)
        case .intent(let incoming):
            var answer = IntentValue(className: incoming.className)
            switch incoming.className {
            case "INSendMessageIntent":
                guard let sender = incoming.parameters["sender"] else { return nil }
                answer.parameters["recipients"] = .array([sender])
            case "INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent":
                guard let contacts = incoming.parameters["contacts"] else { return nil }
                answer.parameters["contacts"] = contacts
            default: return nil
            }
            return .intent(answer)
        }
    }

    private static let receiving = "receive-"
}
