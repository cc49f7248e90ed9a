/// How far the handling of an intent has come.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case deferredToApplication = 5
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
