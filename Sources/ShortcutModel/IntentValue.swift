/// What an intent says: its class, and the parameters that have a value.
public struct IntentValue: Sendable, Hashable, Codable {
    /// The class name as source code spells it, without a module: `OrderSoupIntent`.
    public var className: String
    public var parameters: [String: ParameterValue]
    /// Made when the intent was made; it plays no part in equality.
    public var identifier: String?
    public var suggestedInvocationPhrase: String?
    /// Images by parameter name; "" is the intent's own.
    public var images: [String: ImageValue]
    /// The raw value of `INShortcutAvailabilityOptions`.
    public var shortcutAvailability: UInt64
    /// An `INIntentDonationMetadata`.
    public var donationMetadata: ObjectValue?

    public init(
        className: String, parameters: [String: ParameterValue] = [:], identifier: String? = nil,
        suggestedInvocationPhrase: String? = nil, images: [String: ImageValue] = [:], shortcutAvailability: UInt64 = 0,
        donationMetadata: ObjectValue? = nil
    ) {
        self.className = className
        self.parameters = parameters
        self.identifier = identifier
        self.suggestedInvocationPhrase = suggestedInvocationPhrase
        self.images = images
        self.shortcutAvailability = shortcutAvailability
        self.donationMetadata = donationMetadata
    }

    /// Same class and same values of the set parameters.
    public static func == (a: IntentValue, b: IntentValue) -> Bool {
        a.className == b.className && a.parameters == b.parameters
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(className)
        hasher.combine(parameters)
    }
}

/// An image by name, by location or by its bytes.
public enum ImageValue: Sendable, Hashable, Codable {
    case named(String)
    case systemNamed(String)
    /// With its size where the app gave one.
    case url(String, Size? = nil)
    case data([UInt8])

    /// In points.
    public struct Size: Sendable, Hashable, Codable {
        public var width: Double
        public var height: Double

        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }
}

/// What a handler answered.
public struct IntentResponseValue: Sendable, Hashable, Codable {
    /// The raw value of the response code enumeration.
    public var code: Int
    /// The code's name in source code, such as `success` or `failureSoupUnavailable`.
    public var codeName: String
    public var parameters: [String: ParameterValue]
    public var userActivity: ActivityValue?

    public init(
        code: Int, codeName: String, parameters: [String: ParameterValue] = [:], userActivity: ActivityValue? = nil
    ) {
        self.code = code
        self.codeName = codeName
        self.parameters = parameters
        self.userActivity = userActivity
    }
}
