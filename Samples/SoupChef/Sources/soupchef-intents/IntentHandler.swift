import Intents
import SoupKit

/// The Intents extension: it is started for a shortcut, answers in words, and ends by itself.
@main
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        intent is OrderSoupIntent ? OrderSoupIntentHandler() : nil
    }
}
