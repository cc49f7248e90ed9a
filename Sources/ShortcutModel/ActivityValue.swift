/// What a user activity says.
public struct ActivityValue: Sendable, Hashable, Codable {
    public var activityType: String
    public var title: String?
    public var userInfo: [String: ParameterValue]
    /// Nil means that all keys of `userInfo` are required.
    public var requiredUserInfoKeys: Set<String>?
    public var persistentIdentifier: String?
    public var suggestedInvocationPhrase: String?
    public var keywords: Set<String>
    public var webpageURL: String?
    public var referrerURL: String?
    public var targetContentIdentifier: String?
    public var expirationDate: DateValue?
    public var isEligibleForPrediction: Bool
    public var isEligibleForSearch: Bool
    /// Nil where the app left it as it is at first: true.
    public var isEligibleForHandoff: Bool?
    /// Nil where the app left it as it is at first: false.
    public var isEligibleForPublicIndexing: Bool?
    public var shortcutAvailability: UInt64
    /// A description and an image for the shortcut, where the app gave them.
    public var contentDescription: String?
    public var image: ImageValue?
    /// What else the app says of the content, by the names of `CSSearchableItemAttributeSet`.
    public var contentAttributes: [String: ParameterValue]?

    public init(
        activityType: String, title: String? = nil, userInfo: [String: ParameterValue] = [:],
        requiredUserInfoKeys: Set<String>? = nil, persistentIdentifier: String? = nil,
        suggestedInvocationPhrase: String? = nil, keywords: Set<String> = [], webpageURL: String? = nil,
        referrerURL: String? = nil, targetContentIdentifier: String? = nil, expirationDate: DateValue? = nil,
        isEligibleForPrediction: Bool = false, isEligibleForSearch: Bool = false, shortcutAvailability: UInt64 = 0,
        contentDescription: String? = nil, image: ImageValue? = nil,
        isEligibleForHandoff: Bool? = nil, isEligibleForPublicIndexing: Bool? = nil,
        contentAttributes: [String: ParameterValue]? = nil
    ) {
        self.activityType = activityType
        self.title = title
        self.userInfo = userInfo
        self.requiredUserInfoKeys = requiredUserInfoKeys
        self.persistentIdentifier = persistentIdentifier
        self.suggestedInvocationPhrase = suggestedInvocationPhrase
        self.keywords = keywords
        self.webpageURL = webpageURL
        self.referrerURL = referrerURL
        self.targetContentIdentifier = targetContentIdentifier
        self.expirationDate = expirationDate
        self.isEligibleForPrediction = isEligibleForPrediction
        self.isEligibleForSearch = isEligibleForSearch
        self.shortcutAvailability = shortcutAvailability
        self.contentDescription = contentDescription
        self.image = image
        self.isEligibleForHandoff = isEligibleForHandoff
        self.isEligibleForPublicIndexing = isEligibleForPublicIndexing
        self.contentAttributes = contentAttributes
    }

    /// The entries of `userInfo` that make the activity what it is, and that come back when it is continued.
    public var requiredUserInfo: [String: ParameterValue] {
        guard let requiredUserInfoKeys else { return userInfo }
        return userInfo.filter { requiredUserInfoKeys.contains($0.key) }
    }

    /// Whether both stand for the same shortcut: the same type with equal required `userInfo`.
    public func isSameShortcut(as other: ActivityValue) -> Bool {
        activityType == other.activityType && requiredUserInfo == other.requiredUserInfo
    }
}
