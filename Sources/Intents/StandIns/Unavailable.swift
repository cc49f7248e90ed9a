// What code beside intents often names and Linux does not have. The compiler says what to use in its place.

extension INImage {
    /// `UIImage` is in UIKit, which has this initialiser; without windows there is none.
    @available(*, unavailable, message: "import UIKit, or use init(imageData:) with the bytes of a picture file")
    public convenience init(uiImage image: Any) { self.init(_values: [:]) }

    /// There is no `CGImage`.
    @available(*, unavailable, message: "there is no CGImage; use init(imageData:) with the bytes of a picture file")
    public convenience init(cgImage image: Any) { self.init(_values: [:]) }
}

/// The address book of Apple's systems.
@available(*, unavailable, message: "Linux has no Contacts; Evolution Data Server keeps addresses, and is on the bus")
public final class CNContactStore {}

/// The calendar of Apple's systems.
@available(*, unavailable, message: "Linux has no EventKit; Evolution Data Server keeps dates, and is on the bus")
public final class EKEventStore {}

/// The places of Apple's systems.
@available(*, unavailable, message: "Linux has no Core Location; GeoClue tells where a device is, and is on the bus")
public final class CLLocationManager {}

/// The notifications of Apple's systems.
@available(*, unavailable, message: "call org.freedesktop.Notifications on the bus")
public final class UNUserNotificationCenter {}
