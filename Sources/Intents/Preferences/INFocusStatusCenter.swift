/// Tells apps whether the user does not want to be disturbed. No desktop says so to apps: the status is unknown, and
/// the authorization restricted.
public final class INFocusStatusCenter: NSObject, Sendable {
    private static let center = INFocusStatusCenter(())

    private init(_: Void) { super.init() }

    public class var `default`: INFocusStatusCenter { center }

    public var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }

    public var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

    /// Calls the handler once with `restricted`; nobody is asked.
    public func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(.restricted)
    }

    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}
