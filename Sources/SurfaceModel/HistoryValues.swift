import ShortcutModel

/// Which donations are meant: those for which everything given holds; none given means all.
public struct DonationFilter: Sendable, Hashable {
    public var bundleIdentifier: String?
    /// Seconds since 1970, inclusive.
    public var since: Double?
    /// Seconds since 1970, exclusive.
    public var until: Double?
    /// Words that the title or the app's name holds.
    public var text: String?
    public var identifiers: [String]?
    public var group: String?
    /// Imported donations that the user has not accepted yet (true), or all others (false).
    public var isPending: Bool?

    public init(
        bundleIdentifier: String? = nil, since: Double? = nil, until: Double? = nil, text: String? = nil,
        identifiers: [String]? = nil, group: String? = nil, isPending: Bool? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.since = since
        self.until = until
        self.text = text
        self.identifiers = identifiers
        self.group = group
        self.isPending = isPending
    }

    public var isEmpty: Bool { self == DonationFilter() }
}

/// A donation as the history shows it.
public struct DonationRecord: Sendable, Hashable {
    public var bundleIdentifier: String
    public var appName: String
    public var title: String
    public var donation: Donation
    public var isPending: Bool

    public init(
        bundleIdentifier: String, appName: String, title: String, donation: Donation, isPending: Bool = false
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.appName = appName
        self.title = title
        self.donation = donation
        self.isPending = isPending
    }
}

/// A row of a foreign log that becomes a donation.
public struct ImportRow: Sendable, Hashable {
    public var app: String
    public var action: String
    public var parameters: [String: ParameterValue]
    /// Seconds since 1970.
    public var date: Double
    /// Minutes.
    public var utcOffset: Int
    public var direction: Donation.Direction

    public init(
        app: String, action: String, parameters: [String: ParameterValue] = [:], date: Double, utcOffset: Int = 0,
        direction: Donation.Direction = .outgoing
    ) {
        self.app = app
        self.action = action
        self.parameters = parameters
        self.date = date
        self.utcOffset = utcOffset
        self.direction = direction
    }
}

/// An installed app, and what the user allows it.
public struct AppInfo: Sendable, Hashable {
    public var bundleIdentifier: String
    public var name: String
    public var icon: String
    public var folder: String
    public var donationCount: Int
    public var learns: Bool
    public var suggests: Bool
    public var showsOnLockScreen: Bool
    public var problemCount: Int

    public init(
        bundleIdentifier: String, name: String, icon: String = "", folder: String = "", donationCount: Int = 0,
        learns: Bool = true, suggests: Bool = true, showsOnLockScreen: Bool = true, problemCount: Int = 0
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.icon = icon
        self.folder = folder
        self.donationCount = donationCount
        self.learns = learns
        self.suggests = suggests
        self.showsOnLockScreen = showsOnLockScreen
        self.problemCount = problemCount
    }
}

/// Something that is wrong with an app, and how to mend it.
public struct Problem: Sendable, Hashable {
    public enum Severity: String, Sendable, Hashable {
        case error
        case warning
        case note
    }

    public var bundleIdentifier: String
    public var severity: Severity
    /// The thing concerned: a file, an intent, an activity type.
    public var subject: String
    public var message: String
    public var mend: String
    /// `file:line:column` where there is one.
    public var location: String?
    /// Seconds since 1970, when it was last seen to happen.
    public var date: Double?

    public init(
        bundleIdentifier: String, severity: Severity, subject: String, message: String, mend: String,
        location: String? = nil, date: Double? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.severity = severity
        self.subject = subject
        self.message = message
        self.mend = mend
        self.location = location
        self.date = date
    }
}

/// What the service may learn, and what it holds.
public struct PrivacyStatus: Sendable, Hashable {
    public enum Pause: Sendable, Hashable {
        case none
        /// Seconds since 1970.
        case until(Double)
        case untilResumed
    }

    public var pause: Pause
    /// 0 keeps donations for ever.
    public var retentionDays: Int
    /// Apps that may not teach.
    public var excludedApps: [String]
    public var donationCount: Int
    /// Seconds since 1970.
    public var oldestDonation: Double?
    public var storePath: String
    public var storeByteCount: Int64
    /// Paths of databases that could not be read and were moved aside; deleting any donation deletes them.
    public var damagedStores: [String]
    /// Whether something that was kept is not learnt yet, so that suggestions are incomplete.
    public var isCatchingUp: Bool

    public init(
        pause: Pause = .none, retentionDays: Int = 0, excludedApps: [String] = [], donationCount: Int = 0,
        oldestDonation: Double? = nil, storePath: String = "", storeByteCount: Int64 = 0,
        damagedStores: [String] = [], isCatchingUp: Bool = false
    ) {
        self.pause = pause
        self.retentionDays = retentionDays
        self.excludedApps = excludedApps
        self.donationCount = donationCount
        self.oldestDonation = oldestDonation
        self.storePath = storePath
        self.storeByteCount = storeByteCount
        self.damagedStores = damagedStores
        self.isCatchingUp = isCatchingUp
    }
}
