/// Calls the methods of a handler without knowing its type.
///
/// A handler writes each method in its completion form or in its async form. The protocol's own version of a form
/// answers `_INNotWritten`, so this table can tell which one a class has.
// A table never changes after `init`, and its closures come from generated code that captures nothing: calling them from
// several threads is safe.
public struct _INHandling: @unchecked Sendable {
    private let accepts: (Any) -> Bool
    private let handleMethod: ErasedMethod
    private let confirmMethod: ErasedMethod
    private let resolveMethods: [String: ErasedMethod]
    private let optionsMethods: [String: ErasedMethod]
    private let defaultMethods: [String: (Any, INIntent) -> Any?]

    private typealias ErasedMethod = (Any, INIntent, String?) async throws -> Any

    /// - Parameters:
    ///   - intent: The intent class.
    ///   - handler: The existential of the handling protocol.
    ///   - resolve: By the parameter's name: asks for resolution results.
    ///   - options: By the parameter's name: asks for the options.
    ///   - defaults: By the parameter's name: asks for the default value.
    @_semantics("optimize.sil.specialize.generic.never")
    public init<Intent: INIntent, Handler>(
        _ intent: Intent.Type,
        _ handler: Handler.Type,
        handle: _INMethod<Handler, Intent>,
        confirm: _INMethod<Handler, Intent>,
        resolve: [String: _INMethod<Handler, Intent>] = [:],
        options: [String: _INMethod<Handler, Intent>] = [:],
        defaults: [String: (Handler, Intent) -> Any?] = [:]
    ) {
        func erased(_ method: _INMethod<Handler, Intent>) -> ErasedMethod {
            { handler, intent, term in
                guard let intent = intent as? Intent else {
                    throw _INHandlingError.notAHandler("\(type(of: handler))", "\(Handler.self)")
                }
                if let handler = handler as? Handler { return try await method.call(handler, intent, term) }
                let arguments = UncheckedSendable((handler, intent, method))
                return try await Self.callOnMainActor(arguments, term).value
            }
        }
        accepts = { $0 is Handler }
        handleMethod = erased(handle)
        confirmMethod = erased(confirm)
        resolveMethods = resolve.mapValues(erased)
        optionsMethods = options.mapValues(erased)
        defaultMethods = defaults.mapValues { value in
            { handler, intent in
                guard let handler = handler as? Handler, let intent = intent as? Intent else { return nil }
                return value(handler, intent)
            }
        }
    }
}

extension _INHandling {
    /// Calls a method of a class that conforms to the protocol on the main actor alone: elsewhere it does not show that it
    /// conforms.
    // The arguments are used by nobody else until the answer is there.
    @MainActor private static func callOnMainActor<Handler, Intent>(
        _ arguments: UncheckedSendable<(Any, Intent, _INMethod<Handler, Intent>)>, _ term: String?
    ) async throws -> UncheckedSendable<Any> {
        let (handler, intent, method) = arguments.value
        guard let handler = handler as? Handler else {
            throw _INHandlingError.notAHandler("\(type(of: handler))", "\(Handler.self)")
        }
        return UncheckedSendable(try await method.call(handler, intent, term))
    }

    /// Whether the object conforms to the handling protocol of the intent, if only on the main actor.
    public func isHandled(by handler: Any) async -> Bool {
        if accepts(handler) { return true }
        let handler = UncheckedSendable(handler)
        return await MainActor.run { accepts(handler.value) }
    }

    /// Whether the handler is asked to resolve a parameter.
    public func resolves(_ parameter: String) -> Bool { resolveMethods[parameter] != nil }

    /// Whether the handler has options for a parameter.
    public func providesOptions(for parameter: String) -> Bool { optionsMethods[parameter] != nil }

    /// The answer to the intent.
    /// - Throws: `_INHandlingError` when the class has no such method or it never answers.
    public func handle(_ intent: INIntent, by handler: Any) async throws -> INIntentResponse {
        let answer = try await handleMethod(handler, intent, nil)
        guard let response = answer as? INIntentResponse else {
            throw _INHandlingError.notWritten("handle(intent:)", "\(type(of: handler))")
        }
        return response
    }

    /// The answer to the question whether the intent can be handled; nil when the class does not say, then it can.
    public func confirm(_ intent: INIntent, by handler: Any) async throws -> INIntentResponse? {
        try await confirmMethod(handler, intent, nil) as? INIntentResponse
    }

    /// One resolution result, or one for each element of a list; nil when the class does not resolve the parameter.
    public func resolve(_ parameter: String, of intent: INIntent, by handler: Any) async throws -> [NSObject]? {
        let answer = try await resolveMethods[parameter]?(handler, intent, nil)
        return answer as? [NSObject] ?? (answer as? NSObject).map { [$0] }
    }

    /// The options, an `INObjectCollection` or an array; nil when the class has none for the parameter.
    public func options(
        for parameter: String, of intent: INIntent, searchTerm: String? = nil, by handler: Any
    ) async throws -> Any? {
        let answer = try await optionsMethods[parameter]?(handler, intent, searchTerm)
        return answer is _INNotWritten ? nil : answer
    }

    /// The value that the class suggests to start with.
    public func defaultValue(of parameter: String, of intent: INIntent, by handler: Any) -> Any? {
        defaultMethods[parameter]?(handler, intent)
    }
}

/// Why a handler gave no answer.
public enum _INHandlingError: Error, CustomStringConvertible {
    /// The object does not conform to the handling protocol.
    case notAHandler(String, String)
    /// The class has neither form of a method.
    case notWritten(String, String)
    /// The method let go of its completion without calling it.
    case completionNotCalled(String)
    /// The method called its completion with neither a value nor an error.
    case emptyAnswer(String)

    public var description: String {
        switch self {
        case .notAHandler(let name, let handling): "\(name) does not conform to \(handling)"
        case .notWritten(let method, let name): "\(name) does not implement \(method)"
        case .completionNotCalled(let name): "\(name) let go of a completion without calling it"
        case .emptyAnswer(let name): "\(name) called a completion with neither a value nor an error"
        }
    }
}
