extension _INSchema {
    /// Describes a class of the system's domains, whose properties have the types that their values have.
    ///
    /// - Parameter names: The names of the parameters, separated by spaces.
    convenience init(
        _ className: String, _ names: String, _ paths: [AnyKeyPath], isIntent: Bool = false, codes: [ResponseCode],
        responseClass: NSObject.Type? = nil, handling: _INHandling? = nil
    ) {
        let parameters = zip(names.split(separator: " "), paths).map { name, path in
            let (type, isList) = Self.element(of: Swift.type(of: path).valueType)
            return Parameter(String(name), path, Kind(type), list: isList)
        }
        self.init(
            className, parameters: parameters, isEligibleForSuggestions: isIntent, isSystem: isIntent, codes: codes,
            responseClass: responseClass,
            handling: handling)
    }

    /// The type of a value or of an element of a list, without the optional around it.
    private static func element(of type: Any.Type) -> (Any.Type, isList: Bool) {
        let type = (type as? any Wrapper.Type)?.wrapped ?? type
        guard let list = type as? any List.Type else { return (type, false) }
        return (list.element, true)
    }
}

extension _INSchema.Kind {
    /// The kind of a value of the type.
    fileprivate init(_ type: Any.Type) {
        switch type {
        case is String.Type: self = .string
        case is NSNumber.Type: self = .decimal
        case is URL.Type: self = .url
        case is DateComponents.Type: self = .dateComponents
        case is INSpeakableString.Type: self = .speakableString
        case let type as _INRecord.Type: self = .object(type)
        case let type as any Dimensional.Type: self = .measurement(type.dimension)
        case let type as any RawRepresentable.Type:
            self = Self.enumeration(of: type).map { .enumeration($0) } ?? .other(type)
        default: self = .other(type)
        }
    }

    private static func enumeration<E: RawRepresentable>(of type: E.Type) -> _INSchema.EnumType? {
        guard E.RawValue.self == Int.self else { return nil }
        return _INSchema.EnumType("\(type)") { raw in
            (raw as? E.RawValue).flatMap(E.init(rawValue:)).map { "\($0)" }
        }
    }
}

private protocol Wrapper {
    static var wrapped: Any.Type { get }
}

extension Optional: Wrapper {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private protocol List {
    static var element: Any.Type { get }
}

extension Array: List {
    fileprivate static var element: Any.Type { Element.self }
}

private protocol Dimensional {
    static var dimension: Dimension.Type { get }
}

extension Measurement: Dimensional where UnitType: Dimension {
    fileprivate static var dimension: Dimension.Type { UnitType.self }
}
