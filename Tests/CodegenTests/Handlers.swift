import Intents

/// Writes all methods in their completion form, as code from before Swift concurrency does.
final class CompletionHandler: NSObject, BrewTeaIntentHandling {
    func handle(intent: BrewTeaIntent, completion: @escaping (BrewTeaIntentResponse) -> Void) {
        guard let leaf = intent.leaf else {
            return completion(BrewTeaIntentResponse(code: .leafMissing, userActivity: nil))
        }
        completion(.success(leaf: leaf, minutes: 4, cups: intent.cups ?? 1))
    }

    func confirm(intent: BrewTeaIntent, completion: @escaping (BrewTeaIntentResponse) -> Void) {
        completion(.init(code: .inProgress, userActivity: nil))
    }

    func resolveLeaf(for intent: BrewTeaIntent, with completion: @escaping (LeafResolutionResult) -> Void) {
        guard let leaf = intent.leaf else { return completion(.needsValue()) }
        completion(.success(with: leaf))
    }

    func resolveStrength(for intent: BrewTeaIntent, with completion: @escaping (StrengthResolutionResult) -> Void) {
        completion(intent.strength == .unknown ? .confirmationRequired(with: .medium) : .success(with: intent.strength))
    }

    func resolveCups(for intent: BrewTeaIntent, with completion: @escaping (BrewTeaCupsResolutionResult) -> Void) {
        guard let cups = intent.cups as? Int else { return completion(.confirmationRequired(with: 2)) }
        completion(cups > 8 ? .unsupported(forReason: .potTooSmall) : .success(with: cups))
    }

    func resolveMilk(for intent: BrewTeaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        completion(.success(with: intent.milk?.boolValue ?? false))
    }

    func resolveExtras(for intent: BrewTeaIntent, with completion: @escaping ([ExtraResolutionResult]) -> Void) {
        completion((intent.extras ?? []).map { ExtraResolutionResult.success(with: $0) })
    }

    func provideLeafOptionsCollection(
        for intent: BrewTeaIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<Leaf>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: [Leaf(identifier: searchTerm, display: "Assam")]), nil)
    }

    func provideExtrasOptionsCollection(
        for intent: BrewTeaIntent, with completion: @escaping (INObjectCollection<Extra>?, Error?) -> Void
    ) {
        completion(nil, CocoaError(.fileNoSuchFile))
    }

    func provideBrandOptionsCollection(
        for intent: BrewTeaIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        completion(INObjectCollection<NSString>(items: ["Blue", "Green"]), nil)
    }

    func defaultLeaf(for intent: BrewTeaIntent) -> Leaf? { Leaf(identifier: "a", display: "Assam") }
}

/// Mixes both forms, and leaves out what is optional.
final class MixedHandler: NSObject, BrewTeaIntentHandling {
    func handle(intent: BrewTeaIntent) async -> BrewTeaIntentResponse {
        .success(leaf: intent.leaf ?? Leaf(identifier: nil, display: "any"), minutes: 3, cups: 1)
    }

    func resolveLeaf(for intent: BrewTeaIntent) async -> LeafResolutionResult { .disambiguation(with: []) }

    func resolveStrength(for intent: BrewTeaIntent, with completion: @escaping (StrengthResolutionResult) -> Void) {
        completion(.notRequired())
    }

    func resolveCups(for intent: BrewTeaIntent) async -> BrewTeaCupsResolutionResult { .needsValue() }

    // Code for newer systems writes the completion like this.
    func resolveMilk(
        for intent: BrewTeaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) {
        completion(.unsupported())
    }

    func resolveExtras(for intent: BrewTeaIntent) async -> [ExtraResolutionResult] {
        [.confirmationRequired(with: nil), .notRequired()]
    }

    func provideLeafOptionsCollection(for intent: BrewTeaIntent, searchTerm: String?) async throws
        -> INObjectCollection<
            Leaf
        >
    {
        .init(sections: [INObjectSection(title: searchTerm, items: [Leaf(identifier: "d", display: "Darjeeling")])])
    }

    func provideExtrasOptionsCollection(for intent: BrewTeaIntent) async throws -> INObjectCollection<Extra> {
        throw CocoaError(.fileNoSuchFile)
    }

    func provideBrandOptionsCollection(
        for intent: BrewTeaIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        completion(nil, nil)
    }
}

/// A widget's handler has options only.
final class ShelfHandler: NSObject, ShelfWidgetIntentHandling {
    func provideShelfOptionsCollection(for intent: ShelfWidgetIntent) async throws -> INObjectCollection<Leaf> {
        .init(items: [])
    }
}

/// Belongs to the main actor, as does its conformance: so are classes of a module whose default is the main actor.
@MainActor final class MainActorHandler: NSObject, @MainActor ShelfWidgetIntentHandling {
    private(set) var handled = 0

    func handle(intent: ShelfWidgetIntent, completion: @escaping (ShelfWidgetIntentResponse) -> Void) {
        MainActor.assertIsolated()
        handled += 1
        completion(.init(code: .success, userActivity: nil))
    }

    func provideShelfOptionsCollection(for intent: ShelfWidgetIntent) async throws -> INObjectCollection<Leaf> {
        MainActor.assertIsolated()
        handled += 1
        return .init(items: [Leaf(identifier: "a", display: "Assam")])
    }
}

/// One object for several intents, as most extensions have it.
final class EverythingHandler: INExtension, ShelfWidgetIntentHandling, OddNamesIntentHandling {
    override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is BrewTeaIntent: CompletionHandler()
        default: self
        }
    }

    func handle(intent: ShelfWidgetIntent) async -> ShelfWidgetIntentResponse {
        .init(code: .success, userActivity: nil)
    }

    func provideShelfOptionsCollection(for intent: ShelfWidgetIntent) async throws -> INObjectCollection<Leaf> {
        .init(items: [])
    }

    func handle(intent: OddNamesIntent, completion: @escaping (OddNamesIntentResponse) -> Void) {
        completion(.success(code: "all", description: ""))
    }

    func resolveDescription(for intent: OddNamesIntent) async -> INStringResolutionResult { .notRequired() }

    func provideNamesOptionsCollection(
        for intent: OddNamesIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        completion(nil, nil)
    }
}

/// Answers twice, or not at all.
final class BrokenHandler: NSObject, OddNamesIntentHandling {
    func handle(intent: OddNamesIntent, completion: @escaping (OddNamesIntentResponse) -> Void) {
        completion(.success(code: "first", description: ""))
        completion(.init(code: .failure, userActivity: nil))
    }

    func confirm(intent: OddNamesIntent, completion: @escaping (OddNamesIntentResponse) -> Void) {}

    func resolveDescription(for intent: OddNamesIntent) async -> INStringResolutionResult { .notRequired() }

    func provideNamesOptionsCollection(for intent: OddNamesIntent) async throws -> INObjectCollection<NSString> {
        .init(items: [])
    }
}

// What apps do with generated types in extensions.
extension BrewTeaIntent {
    convenience init(leaf: Leaf, cups: Int) {
        self.init()
        self.leaf = leaf
        self.cups = cups as NSNumber
    }
}

extension Leaf {
    convenience init(named name: String) { self.init(identifier: name, display: name.capitalized) }
    static var all: [Leaf] { ["assam", "darjeeling"].map { Leaf(named: $0) } }
}

extension Strength {
    init(level: Int) { self = level > 2 ? .strong : .mild }
}
