/// An intent class with everything that belongs to it.
public struct IntentDeclaration: Sendable {
    public var className: String
    public var properties: [PropertyDeclaration] = []
    /// The members of the handling protocol in order.
    public var methods: [HandlingMethod] = []
    public var response: ResponseDeclaration
    /// Enums that belong to this intent alone.
    public var enumerations: [EnumerationDeclaration] = []
    public var reasons: [ReasonsDeclaration] = []
    /// The arguments of `_INSchema` beside name, parameters and handling: label and source.
    public var schemaArguments: [(label: String, source: String)] = []

    public init(className: String, response: ResponseDeclaration) {
        self.className = className
        self.response = response
    }

    public var handlingProtocol: String { className + "Handling" }
}

public struct ResponseDeclaration: Sendable {
    public var className: String
    public var properties: [PropertyDeclaration] = []
    /// All codes with their raw values.
    public var codes: [(name: String, rawValue: Int)]
    /// Those of a definition's own codes that stand for a success.
    public var successes: [String] = []
    public var factories: [Factory] = []

    /// A static method that makes a response of a code with its properties.
    public struct Factory: Sendable {
        public var code: String
        public var parameters: [(label: String, property: PropertyDeclaration)]

        public init(code: String, parameters: [(label: String, property: PropertyDeclaration)]) {
            self.code = code
            self.parameters = parameters
        }
    }

    public init(className: String, codes: [(name: String, rawValue: Int)]) {
        self.className = className
        self.codes = codes
    }

    public var codeEnum: String { className + "Code" }

    /// The codes that every custom intent has.
    public static let standardCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
}

/// One member of a handling protocol.
public struct HandlingMethod: Sendable {
    public enum Role: Sendable, Hashable {
        case handle
        case confirm
        /// Of the parameter with this name.
        case resolve(String)
        case options(String)
        /// The form of `options` that gives an array; completion form only.
        case olderOptions(String)
        /// Gives a value at once.
        case defaultValue(String)
    }

    public var role: Role
    /// The name before the parenthesis.
    public var name: String
    /// The label of the intent: "intent" or "for".
    public var label: String
    /// The label of the completion: "completion" or "with".
    public var completionLabel: String
    /// What the method answers: "OrderSoupIntentResponse", "[ToppingResolutionResult]", "INObjectCollection<NSString>".
    public var answer: String
    /// Whether it takes a search term.
    public var searches: Bool
    public var isRequired: Bool

    public init(
        _ role: Role, name: String, label: String = "for", completionLabel: String = "with", answer: String,
        searches: Bool = false, isRequired: Bool
    ) {
        self.role = role
        self.name = name
        self.label = label
        self.completionLabel = completionLabel
        self.answer = answer
        self.searches = searches
        self.isRequired = isRequired
    }
}
