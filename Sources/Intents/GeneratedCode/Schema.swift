// GeneratedCode: what the source that `intentbuilder` writes stands on.
//
// Generated classes are a few lines each; their behaviour is here and in the base classes. It must not know the bus,
// the service, or the format of definition files. Names begin with an underscore: no application writes them by hand.

import Foundation

/// Describes one generated class (an intent, a response or a custom type) at run time.
///
/// `INIntent`, `INIntentResponse` and `INObject` have an overridable `class var _schema`; generated subclasses
/// override it with one constant.
// A schema never changes after `init`, and holds metatypes, key path literals and capture-less closures only: reading
// it from several threads is safe.
public final class _INSchema: @unchecked Sendable {
    /// The name of the class without its module, as Apple's `@objc(Name)` would give it.
    public let className: String
    /// The properties in the order of their declaration.
    public let parameters: [Parameter]
    /// The sets of parameters that make a shortcut. Empty for responses and custom types.
    public let combinations: [Combination]
    /// The human title of the intent, in the base language.
    public let title: String?
    /// The description of the intent, in the base language.
    public let descriptionText: String?
    /// Whether the system may predict the intent.
    public let isEligibleForSuggestions: Bool
    /// Whether the user can set the intent up in an editor.
    public let isConfigurable: Bool
    /// Whether the class comes with the framework, not from an application's definition file.
    public let isSystem: Bool
    /// The parameter that stands for the intent.
    public let keyParameter: String?
    /// The name of the default picture.
    public let defaultImageName: String?
    /// The name of the definition file, for messages. Nil for system intents.
    public let definition: String?
    /// The codes of a response class.
    public let codes: [ResponseCode]
    /// The response class of an intent class.
    public let responseClass: NSObject.Type?
    /// How a handler of the intent is called. Nil for responses and custom types.
    public let handling: _INHandling?

    private let indexes: [String: Int]
    private let names: [AnyKeyPath: String]

    public init(
        _ className: String,
        parameters: [Parameter] = [],
        combinations: [Combination] = [],
        title: String? = nil,
        description: String? = nil,
        isEligibleForSuggestions: Bool = false,
        isConfigurable: Bool = false,
        isSystem: Bool = false,
        keyParameter: String? = nil,
        defaultImageName: String? = nil,
        definition: String? = nil,
        codes: [ResponseCode] = [],
        responseClass: NSObject.Type? = nil,
        handling: _INHandling? = nil
    ) {
        self.className = className
        self.parameters = parameters
        self.combinations = combinations
        self.title = title
        self.descriptionText = description
        self.isEligibleForSuggestions = isEligibleForSuggestions
        self.isConfigurable = isConfigurable
        self.isSystem = isSystem
        self.keyParameter = keyParameter
        self.defaultImageName = defaultImageName
        self.definition = definition
        self.codes = codes
        self.responseClass = responseClass
        self.handling = handling
        indexes = Dictionary(
            parameters.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        names = Dictionary(
            parameters.compactMap { parameter in parameter.keyPath.map { ($0, parameter.name) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The parameter with this name in the definition file.
    public func parameter(named name: String) -> Parameter? { indexes[name].map { parameters[$0] } }

    /// The name of the parameter that a key path of this very class leads to.
    public func name(of keyPath: AnyKeyPath) -> String? { names[keyPath] }

    /// The combination whose set of parameters equals this one; the order does not matter.
    public func combination(of set: Set<String>) -> Combination? { combinations.first { $0.parameters == set } }
}

extension _INSchema {
    /// One parameter of an intent, or one property of a response or custom type.
    public struct Parameter {
        /// The name in the definition file. The Swift property can be called otherwise where that name is taken.
        public let name: String
        public let keyPath: AnyKeyPath?
        public let kind: Kind
        /// Whether the value is an array of `kind`.
        public let isList: Bool

        // Not inlined: the tables of all classes are long.
        @inline(never)
        public init(_ name: String, _ keyPath: AnyKeyPath?, _ kind: Kind, list isList: Bool = false) {
            self.name = name
            self.keyPath = keyPath
            self.kind = kind
            self.isList = isList
        }
    }

    /// What a parameter holds; the comment gives the class of the stored value.
    public enum Kind {
        case string  // String
        case integer, decimal, boolean, timeInterval  // NSNumber
        case enumeration(EnumType)  // Int, the raw value
        case object(NSObject.Type)  // an INObject of that class, or a class of the framework
        case url  // URL
        case file  // INFile
        case dateComponents  // DateComponents
        case placemark  // CLPlacemark
        case person  // INPerson
        case speakableString  // INSpeakableString
        case currencyAmount  // INCurrencyAmount
        case paymentMethod  // INPaymentMethod
        case dateComponentsRange  // INDateComponentsRange
        case measurement(Dimension.Type)  // Measurement of that dimension
        case other(Any.Type)  // a value type of the framework that no definition file can name
    }

    /// An enumeration, without its type.
    public struct EnumType {
        public let name: String
        /// The name of the case with this raw value; nil when there is none.
        public let caseName: (Int) -> String?

        @_semantics("optimize.sil.specialize.generic.never")
        public init<E: RawRepresentable>(_ type: E.Type) where E.RawValue == Int {
            self.init("\(type)") { raw in E(rawValue: raw).map { "\($0)" } }
        }

        init(_ name: String, caseName: @escaping (Int) -> String?) {
            self.name = name
            self.caseName = caseName
        }
    }

    /// A set of parameters that makes a shortcut of the intent.
    public struct Combination {
        public let parameters: Set<String>
        /// Whether the definition gives it a title of its own; if not, the intent's title stands in.
        public let hasTitle: Bool
        public let isPrimary: Bool
        public let supportsBackgroundExecution: Bool

        /// - Parameter names: The names joined by commas, as in the definition file.
        public init(_ names: String, hasTitle: Bool = true, primary: Bool = false, background: Bool = true) {
            parameters = Set(names.split(separator: ",").map(String.init))
            self.hasTitle = hasTitle
            isPrimary = primary
            supportsBackgroundExecution = background
        }
    }

    /// One code of a response class.
    public struct ResponseCode: Sendable {
        public let name: String
        public let rawValue: Int
        /// Whether the definition calls it a success; nil for the framework's codes, whose names say it.
        public let isSuccess: Bool?

        public init(_ name: String, _ rawValue: Int, isSuccess: Bool? = nil) {
            self.name = name
            self.rawValue = rawValue
            self.isSuccess = isSuccess
        }

        /// The seven codes that each custom intent has.
        public static let standard = [
            "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        ].enumerated().map { ResponseCode($1, $0) }

        /// The cases of an enumeration that counts from 0 without a gap.
        @_semantics("optimize.sil.specialize.generic.never")
        public static func cases<E: RawRepresentable>(of type: E.Type) -> [ResponseCode] where E.RawValue == Int {
            var codes: [ResponseCode] = []
            while let value = E(rawValue: codes.count) { codes.append(ResponseCode("\(value)", codes.count)) }
            return codes
        }

        /// The standard codes, then a definition's own ones, which count from 100.
        ///
        /// - Parameter successes: Those of the names that stand for a success.
        public static func custom(_ names: String..., successes: Set<String> = []) -> [ResponseCode] {
            standard + names.enumerated().map { ResponseCode($1, 100 + $0, isSuccess: successes.contains($1)) }
        }
    }
}
