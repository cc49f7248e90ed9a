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
    ///
    /// - Parameter confirmed: The places (`ParameterPlace.text`) whose proposed value the user confirmed.
    func resolve(confirmed: Set<String>) async throws -> IntentResolution {
        for parameter in type(of: intent)._schema.parameters where handling.resolves(parameter.name) {
            guard let results = try await handling.resolve(parameter.name, of: intent, by: handler) else { continue }
            let outcomes = results.compactMap { ($0 as? INIntentResolutionResult)?._outcome }
            let settlement = try settle(parameter, outcomes, confirmed)
            guard let question = settlement.question else {
                put(settlement.places.compactMap(\.resolved), in: parameter)
                continue
            }
            var asking = try intent.intentValue()
            let places = settlement.places.map { $0.resolved ?? $0.given ?? .null }
            if parameter.isList, places.contains(where: { $0 != .null }) {
                asking.parameters[parameter.name] = .array(places)
            }
            return IntentResolution(outcome: question, intent: asking)
        }
        return IntentResolution(outcome: .ready, intent: try intent.intentValue())
    }

    /// What became of a parameter: of its value, or of each element of its list.
    private struct Settlement {
        var places: [(given: ParameterValue?, resolved: ParameterValue?)] = []
        /// What the user has to be asked first, if anything.
        var question: IntentResolution.Outcome?
    }

    private func settle(
        _ parameter: _INSchema.Parameter, _ outcomes: [INIntentResolutionResult._Outcome], _ confirmed: Set<String>
    ) throws -> Settlement {
        let stored = try intent._values[parameter.name].map { try ParameterValue(any: $0) }
        let given = parameter.isList ? stored?.elements ?? [] : stored.map { [$0] } ?? []
        var settlement = Settlement()
        for (index, outcome) in outcomes.enumerated() {
            let value = index < given.count ? given[index] : nil
            let place = ParameterPlace(parameter.name, element: parameter.isList ? index : nil)
            // Without any element the whole list is missing.
            let missing = given.isEmpty ? ParameterPlace(parameter.name) : place
            var resolved: ParameterValue?
            var question: IntentResolution.Outcome?
            switch outcome {
            case .needsValue: question = .needsValue(missing)
            case .notRequired: break
            case .unsupported(let reason): question = .unsupported(place, reason: reason)
            case .success(let success): resolved = try ParameterValue(any: success)
            case .disambiguation(let values):
                question = .choose(place, try values.map { try ParameterValue(any: $0) })
            case .confirmationRequired(let proposed, _):
                let proposed = try proposed.map { try ParameterValue(any: $0) } ?? value
                if let proposed, confirmed.contains(place.text) {
                    resolved = proposed
                } else {
                    question = proposed.map { .confirm(place, $0) } ?? .needsValue(missing)
                }
            }
            settlement.places.append((value, resolved))
            settlement.question = settlement.question ?? question
        }
        return settlement
    }

    private func put(_ resolved: [ParameterValue], in parameter: _INSchema.Parameter) {
        guard let first = resolved.first else { return }
        let value = parameter.isList ? ParameterValue.array(resolved) : first
        intent._values[parameter.name] = value.anyValue(as: parameter)
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
