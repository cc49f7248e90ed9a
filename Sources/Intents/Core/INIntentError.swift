// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of this framework.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error of this framework. What caused it is in `userInfo[NSUnderlyingErrorKey]`.
public struct INIntentError: Error, CustomNSError, LocalizedError, Equatable, Hashable, CustomStringConvertible {
    public enum Code: Int, Sendable, CaseIterable {
        case interactionOperationNotSupported = 1900
        case donatingInteraction = 1901
        case deletingAllInteractions = 1902
        case deletingInteractionWithIdentifiers = 1903
        case deletingInteractionWithGroupIdentifier = 1904
        case intentSupportedByMultipleExtension = 2001
        case restrictedIntentsNotSupportedByExtension = 2002
        case noHandlerProvidedForIntent = 2003
        case invalidIntentName = 2004
        case noAppAvailable = 2005
        case requestTimedOut = 3001
        case missingInformation = 3002
        case invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000
        case extensionBringUpFailed = 5001
        case imageGeneric = 6000
        case imageNoServiceAvailable = 6001
        case imageStorageFailed = 6002
        case imageLoadingFailed = 6003
        case imageRetrievalFailed = 6004
        case imageProxyLoop = 6005
        case imageProxyInvalid = 6006
        case imageProxyTimeout = 6007
        case imageServiceFailure = 6008
        case imageScalingFailed = 6009
        case permissionDenied = 6010
        case voiceShortcutCreationFailed = 7000
        case voiceShortcutGetFailed = 7001
        case voiceShortcutDeleteFailed = 7002
        case encodingGeneric = 8000
        case encodingFailed = 8001
        case decodingGeneric = 9000
    }

    public static var errorDomain: String { INIntentErrorDomain }

    private let stored: NSError

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        stored = NSError(domain: INIntentErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// An error that says in a sentence what is wrong and how to mend it.
    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        var userInfo: [String: Any] = [NSLocalizedDescriptionKey: message]
        if let cause { userInfo[NSUnderlyingErrorKey] = cause as NSError }
        self.init(code, userInfo: userInfo)
    }

    public var code: Code { Code(rawValue: stored.code) ?? .interactionOperationNotSupported }
    public var errorCode: Int { stored.code }
    public var userInfo: [String: Any] { stored.userInfo }
    public var errorUserInfo: [String: Any] { stored.userInfo }
    public var errorDescription: String? { stored.userInfo[NSLocalizedDescriptionKey] as? String }
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
    public static let interactionOperationNotSupported = Code.interactionOperationNotSupported
    public static let donatingInteraction = Code.donatingInteraction
    public static let deletingAllInteractions = Code.deletingAllInteractions
    public static let deletingInteractionWithIdentifiers = Code.deletingInteractionWithIdentifiers
    public static let deletingInteractionWithGroupIdentifier = Code.deletingInteractionWithGroupIdentifier
    public static let intentSupportedByMultipleExtension = Code.intentSupportedByMultipleExtension
    public static let restrictedIntentsNotSupportedByExtension = Code.restrictedIntentsNotSupportedByExtension
    public static let noHandlerProvidedForIntent = Code.noHandlerProvidedForIntent
    public static let invalidIntentName = Code.invalidIntentName
    public static let noAppAvailable = Code.noAppAvailable
    public static let requestTimedOut = Code.requestTimedOut
    public static let missingInformation = Code.missingInformation
    public static let invalidUserVocabularyFileLocation = Code.invalidUserVocabularyFileLocation
    public static let extensionLaunchingTimeout = Code.extensionLaunchingTimeout
    public static let extensionBringUpFailed = Code.extensionBringUpFailed
    public static let imageGeneric = Code.imageGeneric
    public static let imageNoServiceAvailable = Code.imageNoServiceAvailable
    public static let imageStorageFailed = Code.imageStorageFailed
    public static let imageLoadingFailed = Code.imageLoadingFailed
    public static let imageRetrievalFailed = Code.imageRetrievalFailed
    public static let imageProxyLoop = Code.imageProxyLoop
    public static let imageProxyInvalid = Code.imageProxyInvalid
    public static let imageProxyTimeout = Code.imageProxyTimeout
    public static let imageServiceFailure = Code.imageServiceFailure
    public static let imageScalingFailed = Code.imageScalingFailed
    public static let permissionDenied = Code.permissionDenied
    public static let voiceShortcutCreationFailed = Code.voiceShortcutCreationFailed
    public static let voiceShortcutGetFailed = Code.voiceShortcutGetFailed
    public static let voiceShortcutDeleteFailed = Code.voiceShortcutDeleteFailed
    public static let encodingGeneric = Code.encodingGeneric
    public static let encodingFailed = Code.encodingFailed
    public static let decodingGeneric = Code.decodingGeneric
}
