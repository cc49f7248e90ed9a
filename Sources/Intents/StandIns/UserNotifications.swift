// User Notifications' mark of intents that a notification can be made of.

/// What a notification can be made of. It only marks: notifications belong to the desktop.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension INSendMessageIntent: UNNotificationContentProviding {}

extension INStartCallIntent: UNNotificationContentProviding {}
