/// A view that the user operates.
@preconcurrency @MainActor open class UIControl: UIView {
    /// What a user can do with a control.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A click, a tap, or the Enter or space key while the control has the focus.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// What the control is there for; of a button, the same as `touchUpInside`.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// What a control looks like for.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and not pressed.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not enabled.
        public static let disabled = State(rawValue: 1 << 1)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Whether the control reacts to the user.
    open var isEnabled: Bool {
        get { widget.isEnabled }
        set { widget.isEnabled = newValue }
    }

    /// Performs the action at each of the events. An action with the identifier of an earlier one replaces it.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Takes an action away from events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes the action with this identifier away from events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == identifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Performs the actions of the events, as when the user had caused them.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    }

    /// Does an action as if the user had asked for it.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
}
