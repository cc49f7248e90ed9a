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
    /// What a response code says: the framework's codes by their names, of which those that begin with `failure` fail
    /// and those that lead to the app are deferred to it; a definition's own codes as the definition says.
    init(_ code: _INSchema.ResponseCode) {
        switch code.name {
        case "unspecified": self = .unspecified
        case "ready": self = .ready
        case "inProgress": self = .inProgress
        case "userConfirmationRequired": self = .userConfirmationRequired
        case "continueInApp", "handleInApp": self = .deferredToApplication
        case _ where code.name.hasPrefix("failureRequiringAppLaunch"): self = .deferredToApplication
        default: self = code.isSuccess ?? !(code.name == "denied" || code.name.hasPrefix("fail")) ? .success : .failure
        }
    }
}
