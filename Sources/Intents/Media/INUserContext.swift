import Synchronization

/// What the app knows of the user's situation. Apps use the subclasses.
open class INUserContext: NSObject, NSSecureCoding {
    override init() { super.init() }

    /// Makes this the context that the process is known by.
    public final func becomeCurrent() {
        let context = UncheckedSendable(Self.copy(of: self))
        Self.current.withLock { $0 = context }
    }

    /// A copy of the context that was made current last.
    package static var currentContext: INUserContext? { current.withLock { $0 }.flatMap { copy(of: $0.value) } }

    // A copy that nobody else has stands behind the lock.
    private static let current = Mutex<UncheckedSendable<INUserContext?>?>(nil)

    private static func copy(of context: INUserContext?) -> INUserContext? {
        guard let media = context as? INMediaUserContext else { return context.map { _ in INUserContext() } }
        let copy = INMediaUserContext()
        copy.subscriptionStatus = media.subscriptionStatus
        copy.numberOfLibraryItems = media.numberOfLibraryItems
        return copy
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
}

/// What the user of a media app has.
open class INMediaUserContext: INUserContext {
    /// Whether the user pays.
    public enum SubscriptionStatus: Int, Sendable {
        /// It is not known.
        case unknown = 0
        /// The user does not.
        case notSubscribed = 1
        /// The user does.
        case subscribed = 2
    }

    /// Whether the user pays.
    public final var subscriptionStatus: SubscriptionStatus = .unknown

    /// Nil when it is not known.
    public final var numberOfLibraryItems: Int?

    /// Creates a context that says nothing.
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        subscriptionStatus = SubscriptionStatus(rawValue: coder.decodeInteger(forKey: "subscriptionStatus")) ?? .unknown
        if coder.containsValue(forKey: "numberOfLibraryItems") {
            numberOfLibraryItems = coder.decodeInteger(forKey: "numberOfLibraryItems")
        }
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        coder.encode(subscriptionStatus.rawValue, forKey: "subscriptionStatus")
        if let numberOfLibraryItems { coder.encode(numberOfLibraryItems, forKey: "numberOfLibraryItems") }
    }
}
