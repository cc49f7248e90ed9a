extension Linter {
    mutating func check(_ enumeration: Enumeration) {
        let owner = "Enum '\(enumeration.name)'"
        guard !enumeration.cases.isEmpty else {
            error("\(owner) has no cases.", mend: "Add one, or remove the enum.", at: enumeration.location)
            return
        }
        for value in enumeration.cases { checkIdentifier(value.name, of: "A case of \(owner)", at: value.location) }
        checkUnique(enumeration.cases.map { ($0.name, $0.location) }, "cases", in: owner)
        var indexes: Set<Int> = []
        for value in enumeration.cases where !indexes.insert(value.index).inserted {
            error(
                "\(owner) has two cases with the index \(value.index).", mend: "Give '\(value.name)' another index.",
                at: value.location)
        }
        if enumeration.case(at: 0)?.name != "unknown" {
            let first = enumeration.case(at: 0)?.name ?? enumeration.cases[0].name
            warn(
                "\(owner) has no case 'unknown' with the index 0, so a parameter without a value reads as '\(first)'.",
                mend: "Add it.", at: enumeration.location)
        }
    }

    mutating func check(_ type: ObjectType) {
        let owner = "Type '\(type.name)'"
        checkUnique(type.properties.map { ($0.name, $0.location) }, "properties", in: owner)
        for property in type.properties { checkValue(property, "Property '\(property.name)' of \(owner)") }
    }

    /// Checks what parameters and properties have in common.
    mutating func checkValue(_ parameter: Parameter, _ thing: String) {
        checkIdentifier(parameter.name, of: thing, at: parameter.location)
        switch parameter.type {
        case .unknown(let word) where !word.isEmpty:
            warn(
                "\(thing) has the type '\(word)', which is not known here; no code is made for it.",
                mend: "Choose another type.", at: parameter.location)
        case .enumeration(let reference):
            if reference.isSystem { break }
            guard let enumeration = definition.enumeration(reference) else {
                missing(reference, "enum", thing, at: parameter.location)
                break
            }
            checkDefault(parameter, of: enumeration, thing)
        case .object(let reference?):
            if !reference.isSystem, definition.type(reference) == nil {
                missing(reference, "type", thing, at: parameter.location)
            }
        default: break
        }
        checkLimits(parameter, thing)
    }

    private mutating func missing(
        _ reference: ValueType.Reference, _ kind: String, _ thing: String, at location: SourceLocation?
    ) {
        if let namespace = reference.namespace, let own = definition.namespace, namespace != own {
            warn(
                "\(thing) refers to the \(kind) '\(reference.name)' of another file (namespace \(namespace)).",
                mend: "Make sure that file is part of the same target.", at: location)
        } else {
            error(
                "\(thing) refers to the \(kind) '\(reference.name)', which the file does not declare.",
                mend: "Declare it, or choose another type.", at: location)
        }
    }

    private mutating func checkDefault(_ parameter: Parameter, of enumeration: Enumeration, _ thing: String) {
        guard let value = parameter.metadata.defaultValue else { return }
        guard case .string(let name) = value, enumeration.case(named: name) != nil else {
            let name = if case .string(let name) = value { name } else { "\(value)" }
            warn(
                "\(thing) has the default '\(name)', which is no case of enum '\(enumeration.name)'.",
                mend: "Choose one of its cases.", at: parameter.location)
            return
        }
    }

    private mutating func checkLimits(_ parameter: Parameter, _ thing: String) {
        let metadata = parameter.metadata
        if let minimum = metadata.minimum, let maximum = metadata.maximum, minimum > maximum {
            warn(
                "\(thing) has a minimum of \(minimum) above its maximum of \(maximum): no value fits.",
                mend: "Swap the two.", at: parameter.location)
            return
        }
        let value: Double
        switch metadata.defaultValue {
        case .integer(let integer): value = Double(integer)
        case .real(let real): value = real
        default: return
        }
        if let minimum = metadata.minimum, value < minimum {
            warn("\(thing) has a default below its minimum.", mend: "Change one of the two.", at: parameter.location)
        }
        if let maximum = metadata.maximum, value > maximum {
            warn("\(thing) has a default above its maximum.", mend: "Change one of the two.", at: parameter.location)
        }
    }
}
