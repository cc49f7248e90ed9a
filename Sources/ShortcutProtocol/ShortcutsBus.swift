// ShortcutProtocol: how the values of ShortcutModel travel over the bus: names, interfaces, errors, coding, and a typed
// client. The interfaces are the XML files in Interfaces/, which this code loads. It knows nothing of Apple's classes
// and none of the service's rules.

import Bus

/// The names under which things are found on the bus.
public enum ShortcutsBus {
    public static let name = "org.inkling.Shortcuts1"
    public static let path = "/org/inkling/Shortcuts1"
    /// The action by which an app continues an activity, through `org.freedesktop.Application`.
    public static let continueActivityAction = "continue-activity"
    /// A donation may not be larger than this as it travels.
    public static let maximumDonationByteCount = 1_048_576

    public static let donations = interface(PackageResources.org_inkling_Shortcuts1_Donations_xml)
    public static let center = interface(PackageResources.org_inkling_Shortcuts1_Center_xml)
    public static let shortcuts = interface(PackageResources.org_inkling_Shortcuts1_Shortcuts_xml)
    public static let history = interface(PackageResources.org_inkling_Shortcuts1_History_xml)
    public static let intentsExtension = interface(PackageResources.org_inkling_IntentsExtension1_xml)
    public static let application = interface(PackageResources.org_freedesktop_Application_xml)

    /// The XML is part of the program, and a test parses every file: it can't be bad here.
    private static func interface(_ bytes: [UInt8]) -> BusInterface {
        do {
            return try BusInterface(xml: String(decoding: bytes, as: UTF8.self))
        } catch {
            preconditionFailure("An interface file that was built into the program can't be read: \(error)")
        }
    }
}

/// The errors that the service answers with.
public enum ShortcutsError: String, Sendable, CaseIterable {
    case invalidArgument = "org.inkling.Error.InvalidArgument"
    case undeclaredActivityType = "org.inkling.Error.UndeclaredActivityType"
    case unknownIntent = "org.inkling.Error.UnknownIntent"
    case invalidCombination = "org.inkling.Error.InvalidCombination"
    case ineligible = "org.inkling.Error.Ineligible"
    case tooLarge = "org.inkling.Error.TooLarge"
    case notPermitted = "org.inkling.Error.NotPermitted"
    case unknownApp = "org.inkling.Error.UnknownApp"
    case notFound = "org.inkling.Error.NotFound"
    case phraseTaken = "org.inkling.Error.PhraseTaken"
    case storeUnavailable = "org.inkling.Error.StoreUnavailable"
    case failed = "org.inkling.Error.Failed"

    /// The error as the bus carries it; the sentence names the thing and the mend.
    public func callAsFunction(_ message: String) -> BusError { BusError(name: rawValue, message: message) }

    /// Which of these an error from the bus is.
    public init?(_ error: BusError) { self.init(rawValue: error.name) }
}
