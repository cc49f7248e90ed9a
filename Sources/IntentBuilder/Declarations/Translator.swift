import IntentDefinition

/// Turns a definition into declarations: the rules of names and types.
struct Translator {
    let definition: Definition
    let classPrefix: String?

    init(_ definition: Definition, classPrefix: String?) {
        self.definition = definition
        self.classPrefix = classPrefix
    }

    /// What is special to Swift: properties that get another name than in the file, and names that don't go together.
    var diagnostics: [Diagnostic] {
        var problems: [Diagnostic] = []
        func check(_ parameters: [Parameter], _ owner: SwiftNames.Owner, _ thing: String) {
            let names = Set(parameters.map(\.name))
            for parameter in parameters where SwiftNames.isTaken(parameter.name, in: owner) {
                let swiftName = SwiftNames.property(parameter.name, of: owner)
                let message = "'\(parameter.name)' is taken by the base class of \(thing)"
                if names.contains(swiftName) {
                    problems.append(
                        .error(
                            "\(message), and '\(swiftName)' by another parameter.", mend: "Rename it.",
                            at: parameter.location))
                } else {
                    problems.append(
                        .warning(
                            "\(message); the Swift property is called '\(swiftName)'.",
                            mend: "Rename it if you want a nicer name.", at: parameter.location))
                }
            }
        }
        for type in definition.types { check(type.properties, .object, "type '\(type.name)'") }
        for intent in definition.intents where !intent.isSystem {
            check(intent.parameters, .intent, "intent '\(intent.name)'")
            check(intent.response?.properties ?? [], .response, "the response of intent '\(intent.name)'")
        }
        return problems + nameProblems
    }

    func declarations() -> Declarations {
        var declarations = Declarations()
        declarations.enumerations = definition.enumerations.filter(\.isOwnType).map {
            declaration(of: $0, name: definition.typeName($0.name, classPrefix: classPrefix), isResolved: true)
        }
        declarations.objects = definition.types.map { type in
            ObjectDeclaration(
                className: definition.className(of: type, classPrefix: classPrefix),
                properties: properties(type.properties, of: .object, enumerationOwner: ""))
        }
        declarations.intents = definition.intents.filter { !$0.isSystem }.map { declaration(of: $0) }
        return declarations
    }

    func className(of intent: Intent) -> String { definition.className(of: intent, classPrefix: classPrefix) }

    /// The class name without its last "Intent".
    func stem(of className: String) -> String {
        className.hasSuffix("Intent") ? String(className.dropLast("Intent".count)) : className
    }

    func declaration(of enumeration: Enumeration, name: String, isResolved: Bool) -> EnumerationDeclaration {
        EnumerationDeclaration(
            name: name, cases: enumeration.cases.map { ($0.name, $0.index) }, hasResolutionResult: isResolved)
    }

    /// The name of an enum: its own, or in old files the intent's stem and its own.
    func name(of enumeration: Enumeration, owner stem: String) -> String {
        enumeration.isOwnType
            ? definition.typeName(enumeration.name, classPrefix: classPrefix) : stem + enumeration.name
    }

    /// Those parameters that have a known type.
    func properties(
        _ parameters: [Parameter], of owner: SwiftNames.Owner, enumerationOwner stem: String
    ) -> [PropertyDeclaration] {
        parameters.compactMap { parameter in
            type(of: parameter, enumerationOwner: stem).map {
                PropertyDeclaration(
                    parameter.name, swiftName: SwiftNames.property(parameter.name, of: owner), $0,
                    isList: parameter.isList)
            }
        }
    }

    /// The Swift type of a value type; nil for one that is not known.
    private func type(of parameter: Parameter, enumerationOwner stem: String) -> PropertyType? {
        switch parameter.type {
        case .enumeration(let reference): enumerationType(reference, owner: stem)
        case .object(let reference): objectType(reference)
        default: PropertyType(parameter.type)
        }
    }

    private func enumerationType(_ reference: ValueType.Reference, owner stem: String) -> PropertyType {
        let enumeration = definition.enumeration(reference)
        let name =
            if reference.isSystem {
                "IN" + reference.name
            } else {
                enumeration.map { self.name(of: $0, owner: stem) }
                    ?? definition.typeName(reference.name, classPrefix: classPrefix)
            }
        // Of an enum of another file "unknown" is the best guess.
        let unset = enumeration.flatMap { ($0.case(at: 0) ?? $0.cases.first)?.name } ?? "unknown"
        return PropertyType(
            name, kind: ".enumeration(.init(\(name).self))", resolutionResult: name + "ResolutionResult",
            optionClass: "NSNumber", unsetCase: unset)
    }

    private func objectType(_ reference: ValueType.Reference?) -> PropertyType {
        guard let reference else {
            return PropertyType(
                "INObject", kind: ".object(INObject.self)", resolutionResult: "INObjectResolutionResult")
        }
        let name =
            if reference.isSystem {
                "IN" + reference.name
            } else {
                definition.type(reference).map { definition.className(of: $0, classPrefix: classPrefix) }
                    ?? definition.typeName(reference.name, classPrefix: classPrefix)
            }
        return PropertyType(name, kind: ".object(\(name).self)", resolutionResult: name + "ResolutionResult")
    }
}

extension PropertyType {
    /// The Swift type of a value type that needs no declaration; nil for others.
    public init?(_ type: ValueType) {
        switch type {
        case .string:
            self.init("String", kind: ".string", resolutionResult: "INStringResolutionResult", optionClass: "NSString")
        case .integer: self.init("NSNumber", kind: ".integer", resolutionResult: "INIntegerResolutionResult")
        case .decimal: self.init("NSNumber", kind: ".decimal", resolutionResult: "INDoubleResolutionResult")
        case .boolean: self.init("NSNumber", kind: ".boolean", resolutionResult: "INBooleanResolutionResult")
        case .timeInterval:
            self.init("NSNumber", kind: ".timeInterval", resolutionResult: "INTimeIntervalResolutionResult")
        case .url: self.init("URL", kind: ".url", resolutionResult: "INURLResolutionResult", optionClass: "NSURL")
        case .file: self.init("INFile", kind: ".file", resolutionResult: "INFileResolutionResult")
        case .dateComponents:
            self.init(
                "DateComponents", kind: ".dateComponents", resolutionResult: "INDateComponentsResolutionResult",
                optionClass: "NSDateComponents")
        case .placemark:
            self.init("CLPlacemark", kind: ".placemark", resolutionResult: "INPlacemarkResolutionResult")
        case .person: self.init("INPerson", kind: ".person", resolutionResult: "INPersonResolutionResult")
        case .speakableString:
            self.init(
                "INSpeakableString", kind: ".speakableString", resolutionResult: "INSpeakableStringResolutionResult")
        case .currencyAmount:
            self.init("INCurrencyAmount", kind: ".currencyAmount", resolutionResult: "INCurrencyAmountResolutionResult")
        case .dateComponentsRange:
            self.init(
                "INDateComponentsRange", kind: ".dateComponentsRange",
                resolutionResult: "INDateComponentsRangeResolutionResult")
        case .paymentMethod:
            self.init("INPaymentMethod", kind: ".paymentMethod", resolutionResult: "INPaymentMethodResolutionResult")
        case .measurement(let quantity):
            self.init(
                "Measurement<Unit\(quantity)>", kind: ".measurement(Unit\(quantity).self)",
                resolutionResult: "IN\(quantity)ResolutionResult", optionClass: "NSMeasurement")
        case .enumeration, .object, .unknown: return nil
        }
    }
}
