import Synchronization

/// Which activity is the current one. There is at most one in a process.
enum ActivityCurrency {
    enum State: Sendable {
        case inactive
        case current
        /// For ever.
        case invalidated
    }

    private struct Content {
        var current: ObjectIdentifier?
        var invalidated: Set<ObjectIdentifier> = []
    }

    private static let content = Mutex(Content())

    static func state(of activity: NSUserActivity) -> State {
        let identifier = ObjectIdentifier(activity)
        return content.withLock { content in
            content.invalidated.contains(identifier)
                ? .invalidated : content.current == identifier ? .current : .inactive
        }
    }

    /// Makes the activity the current one.
    ///
    /// - Returns: Whether it has just become so: not if it was current already or is invalidated.
    static func makeCurrent(_ activity: NSUserActivity) -> Bool {
        let identifier = ObjectIdentifier(activity)
        return content.withLock { content in
            guard !content.invalidated.contains(identifier), content.current != identifier else { return false }
            content.current = identifier
            return true
        }
    }

    static func resign(_ activity: NSUserActivity) {
        let identifier = ObjectIdentifier(activity)
        content.withLock { if $0.current == identifier { $0.current = nil } }
    }

    static func invalidate(_ activity: NSUserActivity) {
        resign(activity)
        _ = content.withLock { $0.invalidated.insert(ObjectIdentifier(activity)) }
    }

    /// The activity is no more; its address may be another's soon.
    static func forget(_ activity: NSUserActivity) {
        let identifier = ObjectIdentifier(activity)
        content.withLock { content in
            if content.current == identifier { content.current = nil }
            content.invalidated.remove(identifier)
        }
    }
}

extension NSUserActivity {
    /// Whether this is the current activity of the process.
    package final var isCurrent: Bool { ActivityCurrency.state(of: self) == .current }

    /// Makes this the activity that the user is engaged in; one that was current before becomes inactive. If the
    /// activity is eligible for prediction or for search it is donated, once each time it becomes current. No effect
    /// after `invalidate()`.
    public final func becomeCurrent() {
        guard ActivityCurrency.makeCurrent(self) else { return }
        let isExpired = expirationDate.map { $0 < Date() } ?? false
        if (isEligibleForPrediction || isEligibleForSearch) && !isExpired { donate() }
    }

    /// Ends being current. The activity may become current again.
    public final func resignCurrent() { ActivityCurrency.resign(self) }

    /// Ends the activity; it can't become current any more.
    public final func invalidate() { ActivityCurrency.invalidate(self) }
}
