/// Something to do, given as a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
    /// The name by which an action is found again.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What an action does; its argument is the action.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What the user reads.
    open var title: String
    /// Tells the action from others; a control has one action of each.
    public let identifier: Identifier

    /// The control for which the action is performed, while it is.
    public private(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Creates an action.
    ///
    /// - Parameter identifier: a name under which the action can be replaced or removed; made up when nil.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping Handler) {
        self.title = title
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform(sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
