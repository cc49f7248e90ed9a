/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
    }

    fileprivate final var values = Values()

    /// Creates empty content.
    public override init() { super.init() }

    /// The first line.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number at the app's icon.
    open var badge: NSNumber? { values.badge }
    /// What is to be heard.
    open var sound: UNNotificationSound? { values.sound }
    /// The app's own data.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// Pictures, sounds and films.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// What kind of notification it is.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// With which others it belongs together.
    open var threadIdentifier: String { values.threadIdentifier }
    /// Which of the app's scenes it is for.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// The content of a message or a call: titled with the name of who sent it, and kept together with the others of its
    /// conversation.
    ///
    /// - Throws: Nothing here; on Apple's systems, when the app may not show such notifications.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.values = values
        if let intent = provider as? INSendMessageIntent {
            content.title = intent.sender?.displayName ?? title
            content.threadIdentifier = intent.conversationIdentifier ?? threadIdentifier
        } else if let intent = provider as? INStartCallIntent {
            content.title = intent.contacts?.first?.displayName ?? title
        }
        return content
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}

/// What a notification says, to be filled in.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }

    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}

/// What is to be heard with a notification.
public final class UNNotificationSound: NSObject, Sendable {
    /// The desktop's usual sound.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    private let name: UNNotificationSoundName

    /// A sound of the app's own.
    public init(named name: UNNotificationSoundName) {
        self.name = name
        super.init()
    }
}

/// The name of a sound file of the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that is shown or played with a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The app's own name of it.
    public let identifier: String
    /// Where the file is.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Throws: `CocoaError.fileNoSuchFile` when there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
        }
        self.identifier = identifier
        self.url = url
        super.init()
    }
}
