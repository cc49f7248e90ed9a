// UserNotifications: the content of a notification, and the extension that fills it in, so that code compiles which
// donates a message when its notification comes. Nothing here shows a notification: that is the desktop's, and nothing
// sends one, so nothing calls the extension.

@_exported import Intents

/// The program that fills in a notification before it is shown. It is never called: Linux has no push service.
open class UNNotificationServiceExtension: NSObject {
    /// Creates the extension.
    public override init() { super.init() }

    /// Fills the notification in, and hands it to `contentHandler`.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    /// Time is up: what there is has to do.
    open func serviceExtensionTimeWillExpire() {}
}

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject {
    /// The app's own name of the notification.
    public final let identifier: String
    /// What is to be shown.
    public final let content: UNNotificationContent

    /// Creates a request; nobody delivers it.
    public init(identifier: String, content: UNNotificationContent) {
        self.identifier = identifier
        self.content = content
        super.init()
    }
}
