/// The identifier by which an app deletes an activity that it donated.
public typealias NSUserActivityPersistentIdentifier = String

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that continues browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user is doing in an app, so that it can be offered and taken up again.
open class NSUserActivity: NSObject {
    /// The type in reverse-DNS form; the app's `NSUserActivityTypes` must list it.
    public final let activityType: String

    /// What the user sees as the name of the shortcut.
    open var title: String?

    /// The state to restore. Keys and values are property-list types, `NSNull`, `URL` or `UUID`, and collections of
    /// them.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that make the activity what it is; nil means all of them.
    open var requiredUserInfoKeys: Set<String>?

    /// True asks for `userActivityWillSave(_:)` before the activity is sent on.
    open var needsSave = false

    /// A web page that shows the same, http or https.
    open var webpageURL: URL? {
        didSet {
            guard let url = webpageURL, !url.isWebAddress else { return }
            Log.warning("webpageURL of \(activityType) is not set: '\(url)' has no scheme http or https")
            webpageURL = oldValue
        }
    }

    /// The page that led here.
    open var referrerURL: URL?

    /// When the activity stops being worth offering; nil lets the system decide.
    open var expirationDate: Date?

    /// Words under which a search finds the activity.
    open var keywords: Set<String> = []

    /// Has no effect: there is no other device.
    open var supportsContinuationStreams = false

    /// Hears of what happens to the activity.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Fills the state before the delegate is asked.
    package final weak var stateKeeper: (any UserActivityStateKeeper)?

    /// The content that a scene compares with its own.
    open var targetContentIdentifier: String?

    /// Whether another device may take it up. Has no effect.
    open var isEligibleForHandoff = true
    /// Whether a search may find it.
    open var isEligibleForSearch = false
    /// Whether it may be found by others. Has no effect.
    open var isEligibleForPublicIndexing = false

    /// True lets `becomeCurrent()` donate the activity.
    open var isEligibleForPrediction = false

    /// The identifier by which the app deletes the donations of this activity.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// What search shows of the activity; its description and thumbnail also show with the shortcut. Setting makes a
    /// copy.
    open var contentAttributeSet: CSSearchableItemAttributeSet? {
        didSet { contentAttributeSet = contentAttributeSet?.copy() as? CSSearchableItemAttributeSet }
    }

    /// The phrase to propose when the user adds a shortcut of this activity.
    open var suggestedInvocationPhrase: String?

    /// The system features, beside suggestions, that may show a shortcut of this activity.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []

    /// The intent for which the system opened the app, with the app's own response; else nil.
    public internal(set) final var interaction: INInteraction?

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Creates an activity of the first type in the app's `NSUserActivityTypes`. Where there is none, the activity has
    /// no type and can't be donated. Name the type instead.
    public override convenience init() {
        let type = OwnApp.manifest?.activityTypes.first
        if type == nil {
            Log.warning("NSUserActivity() has no type: no NSUserActivityTypes in the Info.plist of an installed app")
        }
        self.init(activityType: type ?? "")
    }

    deinit { ActivityCurrency.forget(self) }

    /// Adds entries to `userInfo`; an entry replaces one of the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}

extension URL {
    /// Whether the address is http or https.
    var isWebAddress: Bool { scheme.map { ["http", "https"].contains($0.lowercased()) } ?? false }
}
