extension NSUserActivity {
    /// Streams between two devices do not exist on Linux: the handler gets an error, once.
    @preconcurrency public final func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, Self.noStreams)
    }

    /// Streams between two devices do not exist on Linux: this throws.
    public nonisolated(nonsending) final func continuationStreams() async throws -> (InputStream, OutputStream) {
        throw Self.noStreams
    }

    private static var noStreams: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSUserActivityConnectionUnavailableError,
            userInfo: [NSLocalizedDescriptionKey: "There is no other device to exchange streams with"])
    }
}

/// The least code of an error of activities.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityErrorMinimum = 4608
/// The activity could not be taken up.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityHandoffFailedError = 4608
/// The other device is not there.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityConnectionUnavailableError = 4609
/// The other app did not answer.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityRemoteApplicationTimedOutError = 4610
/// The state is too large.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityHandoffUserInfoTooLargeError = 4611
/// The greatest code of an error of activities.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityErrorMaximum = 4863
