import ShortcutModel

// Foundation's compound values travel as objects: the type's name, how the value reads, and its parts by name.

extension DateComponents: ParameterConvertible {
    static let wireName = "DateComponents"

    private static let fields: [(name: String, component: Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
        ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal),
        ("quarter", .quarter), ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear),
        ("yearForWeekOfYear", .yearForWeekOfYear),
    ]

    func parameterValue() -> ParameterValue {
        var properties: [String: ParameterValue] = [:]
        for (name, component) in Self.fields {
            properties[name] = value(for: component).map { .integer(Int64($0)) }
        }
        properties["isLeapMonth"] = isLeapMonth.map { .boolean($0) }
        properties["timeZone"] = (timeZone?.identifier).map { .string($0) }
        properties["calendar"] = calendar.map { .string(CalendarNames.name(of: $0.identifier)) }
        return .object(ObjectValue(typeName: Self.wireName, displayString: wireText, properties: properties))
    }

    init(_ object: ObjectValue) {
        self.init()
        for (name, component) in Self.fields {
            if case .integer(let value)? = object.properties[name] { setValue(Int(value), for: component) }
        }
        if case .boolean(let value)? = object.properties["isLeapMonth"] { isLeapMonth = value }
        if case .string(let name)? = object.properties["timeZone"] { timeZone = TimeZone(identifier: name) }
        if case .string(let name)? = object.properties["calendar"] {
            calendar = CalendarNames.identifier(named: name).map { Calendar(identifier: $0) }
        }
    }

    /// As much of `2026-11-30 12:15` as is known.
    private var wireText: String {
        func digits(_ value: Int?, _ count: Int) -> String? {
            value.map { value in
                let text = String(value)
                return String(repeating: "0", count: max(0, count - text.count)) + text
            }
        }
        let day = [digits(year, 4), digits(month, 2), digits(self.day, 2)].compactMap { $0 }.joined(separator: "-")
        let time = [digits(hour, 2), digits(hour == nil ? minute : minute ?? 0, 2)].compactMap { $0 }
        return [day, time.joined(separator: ":")].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Calendar identifiers by the names that Unicode gives them.
private enum CalendarNames {
    private static let names: [(Calendar.Identifier, String)] = [
        (.gregorian, "gregorian"), (.iso8601, "iso8601"), (.buddhist, "buddhist"), (.chinese, "chinese"),
        (.coptic, "coptic"), (.ethiopicAmeteMihret, "ethiopic"), (.ethiopicAmeteAlem, "ethioaa"), (.hebrew, "hebrew"),
        (.indian, "indian"), (.islamic, "islamic"), (.islamicCivil, "islamic-civil"), (.islamicTabular, "islamic-tbla"),
        (.islamicUmmAlQura, "islamic-umalqura"), (.japanese, "japanese"), (.persian, "persian"),
        (.republicOfChina, "roc"),
    ]

    static func name(of identifier: Calendar.Identifier) -> String {
        names.first { $0.0 == identifier }?.1 ?? "gregorian"
    }

    static func identifier(named name: String) -> Calendar.Identifier? { names.first { $0.1 == name }?.0 }
}

extension PersonNameComponents: ParameterConvertible {
    static let wireName = "PersonNameComponents"

    private static var fields: [(String, WritableKeyPath<PersonNameComponents, String?>)] {
        [
            ("namePrefix", \.namePrefix), ("givenName", \.givenName), ("middleName", \.middleName),
            ("familyName", \.familyName), ("nameSuffix", \.nameSuffix), ("nickname", \.nickname),
        ]
    }

    func parameterValue() -> ParameterValue {
        var properties: [String: ParameterValue] = [:]
        for (name, field) in Self.fields { properties[name] = self[keyPath: field].map { .string($0) } }
        let text = [givenName, familyName].compactMap { $0 }.joined(separator: " ")
        return .object(ObjectValue(typeName: Self.wireName, displayString: text, properties: properties))
    }

    init(_ object: ObjectValue) {
        self.init()
        for (name, field) in Self.fields {
            if case .string(let text)? = object.properties[name] { self[keyPath: field] = text }
        }
    }
}

extension Decimal: ParameterConvertible {
    static let wireName = "Decimal"

    func parameterValue() -> ParameterValue {
        .object(ObjectValue(typeName: Self.wireName, displayString: description))
    }
}

extension NSRange: ParameterConvertible {
    static let wireName = "NSRange"

    func parameterValue() -> ParameterValue {
        .object(
            ObjectValue(
                typeName: Self.wireName, displayString: "\(location)–\(location + length)",
                properties: ["location": .integer(Int64(location)), "length": .integer(Int64(length))]))
    }

    init(_ object: ObjectValue) {
        guard case .integer(let location)? = object.properties["location"],
            case .integer(let length)? = object.properties["length"]
        else {
            self.init()
            return
        }
        self.init(location: Int(location), length: Int(length))
    }
}
