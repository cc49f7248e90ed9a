import ShortcutModel

// Foundation's compound values travel as objects: the type's name, how the value reads, and its parts by name.

extension DateComponents: ParameterConvertible {
    static let wireName = "DateComponents"

    private static let fields: [(name: String, component: Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
        ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal),
        ("quarter", .quarter), ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear),
        ("yearForWeekOfYear", .yearForWeekOfYear), ("dayOfYear", .dayOfYear),
    ]

    func parameterValue() -> ParameterValue {
        var properties: [String: ParameterValue] = [:]
        for (name, component) in Self.fields {
            properties[name] = value(for: component).map { .integer(Int64($0)) }
        }
        properties["isLeapMonth"] = isLeapMonth.map { .boolean($0) }
        properties["timeZone"] = (timeZone?.identifier).map { .string($0) }
        if let calendar { properties.merge(calendar.wireProperties) { $1 } }
        return .object(ObjectValue(typeName: Self.wireName, displayString: wireText, properties: properties))
    }

    init(_ object: ObjectValue) {
        self.init()
        for (name, component) in Self.fields {
            if case .integer(let value)? = object.properties[name] { setValue(Int(value), for: component) }
        }
        if case .boolean(let value)? = object.properties["isLeapMonth"] { isLeapMonth = value }
        if case .string(let name)? = object.properties["timeZone"] { timeZone = TimeZone(identifier: name) }
        calendar = Calendar(wireProperties: object.properties)
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

extension Calendar {
    /// Which calendar it is, and where it is not as such a calendar is at first.
    fileprivate var wireProperties: [String: ParameterValue] {
        let plain = Calendar(identifier: identifier)
        var properties: [String: ParameterValue] = ["calendar": .string(CalendarNames.name(of: identifier))]
        if let locale, locale != plain.locale { properties["calendarLocale"] = .string(locale.identifier) }
        if timeZone != plain.timeZone { properties["calendarTimeZone"] = .string(timeZone.identifier) }
        if firstWeekday != plain.firstWeekday { properties["firstWeekday"] = .integer(Int64(firstWeekday)) }
        if minimumDaysInFirstWeek != plain.minimumDaysInFirstWeek {
            properties["minimumDaysInFirstWeek"] = .integer(Int64(minimumDaysInFirstWeek))
        }
        return properties
    }

    fileprivate init?(wireProperties properties: [String: ParameterValue]) {
        guard case .string(let name)? = properties["calendar"],
            let identifier = CalendarNames.identifier(named: name)
        else { return nil }
        self.init(identifier: identifier)
        if case .string(let name)? = properties["calendarLocale"] { locale = Locale(identifier: name) }
        if case .string(let name)? = properties["calendarTimeZone"], let zone = TimeZone(identifier: name) {
            timeZone = zone
        }
        if case .integer(let day)? = properties["firstWeekday"], (1...7).contains(day) { firstWeekday = Int(day) }
        if case .integer(let days)? = properties["minimumDaysInFirstWeek"], (1...7).contains(days) {
            minimumDaysInFirstWeek = Int(days)
        }
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
        // What stands for the sounds has no sounds of its own.
        if var sounds = phoneticRepresentation {
            sounds.phoneticRepresentation = nil
            properties["phoneticRepresentation"] = sounds.parameterValue()
        }
        let text = [givenName, familyName].compactMap { $0 }.joined(separator: " ")
        return .object(ObjectValue(typeName: Self.wireName, displayString: text, properties: properties))
    }

    init(_ object: ObjectValue) {
        self.init()
        for (name, field) in Self.fields {
            if case .string(let text)? = object.properties[name] { self[keyPath: field] = text }
        }
        if case .object(let sounds)? = object.properties["phoneticRepresentation"] {
            phoneticRepresentation = PersonNameComponents(sounds)
        }
    }
}

extension NSRange: ParameterConvertible {
    static let wireName = "NSRange"

    func parameterValue() -> ParameterValue {
        // The end of a range without one, such as that of `NSNotFound`, is beyond all numbers.
        let (end, hasNoEnd) = location.addingReportingOverflow(length)
        return .object(
            ObjectValue(
                typeName: Self.wireName, displayString: "\(location)–\(hasNoEnd ? "" : "\(end)")",
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
