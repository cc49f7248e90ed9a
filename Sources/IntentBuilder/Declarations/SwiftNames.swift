import IntentDefinition

/// Names that need care in Swift.
enum SwiftNames {
    /// The name as a declaration or use of it must be written: in backticks when it is a keyword.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    static func uncapitalized(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    /// The text as a Swift string literal.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _
            where scalar.properties.generalCategory == .control || scalar.properties.isDefaultIgnorableCodePoint
                || scalar == "\u{2028}" || scalar == "\u{2029}":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The kinds of class that a property can stand in. Each has members whose names are taken.
    enum Owner {
        case intent, response, object
    }

    /// The Swift name of a property: the name in the file, with an underscore after it when a member of the base
    /// class has that name, or when Swift can't name a property so even in backticks.
    static func property(_ name: String, of owner: Owner) -> String {
        isTaken(name, in: owner) ? name + "_" : name
    }

    static func isTaken(_ name: String, in owner: Owner) -> Bool {
        if unusable.contains(name) || memberOfRecord.contains(name) || name.hasPrefix("_") { return true }
        switch owner {
        case .intent: return memberOfIntent.contains(name)
        case .response: return memberOfResponse.contains(name)
        case .object: return memberOfObject.contains(name)
        }
    }

    /// Whether generated code uses a type or module of this name: a declaration that hides it breaks the code.
    static func isUsed(_ name: String) -> Bool { usedNames.contains(name) || valueNames.contains(name) }

    /// Whether generated code names it as a value (`INObject.self`), which a property of that name hides.
    static func isUsedAsValue(_ name: String) -> Bool { name == "INObject" || units.contains(name) }

    private static let usedNames: Set<String> = [
        "Any", "Bool", "Double", "Error", "Foundation", "INEnumResolutionResult", "INIntent",
        "INIntentResolutionResult",
        "INIntentResponse", "INObject", "INObjectCollection", "INObjectResolutionResult", "Int", "Intents",
        "NSObjectProtocol", "NSUserActivity", "Protocol", "Self", "Sendable", "Swift", "Type", "Void", "registration",
    ]

    private static let quantities = ["Length", "Mass", "Temperature", "Speed", "Volume", "Energy"]

    private static let units = Set(quantities.map { "Unit" + $0 })

    /// The types of the values that a property can have, and what goes with them.
    private static let valueNames: Set<String> = {
        let simple: [ValueType] = [
            .string, .integer, .decimal, .boolean, .url, .file, .dateComponents, .placemark, .person, .speakableString,
            .timeInterval, .currencyAmount, .dateComponentsRange, .paymentMethod,
        ]
        let measurements: [ValueType] = quantities.map { ValueType.measurement($0) }
        var names: Set<String> = []
        for type in (simple + measurements).compactMap({ PropertyType($0) }) {
            for name in [type.name, type.resolutionResult, type.optionClass] {
                // "Measurement<UnitLength>" has two names.
                names.formUnion(name.split { $0 == "<" || $0 == ">" }.map(String.init))
            }
        }
        return names
    }()

    private static let unusable: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

    private static let memberOfRecord: Set<String> = [
        "description", "debugDescription", "hash", "hashValue", "isEqual", "copy", "mutableCopy", "encode",
        "supportsSecureCoding", "classForCoder", "classForKeyedArchiver", "classForKeyedUnarchiver",
        "classFallbacksForKeyedArchiver", "replacementObject", "isProxy", "perform", "responds", "superclass", "zone",
    ]

    private static let memberOfIntent: Set<String> = [
        "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
        "keyImage", "setImage", "image",
    ]

    private static let memberOfResponse: Set<String> = ["code", "userActivity"]

    private static let memberOfObject: Set<String> = [
        "identifier", "displayString", "pronunciationHint", "subtitleString", "displayImage",
        "alternativeSpeakableMatches", "setAlternativeSpeakableMatches", "spokenPhrase", "vocabularyIdentifier",
    ]

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "catch", "false", "is", "nil", "rethrows", "self", "Self", "super", "throw", "throws",
        "true", "try", "Type", "Protocol", "actor", "async", "any", "some", "borrowing", "consuming", "sending",
        "isolated", "nonisolated", "macro", "package", "each", "get", "set", "willSet", "didSet", "lazy", "weak",
        "unowned", "final", "dynamic", "optional", "override", "required", "convenience", "mutating", "nonmutating",
        "indirect", "infix", "prefix", "postfix", "yield", "discard", "copy", "consume", "then", "of", "unsafe",
    ]
}
