import Bus
import ShortcutProtocol

/// One thing asked of the service on behalf of an app, with the error that the app sees when it fails.
struct ServiceCall: Sendable {
    let code: INIntentError.Code
    /// What fails, as the beginning of a sentence.
    let subject: String
    /// Whether the call changes what earlier or later calls see.
    let isOrdered: Bool

    init(_ code: INIntentError.Code, _ subject: String, isOrdered: Bool = true) {
        self.code = code
        self.subject = subject
        self.isOrdered = isOrdered
    }

    /// Runs the call and then the completion, once, on a background thread. Without a completion a failure is logged.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (any ShortcutService) async throws -> Value,
        _ completion: @escaping @Sendable (Result<Value, INIntentError>) -> Void
    ) {
        let service = CurrentService.service
        ServiceQueue.shared.add(inOrder: isOrdered) {
            let result: Result<Value, INIntentError>
            do { result = .success(try await body(service)) } catch { result = .failure(self.error(from: error)) }
            completion(result)
        }
    }

    func run(
        _ completion: (@Sendable ((any Error)?) -> Void)?,
        _ body: @escaping @Sendable (any ShortcutService) async throws -> Void
    ) {
        let finish: @Sendable (Result<Void, INIntentError>) -> Void = { result in
            let error: INIntentError? = if case .failure(let error) = result { error } else { nil }
            if let completion {
                completion(error)
            } else if let error {
                Log.warning(error.description)
            }
        }
        run(body, finish)
    }

    func value<Value: Sendable>(
        _ body: @escaping @Sendable (any ShortcutService) async throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            run(body) { continuation.resume(with: $0) }
        }
    }

    func error(from cause: any Error) -> INIntentError {
        if let error = cause as? INIntentError { return error }
        guard let error = cause as? BusError, error.isServiceUnknown || error.isDisconnected || error.isNoReply else {
            return INIntentError(code, "\(subject): \(cause)", cause: cause)
        }
        return INIntentError(
            code, "\(subject): the shortcuts service can't be reached (\(error)); see whether inklingd is installed",
            cause: error)
    }
}
