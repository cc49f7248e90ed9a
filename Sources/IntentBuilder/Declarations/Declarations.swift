/// Everything that one generated file declares.
public struct Declarations: Sendable {
    public var enumerations: [EnumerationDeclaration] = []
    public var objects: [ObjectDeclaration] = []
    public var intents: [IntentDeclaration] = []

    public init() {}
}

/// A Swift type that properties can have, and what goes with it.
public struct PropertyType: Sendable, Hashable {
    /// The type of one value: "String", "NSNumber", "Soup".
    public var name: String
    /// The case of `_INSchema.Kind`, as source.
    public var kind: String
    /// The class of its resolution results.
    public var resolutionResult: String
    /// The class that stands for it in an `INObjectCollection`.
    public var optionClass: String
    /// For an enumeration the case that an unset property reads as; such a property is not optional.
    public var unsetCase: String?

    public init(
        _ name: String, kind: String, resolutionResult: String, optionClass: String? = nil, unsetCase: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.resolutionResult = resolutionResult
        self.optionClass = optionClass ?? name
        self.unsetCase = unsetCase
    }
}

/// A property of an intent, a response or a custom type.
public struct PropertyDeclaration: Sendable, Hashable {
    /// The name in the definition, by which the value is stored.
    public var name: String
    /// The name of the Swift property, without backticks.
    public var swiftName: String
    public var type: PropertyType
    public var isList: Bool

    public init(_ name: String, swiftName: String? = nil, _ type: PropertyType, isList: Bool = false) {
        self.name = name
        self.swiftName = swiftName ?? name
        self.type = type
        self.isList = isList
    }

    /// The type of a value that is there: "[Topping]", "NSNumber", "Soup".
    public var valueType: String { isList ? "[\(type.name)]" : type.name }

    /// The type of the property: optional unless it is an enumeration.
    public var propertyType: String { type.unsetCase == nil || isList ? valueType + "?" : valueType }
}

public struct EnumerationDeclaration: Sendable {
    public var name: String
    public var cases: [(name: String, rawValue: Int)]
    /// Whether parameters of it are resolved, so that it needs a class of resolution results.
    public var hasResolutionResult: Bool

    public init(name: String, cases: [(name: String, rawValue: Int)], hasResolutionResult: Bool) {
        self.name = name
        self.cases = cases
        self.hasResolutionResult = hasResolutionResult
    }
}

/// A custom type.
public struct ObjectDeclaration: Sendable {
    public var className: String
    public var properties: [PropertyDeclaration]

    public init(className: String, properties: [PropertyDeclaration]) {
        self.className = className
        self.properties = properties
    }
}

/// A class of resolution results with reasons of its own.
public struct ReasonsDeclaration: Sendable {
    public var resolutionResult: String
    public var base: String
    public var reasonEnum: String
    /// In order; raw values count from 1.
    public var reasons: [String]

    public init(resolutionResult: String, base: String, reasonEnum: String, reasons: [String]) {
        self.resolutionResult = resolutionResult
        self.base = base
        self.reasonEnum = reasonEnum
        self.reasons = reasons
    }
}
