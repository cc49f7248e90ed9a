import Foundation

/// Calls the methods of a handler without knowing its type.
///
/// Each closure calls the async form; where a class has written the completion form, the protocol's default of the
/// async form leads there.
public struct _INHandling {
    private let accepts: (Any) -> Bool
    private let handleIntent: (Any, NSObject) async -> NSObject
    private let confirmIntent: (Any, NSObject) async -> NSObject
    private let resolvers: [String: (Any, NSObject) async -> [NSObject]]
    private let providers: [String: (Any, NSObject, String?) async throws -> NSObject]
    private let defaults: [String: (Any, NSObject) -> Any?]

    /// - Parameters:
    ///   - intent: The intent class.
    ///   - handler: The existential of the handling protocol.
    ///   - resolve: By the parameter's name: asks the handler for resolution results, one, or one an element of a list.
    ///   - options: By the parameter's name: asks for the options. The last argument is the search term.
    ///   - defaults: By the parameter's name: asks for the default value.
    public init<Intent: NSObject, Handler>(
        _ intent: Intent.Type,
        _ handler: Handler.Type,
        handle: @escaping (Handler, Intent) async -> NSObject,
        confirm: @escaping (Handler, Intent) async -> NSObject,
        resolve: [String: (Handler, Intent) async -> [NSObject]] = [:],
        options: [String: (Handler, Intent, String?) async throws -> NSObject] = [:],
        defaults: [String: (Handler, Intent) -> Any?] = [:]
    ) {
        accepts = { $0 is Handler }
        handleIntent = { await handle($0 as! Handler, $1 as! Intent) }
        confirmIntent = { await confirm($0 as! Handler, $1 as! Intent) }
        resolvers = resolve.mapValues { resolve in { await resolve($0 as! Handler, $1 as! Intent) } }
        providers = options.mapValues { provide in { try await provide($0 as! Handler, $1 as! Intent, $2) } }
        self.defaults = defaults.mapValues { value in { value($0 as! Handler, $1 as! Intent) } }
    }
}

extension _INHandling {
    /// Whether the object conforms to the handling protocol of the intent. All other calls need that.
    public func isHandled(by handler: Any) -> Bool { accepts(handler) }

    /// The parameters that a handler resolves.
    public func resolves(_ parameter: String) -> Bool { resolvers[parameter] != nil }

    /// The parameters that a handler has options for.
    public func providesOptions(for parameter: String) -> Bool { providers[parameter] != nil }

    public func handle(_ intent: NSObject, by handler: Any) async -> NSObject {
        await handleIntent(handler, intent)
    }

    public func confirm(_ intent: NSObject, by handler: Any) async -> NSObject {
        await confirmIntent(handler, intent)
    }

    /// One resolution result, or one for each element of a list; nil when the definition asks for no resolution.
    public func resolve(_ parameter: String, of intent: NSObject, by handler: Any) async -> [NSObject]? {
        await resolvers[parameter]?(handler, intent)
    }

    /// The options as an `INObjectCollection<AnyObject>`; nil when the definition has no dynamic options.
    public func options(
        for parameter: String, of intent: NSObject, searchTerm: String? = nil, by handler: Any
    ) async throws -> NSObject? {
        try await providers[parameter]?(handler, intent, searchTerm)
    }

    /// The value that the handler suggests to start with.
    public func defaultValue(of parameter: String, of intent: NSObject, by handler: Any) -> Any? {
        defaults[parameter]?(handler, intent)
    }
}
