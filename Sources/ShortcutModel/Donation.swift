/// One thing that a user did, as an app tells it.
public struct Donation: Sendable, Hashable, Codable {
    /// What was done.
    public enum Action: Sendable, Hashable, Codable {
        case intent(IntentValue)
        case activity(ActivityValue)
    }

    /// The raw values are those of `INInteractionDirection`.
    public enum Direction: Int, Sendable, Hashable, Codable {
        case unspecified = 0
        case outgoing = 1
        case incoming = 2
    }

    /// Unique within the app; donating it again replaces the donation.
    public var identifier: String
    public var groupIdentifier: String?
    public var action: Action
    /// When it began, in seconds since 1970.
    public var date: Double
    /// In seconds.
    public var duration: Double
    /// Minutes to add to `date` for the wall clock of the person.
    public var utcOffset: Int
    public var direction: Direction
    /// The raw value of `INIntentHandlingStatus`.
    public var handlingStatus: Int
    public var response: IntentResponseValue?
    /// What was around the person when it was done.
    public var surroundings: Surroundings

    public init(
        identifier: String, groupIdentifier: String? = nil, action: Action, date: Double, duration: Double = 0,
        utcOffset: Int = 0, direction: Direction = .unspecified, handlingStatus: Int = 0,
        response: IntentResponseValue? = nil, surroundings: Surroundings = Surroundings()
    ) {
        self.identifier = identifier
        self.groupIdentifier = groupIdentifier
        self.action = action
        self.date = date
        self.duration = duration
        self.utcOffset = utcOffset
        self.direction = direction
        self.handlingStatus = handlingStatus
        self.response = response
        self.surroundings = surroundings
    }
}

/// Something that can be suggested, given a phrase and run.
public enum ShortcutValue: Sendable, Hashable, Codable {
    case intent(IntentValue)
    case activity(ActivityValue)

    public init(_ action: Donation.Action) {
        switch action {
        case .intent(let intent): self = .intent(intent)
        case .activity(let activity): self = .activity(activity)
        }
    }

    /// Whether both stand for the same shortcut of one app.
    public func isSameShortcut(as other: ShortcutValue) -> Bool {
        switch (self, other) {
        case (.intent(let a), .intent(let b)): a == b
        case (.activity(let a), .activity(let b)): a.isSameShortcut(as: b)
        default: false
        }
    }

    /// The phrase that the app proposes.
    public var suggestedInvocationPhrase: String? {
        switch self {
        case .intent(let intent): intent.suggestedInvocationPhrase
        case .activity(let activity): activity.suggestedInvocationPhrase
        }
    }
}

/// A shortcut that the user gave a phrase.
public struct VoiceShortcutValue: Sendable, Hashable, Codable {
    public var identifier: String
    public var bundleIdentifier: String
    public var phrase: String
    public var shortcut: ShortcutValue

    public init(identifier: String, bundleIdentifier: String, phrase: String, shortcut: ShortcutValue) {
        self.identifier = identifier
        self.bundleIdentifier = bundleIdentifier
        self.phrase = phrase
        self.shortcut = shortcut
    }
}

/// A shortcut that is worth offering in a given situation.
public struct RelevantShortcutValue: Sendable, Hashable, Codable {
    public enum Relevance: Sendable, Hashable, Codable {
        /// Seconds since 1970; no end means that moment only.
        case dates(from: Double, to: Double?)
        /// The raw value of `INDailyRoutineRelevanceProvider.Situation`.
        case dailyRoutine(Int)
        /// A place: degrees, metres and its identifier.
        case region(latitude: Double, longitude: Double, radius: Double, identifier: String)
    }

    public var shortcut: ShortcutValue
    public var relevance: [Relevance]
    /// The raw value of `INRelevantShortcutRole`: 0 action, 1 information.
    public var role: Int
    public var title: String?
    public var subtitle: String?
    public var image: ImageValue?
    public var widgetKind: String?

    public init(
        shortcut: ShortcutValue, relevance: [Relevance] = [], role: Int = 0, title: String? = nil,
        subtitle: String? = nil, image: ImageValue? = nil, widgetKind: String? = nil
    ) {
        self.shortcut = shortcut
        self.relevance = relevance
        self.role = role
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.widgetKind = widgetKind
    }
}
