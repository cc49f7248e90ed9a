/// A parameter of an intent, a property of a response, or a property of a custom type.
///
/// Relationship, prompts, reasons and the `supports...` marks occur on parameters of intents only.
public struct Parameter: Sendable {
    public var name: String
    public var type: ValueType
    /// Whether the value is a list.
    public var isList = false
    public var displayName = Text("")
    public var metadata = Metadata()
    /// Whether the user can edit it.
    public var isConfigurable = false
    /// Whether the app resolves it.
    public var supportsResolution = false
    /// Whether the app provides options at run time.
    public var supportsDynamicOptions = false
    /// Whether the options take a search term.
    public var supportsSearch = false
    public var relationship: Relationship?
    public var prompts: [Prompt] = []
    public var unsupportedReasons: [UnsupportedReason] = []
    /// The number of elements that a list has, by widget family ("Small" ...); empty when the list has no fixed size.
    public var fixedSizes: [String: Int] = [:]
    /// Whether it is one of the four properties that every custom type has.
    public var isBuiltIn = false
    public var location: SourceLocation?

    public init(name: String, type: ValueType) {
        self.name = name
        self.type = type
    }

    /// The text of a prompt of this kind, if the developer wrote one.
    public func prompt(_ kind: Prompt.Kind) -> Text? {
        prompts.first { $0.kind == kind && !$0.text.isEmpty }?.text
    }
}

/// What a parameter holds.
public enum ValueType: Sendable, Hashable {
    case string, integer, decimal, boolean
    case enumeration(Reference)
    /// A custom type; without a reference (Xcode 10) any object.
    case object(Reference?)
    case file, dateComponents, url, placemark, person, speakableString, timeInterval, currencyAmount
    case dateComponentsRange, paymentMethod
    /// "Length", "Mass", "Temperature", "Speed", "Volume" or "Energy".
    case measurement(String)
    /// A word that this reader does not know.
    case unknown(String)

    /// The name of an enumeration or custom type.
    public struct Reference: Sendable, Hashable {
        public var name: String
        /// The namespace of the file that declares it, "System" for the framework, nil for the same file.
        public var namespace: String?

        public init(name: String, namespace: String? = nil) {
            self.name = name
            self.namespace = namespace
        }

        public var isSystem: Bool { namespace == "System" }
    }
}

extension Parameter {
    /// Options by value type.
    public struct Metadata: Sendable {
        /// The default in the type of the parameter; the name of the case for an enumeration.
        public var defaultValue: Scalar?
        public var defaultValueID: String?
        public var minimum: Double?
        public var maximum: Double?
        public var trueName: Text?
        public var falseName: Text?
        /// The editor's control or the kind of value: "Field", "Stepper", "Slider", "Date", "Time", "DateTime", "Image" ...
        public var control: String?
        /// "Style" or "Relative", for dates.
        public var dateFormat: String?
        public var dateStyle: String?
        public var timeStyle: String?
        /// "Seconds" to "Days", for durations.
        public var unit: String?
        public var currencyCodes: [String] = []
        /// Uniform type identifiers that a file may have.
        public var contentTypes: [String] = []
        public var isMultiline = false

        public init() {}
    }

    public enum Scalar: Sendable, Hashable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
    }

    /// Shows a parameter only when its parent's value meets a condition.
    public struct Relationship: Sendable, Hashable {
        public enum Condition: Sendable, Hashable {
            case hasAnyValue
            case hasCase(String)
            case isTrue(Bool)
            case unknown(String)
        }

        public var parent: String
        public var condition: Condition
        public var location: SourceLocation?
    }

    /// A question or statement about a parameter.
    public struct Prompt: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            /// Asks for a value.
            case primary
            /// Asks for a value while the user sets the shortcut up.
            case configuration
            /// Asks whether a value is right.
            case confirmation
            /// Says that there are several values to choose from, with `${count}`.
            case disambiguationIntroduction
            /// Asks for the choice.
            case disambiguationSelection
            case other(String)
        }

        public var kind: Kind
        public var text: Text
    }

    /// A reason why a value can't be used.
    public struct UnsupportedReason: Sendable, Hashable {
        public var code: String
        public var text: Text
        /// Whether Xcode added it for a number with limits.
        public var isStandard: Bool
        public var location: SourceLocation?
    }
}
