import ShortcutModel

/// What the service asks about one intent, put to the app's handler.
///
/// An instance lives for one question and is used by one task.
struct IntentRequest {
    private let intent: INIntent
    private let handler: Any
    private let handling: _INHandling

    /// - Parameter provide: Gives the handler of the intent.
    /// - Throws: `INIntentError` when the class is unknown here, or nothing is given.
    init(_ value: IntentValue, provide: (INIntent) -> Any?) throws {
        intent = INIntent.make(value)
        guard let handling = type(of: intent)._schema.handling else {
            throw INIntentError(
                .invalidIntentName,
                "This program has no class \(value.className); add its definition file to the target that handles it")
        }
        guard let handler = provide(intent) else {
            throw INIntentError(.noHandlerProvidedForIntent, "handler(for:) gave nothing for \(value.className)")
        }
        self.handler = handler
        self.handling = handling
    }

    /// - Throws: `INIntentError` when the handler does not conform to the intent's protocol.
    func requireHandler() async throws {
        guard await handling.isHandled(by: handler) else {
            let name = _className(of: type(of: intent))
            throw INIntentError(.noHandlerProvidedForIntent, "\(type(of: handler)) does not conform to \(name)Handling")
        }
    }

    /// Resolves parameter after parameter, until one needs the user.
    func resolve(confirmed: Set<String>) async throws -> IntentResolution {
        for parameter in type(of: intent)._schema.parameters where handling.resolves(parameter.name) {
            guard let results = try await handling.resolve(parameter.name, of: intent, by: handler) else { continue }
            let outcomes = results.compactMap { ($0 as? INIntentResolutionResult)?._outcome }
            if let question = try settle(parameter, outcomes, isConfirmed: confirmed.contains(parameter.name)) {
                return IntentResolution(outcome: question, intent: try intent.intentValue())
            }
        }
        return IntentResolution(outcome: .ready, intent: try intent.intentValue())
    }

    /// Puts what was resolved into the intent.
    ///
    /// - Returns: What the user has to be asked, if anything.
    private func settle(
        _ parameter: _INSchema.Parameter, _ outcomes: [INIntentResolutionResult._Outcome], isConfirmed: Bool
    ) throws -> IntentResolution.Outcome? {
        var resolved: [ParameterValue] = []
        for outcome in outcomes {
            switch outcome {
            case .needsValue: return .needsValue(parameter: parameter.name)
            case .notRequired: continue
            case .unsupported(let reason): return .unsupported(parameter: parameter.name, reason: reason)
            case .success(let value): resolved.append(try ParameterValue(any: value))
            case .disambiguation(let values):
                return .choose(parameter: parameter.name, try values.map { try ParameterValue(any: $0) })
            case .confirmationRequired(let value, _):
                guard let value = try value.map({ try ParameterValue(any: $0) }) ?? wireValue(of: parameter) else {
                    return .needsValue(parameter: parameter.name)
                }
                if !isConfirmed { return .confirm(parameter: parameter.name, value) }
                resolved.append(value)
            }
        }
        if let first = resolved.first {
            let value = parameter.isList ? ParameterValue.array(resolved) : first
            intent._values[parameter.name] = value.anyValue(as: parameter)
        }
        return nil
    }

    private func wireValue(of parameter: _INSchema.Parameter) throws -> ParameterValue? {
        try intent._values[parameter.name].map { try ParameterValue(any: $0) }
    }

    /// Whether the intent can be handled; a handler that does not say so is ready.
    func confirm() async throws -> IntentResponseValue {
        guard let response = try await handling.confirm(intent, by: handler) else {
            return IntentResponseValue(code: 1, codeName: "ready")
        }
        return try response.responseValue()
    }

    func handle() async throws -> IntentResponseValue {
        try await handling.handle(intent, by: handler).responseValue()
    }

    /// The values that the app offers for a parameter; none when it offers nothing.
    func options(for parameter: String, searchTerm: String?) async throws -> [ParameterValue] {
        guard handling.providesOptions(for: parameter) else { return [] }
        let options = try await handling.options(for: parameter, of: intent, searchTerm: searchTerm, by: handler)
        return try Self.items(of: options).map { try ParameterValue(any: $0) }
    }

    private static func items(of options: Any?) -> [Any] {
        (options as? any ItemCollection)?.anyItems ?? options as? [Any] ?? []
    }
}

/// A collection whose element type is not known.
private protocol ItemCollection {
    var anyItems: [Any] { get }
}

extension INObjectCollection: ItemCollection {
    fileprivate var anyItems: [Any] { allItems }
}
