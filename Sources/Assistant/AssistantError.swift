/// Why something was refused. Nothing has changed.
public struct AssistantError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The raw values are the last parts of the errors' names on the bus.
    public enum Kind: String, Sendable {
        case invalidArgument = "InvalidArgument"
        case undeclaredActivityType = "UndeclaredActivityType"
        case unknownIntent = "UnknownIntent"
        case invalidCombination = "InvalidCombination"
        case ineligible = "Ineligible"
        case tooLarge = "TooLarge"
        case notPermitted = "NotPermitted"
        case unknownApp = "UnknownApp"
        case notFound = "NotFound"
        case phraseTaken = "PhraseTaken"
        case storeUnavailable = "StoreUnavailable"
        case failed = "Failed"
    }

    public var kind: Kind
    /// What was refused: an activity type, an intent's class, a phrase.
    public var subject: String
    /// Why, as one sentence.
    public var message: String
    /// How to mend it, as one sentence.
    public var mend: String

    public init(_ kind: Kind, _ subject: String, _ message: String, mend: String = "") {
        self.kind = kind
        self.subject = subject
        self.message = message
        self.mend = mend
    }

    public var description: String { mend.isEmpty ? message : "\(message) \(mend)" }
}
