/// Tells apps whether the user does not want to be disturbed. No desktop says so to apps: the status is unknown, and
/// the authorization restricted.
public final class INFocusStatusCenter: NSObject, Sendable {
    private static let center = INFocusStatusCenter(())

    private init(_: Void) { super.init() }

    /// The one center.
    public class var `default`: INFocusStatusCenter { center }

    /// Says nothing: it is not known.
    public var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }

    /// Always `restricted`.
    public var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

    /// Calls the handler once with `restricted`; nobody is asked.
    public func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(.restricted)
    }

    /// Answers `restricted`; nobody is asked.
    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}
