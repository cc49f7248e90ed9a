/// How far the handling of an intent has come.
public enum INIntentHandlingStatus: Int, Sendable {
    /// Nothing was said.
    case unspecified = 0
    /// It can be handled.
    case ready = 1
    /// It goes on.
    case inProgress = 2
    /// It is done.
    case success = 3
    /// It failed.
    case failure = 4
    /// The app goes on with it.
    case deferredToApplication = 5
    /// The user has to agree first.
    case userConfirmationRequired = 6
}

extension INIntentHandlingStatus {
    /// What the name of a response code says: names that begin with `failure` fail, those that lead to the app are
    /// deferred to it, and codes of a definition's own succeed unless their name says otherwise.
    init(responseCodeNamed name: String) {
        switch name {
        case "unspecified": self = .unspecified
        case "ready": self = .ready
        case "inProgress": self = .inProgress
        case "userConfirmationRequired": self = .userConfirmationRequired
        case "continueInApp", "handleInApp": self = .deferredToApplication
        case _ where name.hasPrefix("failureRequiringAppLaunch"): self = .deferredToApplication
        case "denied": self = .failure
        case _ where name.hasPrefix("fail"): self = .failure
        default: self = .success
        }
    }
}
