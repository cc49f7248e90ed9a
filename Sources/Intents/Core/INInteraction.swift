/// An intent together with what came of it: what an app donates, and what it is opened with.
open class INInteraction: NSObject {
    private let storedIntent: INIntent
    private let storedResponse: INIntentResponse?

    /// A copy of the intent.
    public final var intent: INIntent { storedIntent.copy() as? INIntent ?? storedIntent }

    /// A copy of the response.
    public final var intentResponse: INIntentResponse? { storedResponse?.copy() as? INIntentResponse }

    /// Who acted: the user (outgoing), or somebody else toward the user (incoming).
    public final var direction: INInteractionDirection = .unspecified

    /// When it happened, and how long it took; nil stands for now.
    public final var dateInterval: DateInterval?

    /// A fresh UUID, unless the app sets its own; it must be unique within the app.
    public final var identifier: String = UUID().uuidString

    /// The group with which the app can delete the interaction; nil for none.
    public final var groupIdentifier: String?

    /// Puts an intent and its response together.
    public init(intent: INIntent, response: INIntentResponse?) {
        storedIntent = intent.copy() as? INIntent ?? intent
        storedResponse = response?.copy() as? INIntentResponse
        super.init()
    }
}

/// Who acted in an interaction.
public enum INInteractionDirection: Int, Sendable {
    case unspecified = 0
    case outgoing = 1
    case incoming = 2
}
