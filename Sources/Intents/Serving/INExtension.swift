/// An object that says who handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that handles the intent; it conforms to the intent's handling protocol.
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an app's Intents extension.
///
/// A subclass overrides `handler(for:)`; marked `@main`, it is the whole program:
///
/// ```swift
/// @main
/// class IntentHandler: INExtension {
///     override func handler(for intent: INIntent) -> Any { OrderSoupIntentHandler() }
/// }
/// ```
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Creates the handler; the program does so once.
    public override init() { super.init() }

    /// Lets `main()` create a subclass that overrides `init()` without `required`, as code for Apple's systems does: this
    /// initialiser is inherited, and calls the subclass's own.
    public required convenience init(_program: Void) { self.init() }

    /// The object that handles the intent; nil when nothing does.
    open func handler(for intent: INIntent) -> Any? { nil }
}
