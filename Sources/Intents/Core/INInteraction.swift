import ShortcutModel

/// An intent together with what came of it: what an app donates, and what it is opened with.
open class INInteraction: NSObject, NSCopying, NSSecureCoding {
    private let storedIntent: INIntent
    private let storedResponse: INIntentResponse?

    /// A copy of the intent.
    public final var intent: INIntent { storedIntent.copy() as? INIntent ?? storedIntent }

    /// A copy of the response.
    public final var intentResponse: INIntentResponse? { storedResponse?.copy() as? INIntentResponse }

    /// How far the handling has come, as the response's code says.
    public final var intentHandlingStatus: INIntentHandlingStatus {
        storedResponse.map { INIntentHandlingStatus($0.responseCode) } ?? .unspecified
    }

    /// Who acted: the user (outgoing), or somebody else toward the user (incoming).
    public final var direction: INInteractionDirection = .unspecified

    /// When it happened, and how long it took; nil stands for the moment of the donation.
    public final var dateInterval: DateInterval?

    /// A fresh UUID, unless the app sets its own; it must be unique within the app. Donating the same identifier again
    /// replaces the donation.
    public final var identifier: String = UUID().uuidString

    /// The group with which the app can delete the interaction; nil for none.
    public final var groupIdentifier: String?

    /// Puts an intent and its response together.
    public init(intent: INIntent, response: INIntentResponse?) {
        storedIntent = intent.copy() as? INIntent ?? intent
        storedResponse = response?.copy() as? INIntentResponse
        super.init()
    }

    /// The value of one parameter of the intent or of the response, or of one of its parts; nil when it has none.
    public final func parameterValue(for parameter: INParameter) -> Any? {
        parameter.value(in: storedIntent) ?? storedResponse.flatMap { parameter.value(in: $0) }
    }

    // MARK: Copying, coding and equality

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INInteraction(intent: storedIntent, response: storedResponse)
        copy.direction = direction
        copy.dateInterval = dateInterval
        copy.identifier = identifier
        copy.groupIdentifier = groupIdentifier
        return copy
    }

    public class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let donation = RecordCoding.decode(Donation.self, from: coder),
            case .intent(let value) = donation.action
        else { return nil }
        let intent = INIntent.make(value)
        self.init(intent: intent, response: donation.response.map { INIntentResponse.make($0, for: intent) })
        direction = INInteractionDirection(rawValue: donation.direction.rawValue) ?? .unspecified
        identifier = donation.identifier
        groupIdentifier = donation.groupIdentifier
        dateInterval = RecordCoding.decode(DateValue.self, from: coder, forKey: Self.dateKey)
            .map { DateInterval(start: $0.date, duration: donation.duration) }
    }

    private static let dateKey = "inkling.date"

    open func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) { try donation() }
        if let dateInterval { RecordCoding.encode(coder, forKey: Self.dateKey) { DateValue(dateInterval.start) } }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INInteraction else { return false }
        return self === other
            || (identifier == other.identifier && groupIdentifier == other.groupIdentifier
                && direction == other.direction && dateInterval == other.dateInterval
                && storedIntent == other.storedIntent && storedResponse == other.storedResponse)
    }

    open override var hash: Int { identifier.hashValue }

    // MARK: The plain value

    /// The interaction as the service takes it.
    final func donation() throws -> Donation {
        let start = dateInterval?.start ?? Date()
        return Donation(
            identifier: identifier, groupIdentifier: groupIdentifier, action: .intent(try storedIntent.intentValue()),
            date: start.timeIntervalSince1970, duration: dateInterval?.duration ?? 0,
            utcOffset: TimeZone.current.secondsFromGMT(for: start) / 60,
            direction: Donation.Direction(rawValue: direction.rawValue) ?? .unspecified,
            handlingStatus: intentHandlingStatus.rawValue, response: try storedResponse?.responseValue())
    }

    /// The donation, if the intent may be donated.
    ///
    /// - Throws: `INIntentError` with the code 1901 that says what is wrong.
    final func checkedDonation() throws -> Donation {
        if let problem = storedIntent.donationProblem() {
            throw INIntentError(
                .donatingInteraction,
                "Cannot donate interaction with intent that has no valid shortcut types: \(problem)")
        }
        let donation = try donation()
        if case .intent(let intent) = donation.action { try WireSize.check(intent.parameters, named: wireName) }
        return donation
    }

    private var wireName: String { storedIntent.wireClassName }
}

/// Who acted in an interaction.
public enum INInteractionDirection: Int, Sendable {
    /// Nothing was said.
    case unspecified = 0
    /// From the user to others.
    case outgoing = 1
    /// From others to the user.
    case incoming = 2
}
