import Synchronization

/// What a form of a handling method answers that the class has not written.
///
/// It shows up in a compiler's message when code calls the form of a method that its class has not implemented: call
/// the other one.
public struct _INNotWritten: Sendable {
    public init() {}

    /// The code of a response and the reason of a result that stand in for a form that is not written.
    static var number: Int { .min }

    /// Whether a class wrote the form that gave the answer.
    fileprivate static func isWritten(_ answer: Any) -> Bool {
        switch answer {
        case is _INNotWritten: false
        case let response as INIntentResponse: response._code != number
        case let result as INIntentResolutionResult: !result.isNotWritten
        case let results as [INIntentResolutionResult]: results.first?.isNotWritten != true
        default: true
        }
    }
}

extension INIntentResponse {
    /// What a form answers that the class has not written, where the protocol names the type of the answer.
    public convenience init(_notWritten: Void) { self.init(_code: _INNotWritten.number, userActivity: nil) }
}

extension INIntentResolutionResult {
    fileprivate var isNotWritten: Bool {
        if case .unsupported(_INNotWritten.number) = _outcome { true } else { false }
    }

    /// What a form answers that the class has not written.
    public convenience init(_notWritten: Void) {
        self.init(_outcome: .unsupported(reason: _INNotWritten.number))
    }
}

extension Array where Element: INIntentResolutionResult {
    /// What a form answers that the class has not written.
    public init(_notWritten: Void) { self = [Element(_outcome: .unsupported(reason: _INNotWritten.number))] }
}

/// The two forms of one method of a handling protocol.
///
/// Its functions are not specialised for each protocol: handlers are called seldom, and there are many of them.
public final class _INMethod<Handler, Intent> {
    private let asynchronous: (Handler, Intent, String?) async throws -> Any
    private let completion: (Handler, Intent, String?, @escaping @Sendable (Any?, (any Error)?) -> Void) -> Void
    private let older: ((Handler, Intent, @escaping @Sendable (Any?, (any Error)?) -> Void) -> Void)?

    private init(
        _ asynchronous: @escaping (Handler, Intent, String?) async throws -> Any,
        _ completion: @escaping (Handler, Intent, String?, @escaping @Sendable (Any?, (any Error)?) -> Void) -> Void,
        older: ((Handler, Intent, @escaping @Sendable (Any?, (any Error)?) -> Void) -> Void)?
    ) {
        self.asynchronous = asynchronous
        self.completion = completion
        self.older = older
    }

    /// A method that answers with a response or with resolution results.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func answer(
        _ asynchronous: @escaping (Handler, Intent) async -> Any,
        _ completion: @escaping (Handler, Intent, @escaping @Sendable (Any) -> Void) -> Void
    ) -> _INMethod {
        _INMethod(
            { handler, intent, _ in await asynchronous(handler, intent) },
            { handler, intent, _, done in completion(handler, intent) { done($0, nil) } }, older: nil)
    }

    /// A method that provides options; the third argument is the search term.
    /// - Parameter older: The method that gives an array, for classes that have only that.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func options(
        _ asynchronous: @escaping (Handler, Intent, String?) async throws -> Any,
        _ completion:
            @escaping (Handler, Intent, String?, @escaping @Sendable (Any?, (any Error)?) -> Void) -> Void,
        older: ((Handler, Intent, @escaping @Sendable (Any?, (any Error)?) -> Void) -> Void)? = nil
    ) -> _INMethod {
        _INMethod(asynchronous, completion, older: older)
    }

    /// Calls the form that the class has; the answer is `_INNotWritten` when it has none. A form with a completion is
    /// called where the caller is.
    @_semantics("optimize.sil.specialize.generic.never")
    func call(
        _ handler: Handler, _ intent: Intent, _ term: String?, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Any {
        let arguments = UncheckedSendable((self, handler, intent))
        var answer = try await Self.callAsynchronous(arguments, term).value
        if !_INNotWritten.isWritten(answer) {
            answer = try await Completion.answer(of: handler) { completion(handler, intent, term, $0) }
        }
        if !_INNotWritten.isWritten(answer), let older {
            answer = try await Completion.answer(of: handler) { older(handler, intent, $0) }
        }
        return _INNotWritten.isWritten(answer) ? answer : _INNotWritten()
    }

    // The arguments are used by nobody else until the answer is there.
    @_semantics("optimize.sil.specialize.generic.never")
    private static func callAsynchronous(
        _ arguments: UncheckedSendable<(_INMethod, Handler, Intent)>, _ term: String?
    ) async throws -> UncheckedSendable<Any> {
        let (method, handler, intent) = arguments.value
        return UncheckedSendable(try await method.asynchronous(handler, intent, term))
    }
}

/// A completion that is answered once, whatever the handler does with it.
private final class Completion: Sendable {
    private let handler: String
    private let continuation: Mutex<CheckedContinuation<Answer, any Error>?>

    // The handler gives the answer away with the call; nothing else touches it until the caller has it.
    private struct Answer: @unchecked Sendable {
        let value: Any
    }

    private init(_ handler: String, _ continuation: CheckedContinuation<Answer, any Error>) {
        self.handler = handler
        self.continuation = Mutex(continuation)
    }

    /// Starts a method with a completion and waits for the first call of that.
    static func answer(
        of handler: Any, isolation: isolated (any Actor)? = #isolation,
        _ start: (@escaping @Sendable (Any?, (any Error)?) -> Void) -> Void
    ) async throws -> Any {
        let name = "\(type(of: handler))"
        return try await withCheckedThrowingContinuation { continuation in
            let completion = Completion(name, continuation)
            start { completion.call($0, $1) }
        }.value
    }

    private func call(_ value: Any?, _ error: (any Error)?) {
        guard let continuation = take() else {
            Log.warning("\(handler) called a completion a second time; only the first call counts")
            return
        }
        if let error {
            continuation.resume(throwing: error)
        } else if let value {
            continuation.resume(returning: Answer(value: value))
        } else {
            continuation.resume(throwing: _INHandlingError.emptyAnswer(handler))
        }
    }

    private func take() -> CheckedContinuation<Answer, any Error>? {
        continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
    }

    deinit {
        guard let continuation = take() else { return }
        Log.warning("\(handler) let go of a completion without calling it; call it once on each path")
        continuation.resume(throwing: _INHandlingError.completionNotCalled(handler))
    }
}
