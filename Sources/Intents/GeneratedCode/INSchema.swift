/// What generated code tells the library about an intent, a response or a custom type.
public struct _INSchema: @unchecked Sendable {
    // @unchecked: every member is a constant; key paths of classes hold no state.

    /// The name of the class without its module, which is also the activity type of its shortcuts.
    public let className: String
    /// The parameters in the order of the definition.
    public let parameters: [Parameter]
    /// The sets of parameters that make a shortcut.
    public let combinations: [Combination]
    /// False when the definition says that the intent is not to be suggested.
    public let isEligibleForSuggestions: Bool
    /// True when people may fill in the parameters themselves, which waives the check of combinations.
    public let isConfigurable: Bool
    /// The name of the parameter that each key path of the class stands for.
    public let keyPaths: [AnyKeyPath: String]

    public struct Parameter: Sendable {
        public let name: String
        /// The type word of the definition file: String, Integer, Object …
        public let type: String
        public let isArray: Bool
        /// The name of the custom class or enum, if the parameter has one.
        public let typeName: String?

        public init(_ name: String, type: String, isArray: Bool = false, typeName: String? = nil) {
            self.name = name
            self.type = type
            self.isArray = isArray
            self.typeName = typeName
        }
    }

    public struct Combination: Sendable {
        public let parameterNames: Set<String>
        public let hasTitle: Bool

        public init(_ parameterNames: Set<String>, hasTitle: Bool) {
            self.parameterNames = parameterNames
            self.hasTitle = hasTitle
        }
    }

    public init(
        className: String, parameters: [Parameter] = [], combinations: [Combination] = [],
        isEligibleForSuggestions: Bool = true, isConfigurable: Bool = false, keyPaths: [AnyKeyPath: String] = [:]
    ) {
        self.className = className
        self.parameters = parameters
        self.combinations = combinations
        self.isEligibleForSuggestions = isEligibleForSuggestions
        self.isConfigurable = isConfigurable
        self.keyPaths = keyPaths
    }
}
