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
        let shortcut = isIncoming ? Self.answer(to: action.shortcut) : action.shortcut
        let pattern = pattern(shortcut, of: action.app)
        let combinations = action.isPredictable ? apps[action.app]?.combinations(for: pattern) : []
        return ActionEvent(
            pattern: pattern, combinations: combinations, time: stored.date, utcOffset: stored.utcOffset,
            signals: ContextSignals(stored.surroundings), direction: isIncoming ? .incoming : .own)
    }

    /// The action that would answer what came in: a message to its sender, a call back to its caller.
    private static func answer(to shortcut: ShortcutValue) -> ShortcutValue {
        guard case .intent(let incoming) = shortcut else { return shortcut }
        var answer = IntentValue(className: incoming.className)
        switch incoming.className {
        case "INSendMessageIntent":
            if let sender = incoming.parameters["sender"] { answer.parameters["recipients"] = .array([sender]) }
        case "INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent":
            if let contacts = incoming.parameters["contacts"] { answer.parameters["contacts"] = contacts }
        default: return shortcut
        }
        return .intent(answer)
    }
}
