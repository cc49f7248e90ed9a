// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of this framework.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error of this framework. What caused it is in `userInfo[NSUnderlyingErrorKey]`.
public struct INIntentError: Error, CustomNSError, LocalizedError, Equatable, Hashable, CustomStringConvertible {
    /// What went wrong.
    public enum Code: Int, Sendable, CaseIterable {
        /// The service does not do this, or is not there.
        case interactionOperationNotSupported = 1900
        /// A donation was refused.
        case donatingInteraction = 1901
        /// Not all donations could be deleted.
        case deletingAllInteractions = 1902
        /// Donations could not be deleted by their identifiers.
        case deletingInteractionWithIdentifiers = 1903
        /// A group of donations could not be deleted.
        case deletingInteractionWithGroupIdentifier = 1904
        /// More than one extension handles the intent.
        case intentSupportedByMultipleExtension = 2001
        /// The extension restricts an intent that it does not support.
        case restrictedIntentsNotSupportedByExtension = 2002
        /// Nothing handles the intent.
        case noHandlerProvidedForIntent = 2003
        /// No intent has the name.
        case invalidIntentName = 2004
        /// No installed app can do it.
        case noAppAvailable = 2005
        /// The answer took too long.
        case requestTimedOut = 3001
        /// Something is missing that is needed.
        case missingInformation = 3002
        /// The vocabulary file is not where it should be.
        case invalidUserVocabularyFileLocation = 4000
        /// The extension took too long to start.
        case extensionLaunchingTimeout = 5000
        /// The extension did not start.
        case extensionBringUpFailed = 5001
        /// Something is wrong with an image.
        case imageGeneric = 6000
        /// Nothing is there that loads the image.
        case imageNoServiceAvailable = 6001
        /// The image could not be stored.
        case imageStorageFailed = 6002
        /// The image could not be loaded.
        case imageLoadingFailed = 6003
        /// The image could not be fetched.
        case imageRetrievalFailed = 6004
        /// The image leads to itself.
        case imageProxyLoop = 6005
        /// The image leads nowhere.
        case imageProxyInvalid = 6006
        /// The image took too long to come.
        case imageProxyTimeout = 6007
        /// What loads images failed.
        case imageServiceFailure = 6008
        /// The image could not be scaled.
        case imageScalingFailed = 6009
        /// The user, or the system, does not allow it.
        case permissionDenied = 6010
        /// The shortcut could not be added.
        case voiceShortcutCreationFailed = 7000
        /// The shortcuts could not be read.
        case voiceShortcutGetFailed = 7001
        /// The shortcut could not be deleted.
        case voiceShortcutDeleteFailed = 7002
        /// Something is wrong with what was to be encoded.
        case encodingGeneric = 8000
        /// It could not be encoded.
        case encodingFailed = 8001
        /// It could not be decoded.
        case decodingGeneric = 9000
        /// No intent of the App Intents framework could be made of it.
        case unableToCreateAppIntentRepresentation = 10000
        /// There is no intent of the App Intents framework.
        case noAppIntent = 10001
    }

    /// `INIntentErrorDomain`.
    public static var errorDomain: String { INIntentErrorDomain }

    private let stored: NSError

    /// Creates an error with a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        stored = NSError(domain: INIntentErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// An error that says in a sentence what is wrong and how to mend it.
    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        var userInfo: [String: Any] = [NSLocalizedDescriptionKey: message]
        if let cause { userInfo[NSUnderlyingErrorKey] = cause as NSError }
        self.init(code, userInfo: userInfo)
    }

    /// What went wrong.
    public var code: Code { Code(rawValue: stored.code) ?? .interactionOperationNotSupported }
    /// The raw value of `code`.
    public var errorCode: Int { stored.code }
    /// What else is known of it.
    public var userInfo: [String: Any] { stored.userInfo }
    /// The same as `userInfo`.
    public var errorUserInfo: [String: Any] { stored.userInfo }
    /// What is wrong and how to mend it, in a sentence.
    public var errorDescription: String? { stored.userInfo[NSLocalizedDescriptionKey] as? String }
    /// The domain, the code and the sentence.
    public var description: String { "\(INIntentErrorDomain) \(errorCode): \(errorDescription ?? "\(code)")" }
}

extension INIntentError.Code {
    /// Lets a `catch` or a `case` name a code.
    public static func ~= (code: INIntentError.Code, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == INIntentErrorDomain && error.code == code.rawValue
    }
}

extension INIntentError {
    /// The service does not do this, or is not there.
    public static let interactionOperationNotSupported = Code.interactionOperationNotSupported
    /// A donation was refused.
    public static let donatingInteraction = Code.donatingInteraction
    /// Not all donations could be deleted.
    public static let deletingAllInteractions = Code.deletingAllInteractions
    /// Donations could not be deleted by their identifiers.
    public static let deletingInteractionWithIdentifiers = Code.deletingInteractionWithIdentifiers
    /// A group of donations could not be deleted.
    public static let deletingInteractionWithGroupIdentifier = Code.deletingInteractionWithGroupIdentifier
    /// More than one extension handles the intent.
    public static let intentSupportedByMultipleExtension = Code.intentSupportedByMultipleExtension
    /// The extension restricts an intent that it does not support.
    public static let restrictedIntentsNotSupportedByExtension = Code.restrictedIntentsNotSupportedByExtension
    /// Nothing handles the intent.
    public static let noHandlerProvidedForIntent = Code.noHandlerProvidedForIntent
    /// No intent has the name.
    public static let invalidIntentName = Code.invalidIntentName
    /// No installed app can do it.
    public static let noAppAvailable = Code.noAppAvailable
    /// The answer took too long.
    public static let requestTimedOut = Code.requestTimedOut
    /// Something is missing that is needed.
    public static let missingInformation = Code.missingInformation
    /// The vocabulary file is not where it should be.
    public static let invalidUserVocabularyFileLocation = Code.invalidUserVocabularyFileLocation
    /// The extension took too long to start.
    public static let extensionLaunchingTimeout = Code.extensionLaunchingTimeout
    /// The extension did not start.
    public static let extensionBringUpFailed = Code.extensionBringUpFailed
    /// Something is wrong with an image.
    public static let imageGeneric = Code.imageGeneric
    /// Nothing is there that loads the image.
    public static let imageNoServiceAvailable = Code.imageNoServiceAvailable
    /// The image could not be stored.
    public static let imageStorageFailed = Code.imageStorageFailed
    /// The image could not be loaded.
    public static let imageLoadingFailed = Code.imageLoadingFailed
    /// The image could not be fetched.
    public static let imageRetrievalFailed = Code.imageRetrievalFailed
    /// The image leads to itself.
    public static let imageProxyLoop = Code.imageProxyLoop
    /// The image leads nowhere.
    public static let imageProxyInvalid = Code.imageProxyInvalid
    /// The image took too long to come.
    public static let imageProxyTimeout = Code.imageProxyTimeout
    /// What loads images failed.
    public static let imageServiceFailure = Code.imageServiceFailure
    /// The image could not be scaled.
    public static let imageScalingFailed = Code.imageScalingFailed
    /// The user, or the system, does not allow it.
    public static let permissionDenied = Code.permissionDenied
    /// The shortcut could not be added.
    public static let voiceShortcutCreationFailed = Code.voiceShortcutCreationFailed
    /// The shortcuts could not be read.
    public static let voiceShortcutGetFailed = Code.voiceShortcutGetFailed
    /// The shortcut could not be deleted.
    public static let voiceShortcutDeleteFailed = Code.voiceShortcutDeleteFailed
    /// Something is wrong with what was to be encoded.
    public static let encodingGeneric = Code.encodingGeneric
    /// It could not be encoded.
    public static let encodingFailed = Code.encodingFailed
    /// It could not be decoded.
    public static let decodingGeneric = Code.decodingGeneric
    /// No intent of the App Intents framework could be made of it.
    public static let unableToCreateAppIntentRepresentation = Code.unableToCreateAppIntentRepresentation
    /// There is no intent of the App Intents framework.
    public static let noAppIntent = Code.noAppIntent
}

// Lets `as` and `catch` find an `INIntentError` in an `NSError` of its domain.
extension INIntentError: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSError { stored }

    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout INIntentError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout INIntentError?) -> Bool {
        guard source.domain == INIntentErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = INIntentError(code, userInfo: source.userInfo)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> INIntentError {
        var result: INIntentError?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? INIntentError(.interactionOperationNotSupported)
    }
}
