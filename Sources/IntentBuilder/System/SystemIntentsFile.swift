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
        enum Kind { case labels, none, empty, allOptional }

        var kind: Kind = .labels
        /// Labels with the property that each sets, and whether the argument must be given.
        var labels: [(label: String, property: String, isRequired: Bool)] = []
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
        var domain: String
        var parameters: [Property] = []
        /// Resolve methods that belong to no parameter.
        var extraResolutions: [Property] = []
        var response: [Property] = []
        var codes: [String] = []
        var initializer: Initializer?
        var isHandled = true
        /// The first label of `handle` and `confirm`.
        var label = "intent"
        /// The label of the completion of resolve methods.
        var resolveLabel = "with"
        /// The name of the code enumeration where it does not follow from the intent's.
        var codeType: String?
    }

    var enumerations: [Enumeration] = []
    var objects: [Object] = []
    var results: [Result] = []
    var intents: [Intent] = []
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

/// A mistake in the file, in the form in which a build shows it at its place.
public struct SystemIntentsFault: Error, CustomStringConvertible {
    var line: Int
    var message: String

    public var description: String { "\(line):1: error: \(message)" }
}
