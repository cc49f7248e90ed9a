/// An action that an app can do.
public struct Intent: Sendable {
    /// The name without prefix and suffix.
    public var name: String
    /// The class name that the file gives; the name of the framework's class for a system intent.
    public var explicitClassName: String?
    /// The class prefix of the project when the intent was made.
    public var classPrefix: String?
    /// Whether it customises an intent of the framework.
    public var isSystem = false
    public var title = Text("")
    public var descriptionText = Text("")
    /// "order", "information", "generic" ...: decides the default wording.
    public var category: String?
    public var verb: String?
    /// Whether it is shown as an action that the user can set up.
    public var isConfigurable = false
    public var isEligibleForWidgets = false
    /// Whether the system may predict it.
    public var isEligibleForSuggestions = true
    /// Whether to ask before running it.
    public var needsConfirmation = false
    /// 0, 1 or 2; more is more restricted.
    public var restrictions: Int?
    public var defaultImageName: String?
    /// The parameter whose picture and words stand for the intent.
    public var keyParameter: String?
    /// The parameter that takes the result of the action before.
    public var inputParameter: String?
    /// In the order of declaration.
    public var parameters: [Parameter] = []
    /// The sets of parameters that make a shortcut which can be suggested.
    public var combinations: [Combination] = []
    /// How the action reads in an editor for a state of the parent parameters.
    public var managedCombinations: [Combination] = []
    /// Nil for system intents.
    public var response: Response?
    public var location: SourceLocation?

    public init(name: String) { self.name = name }

    public func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension Intent {
    /// A set of parameters with a title.
    public struct Combination: Sendable {
        /// The names as the file writes them, joined by commas. Their order means nothing.
        public var key: String
        public var parameters: Set<String>
        public var title: Text
        /// The second line; suggestions only.
        public var subtitle: Text
        public var isPrimary: Bool
        /// Whether a shortcut of this set can run without opening the app.
        public var supportsBackgroundExecution: Bool
        public var location: SourceLocation?

        public init(key: String, title: Text = Text(""), subtitle: Text = Text("")) {
            self.key = key
            parameters = Set(key.split(separator: ",").map(\.trimmingSpaces))
            self.title = title
            self.subtitle = subtitle
            isPrimary = false
            supportsBackgroundExecution = true
        }
    }

    /// What the app answers.
    public struct Response: Sendable {
        public var properties: [Parameter] = []
        /// In file order, with "success" and "failure".
        public var codes: [Code] = []
        /// The property that the next action takes.
        public var output: String?

        public init() {}

        public func code(named name: String) -> Code? { codes.first { $0.name == name } }
        public func property(named name: String) -> Parameter? { properties.first { $0.name == name } }
    }

    /// A code of a response with its texts.
    public struct Code: Sendable {
        public var name: String
        public var isSuccess: Bool
        /// What is said.
        public var text: Text
        /// What is printed where there is little room.
        public var conciseText: Text
        public var location: SourceLocation?

        /// Whether every intent has it: it counts among the framework's codes.
        public var isStandard: Bool { name == "success" || name == "failure" }

        public init(name: String, isSuccess: Bool = false, text: Text = Text(""), conciseText: Text = Text("")) {
            self.name = name
            self.isSuccess = isSuccess
            self.text = text
            self.conciseText = conciseText
        }
    }
}
