/// What `system-intents.txt` says; its head explains the format.
public struct SystemIntentsFile: Sendable {
    struct Property: Sendable {
        var name: String
        var type: SystemType
        var isSettable = false
        /// The name of the resolution result without its suffix, in brackets for a list.
        var result: String?
    }

    struct Enumeration: Sendable {
        enum Kind: String { case `enum`, options, strings }

        var name: String
        var kind: Kind
        /// The raw values of `strings` are not used.
        var cases: [(name: String, rawValue: Int)] = []
    }

    struct Initializer: Sendable {
        enum Kind: String {
            case labels, none, empty
            case allOptional = "all-optional"
        }

        var kind: Kind = .labels
        /// Labels with the property that each sets, and whether the argument must be given.
        var labels: [(label: String, property: String, isRequired: Bool, place: SystemIntentsPlace)] = []
    }

    struct Object: Sendable {
        var name: String
        var superclass: String?
        var properties: [Property] = []
        var initializers: [Initializer] = []
    }

    struct Result: Sendable {
        enum Base: String { case value, choice, scalar, result }

        var name: String
        var base: Base
        /// The type of the value, or the name of the result that this one is based on.
        var of: String
        var reasons: [String] = []
        var confirmations: [String] = []
    }

    struct Intent: Sendable {
        var name: String
        /// How a shortcut reads, the fullest first.
        var titles: [(text: String, place: SystemIntentsPlace)] = []
        var parameters: [Property] = []
        /// Resolve methods that belong to no parameter.
        var extraResolutions: [Property] = []
        var response: [Property] = []
        var codes: [String] = []
        var initializers: [Initializer] = []
        var isHandled = true
        /// Whether a handler is told who wants to know when its answer changes.
        var hasUpdates = false
        /// The first label of `handle` and `confirm`.
        var label = "intent"
        /// The label of the completion of resolve methods.
        var resolveLabel = "with"
        /// The name of the code enumeration where it does not follow from the intent's.
        var codeType: String?
    }

    /// A protocol that stands for the handling protocols of several intents.
    struct Domain: Sendable {
        var name: String
        var intents: [String] = []
    }

    var enumerations: [Enumeration] = []
    var objects: [Object] = []
    var results: [Result] = []
    /// Names of results whose classes are written by hand.
    var writtenResults: [String] = []
    var intents: [Intent] = []
    var domains: [Domain] = []
    /// The sentence that documents an entry, by its name in the file.
    var sentences: [String: String] = [:]

    /// The properties of an object, those of its superclass first.
    func properties(of object: Object) -> [Property] {
        guard let superclass = objects.first(where: { $0.name == object.superclass }) else { return object.properties }
        return properties(of: superclass) + object.properties
    }
}

/// A Swift type as the file spells it.
struct SystemType: Sendable {
    var text: String

    var isOptional: Bool { text.hasSuffix("?") }
    private var unwrapped: String { isOptional ? String(text.dropLast()) : text }
    var isList: Bool { unwrapped.hasPrefix("[") && !unwrapped.contains(":") }
    /// The type of the value, or of an element of the list.
    var element: String { isList ? String(unwrapped.dropFirst().dropLast()) : unwrapped }
}
