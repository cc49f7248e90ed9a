import ShortcutModel

extension ShortcutValue {
    /// The shortcut as a plain value.
    ///
    /// - Throws: An error that names the value that can't be stored.
    package init(_ shortcut: INShortcut) throws {
        switch shortcut {
        case .intent(let intent): self = .intent(try intent.intentValue())
        case .userActivity(let activity): self = .activity(try ActivityValue(activity))
        }
    }
}

extension INShortcut {
    /// The shortcut that a plain value describes. What the user already added is not checked again.
    package init(_ value: ShortcutValue) {
        switch value {
        case .intent(let intent): self = .intent(INIntent.make(intent))
        case .activity(let activity): self = .userActivity(NSUserActivity(activity))
        }
    }
}
