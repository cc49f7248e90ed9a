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
    public required override init() { super.init() }

    open func handler(for intent: INIntent) -> Any? { nil }
}
