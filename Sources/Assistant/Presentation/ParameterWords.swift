import FoundationEssentials
import IntentDefinition
import ShortcutModel

/// How values read in titles, questions and answers.
struct ParameterWords {
    let definition: LocalizedDefinition?
    let locale: String
    let style: LocaleStyle
    /// Minutes to add to a moment for the wall clock of the person.
    let utcOffset: (Double) -> Int

    init(definition: LocalizedDefinition?, locale: String, utcOffset: @escaping (Double) -> Int) {
        (self.definition, self.locale, self.utcOffset) = (definition, locale, utcOffset)
        style = LocaleStyle.of(locale)
    }

    /// What the texts of an unsupported reason may name beside parameters: `displayName`, `minimumValue` and
    /// `maximumValue`. A limit that is not declared has no words.
    func limits(of parameter: Parameter) -> [String: TextValue] {
        var values = ["displayName": TextValue(localized(parameter.displayName))]
        values["minimumValue"] = parameter.metadata.minimum.flatMap { words(for: .decimal($0), as: parameter) }
        values["maximumValue"] = parameter.metadata.maximum.flatMap { words(for: .decimal($0), as: parameter) }
        return values
    }

    /// The words for a placeholder such as `soup` or `order.total`; nil when it has no value.
    func words(for path: String, in values: [String: ParameterValue], declared: [Parameter]) -> TextValue? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first, let value = values[name] else { return nil }
        let parameter = declared.first { $0.name == name }
        guard parts.count == 2 else { return words(for: value, as: parameter) }
        let member = parts[1]
        guard case .object(let object) = value else { return nil }
        switch member {
        case "identifier": return object.identifier.map { TextValue($0) }
        case "displayString": return TextValue(object.displayString)
        default: return object.properties[member].flatMap { words(for: $0, as: property(member, of: parameter)) }
        }
    }

    func words(for value: ParameterValue, as parameter: Parameter?) -> TextValue? {
        switch value {
        case .string(let text): return TextValue(text)
        case .integer(let number): return words(for: number, as: parameter)
        case .decimal(let number):
            if parameter?.type == .timeInterval { return TextValue(style.duration(number), number: number) }
            return TextValue(style.number(number), number: number)
        case .boolean(let flag):
            let name = flag ? parameter?.metadata.trueName : parameter?.metadata.falseName
            guard let name, !name.isEmpty else { return TextValue(flag ? style.yes : style.no) }
            return TextValue(localized(name), id: name.id)
        case .date(let date): return TextValue(moment(date.seconds, as: parameter))
        case .url(let text), .uuid(let text): return TextValue(text)
        case .array(let values): return list(values, as: parameter)
        case .set(let values): return list(values.sorted { $0.canonicalText < $1.canonicalText }, as: parameter)
        case .object(let object): return words(for: object, as: parameter)
        case .data, .dictionary, .null: return nil
        }
    }

    private func words(for number: Int64, as parameter: Parameter?) -> TextValue {
        if case .enumeration(let reference)? = parameter?.type,
            let choice = definition?.definition.enumeration(reference)?.case(at: Int(number))
        {
            let name = localized(choice.displayName)
            return TextValue(name.isEmpty ? choice.name : name, id: choice.displayName.id)
        }
        if parameter?.type == .timeInterval { return TextValue(style.duration(Double(number)), number: Double(number)) }
        return TextValue(String(number), number: Double(number))
    }

    private func list(_ values: [ParameterValue], as parameter: Parameter?) -> TextValue? {
        let words = values.compactMap { self.words(for: $0, as: parameter)?.words }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : TextValue(style.list(words), number: Double(values.count))
    }

    private func property(_ name: String, of parameter: Parameter?) -> Parameter? {
        guard case .object(let reference?)? = parameter?.type else { return nil }
        return definition?.definition.type(reference)?.properties.first { $0.name == name }
    }

    private func localized(_ text: Text) -> String { definition?.render(text, locale: locale) ?? text.base }

    // MARK: Dates and amounts

    private func words(for object: ObjectValue, as parameter: Parameter?) -> TextValue {
        let words: TextValue? =
            switch object.typeName {
            case "DateComponents": moment(object, as: parameter).map { TextValue($0) }
            case "Decimal": Double(object.displayString).flatMap { self.words(for: .decimal($0), as: parameter) }
            default: amount(object)
            }
        return words ?? TextValue(object.words)
    }

    /// The words for an `INCurrencyAmount`, or for what has one as its amount; nil for other objects.
    private func amount(_ object: ObjectValue) -> TextValue? {
        guard case .object(let amount)? = object.properties["amount"] else { return nil }
        if amount.typeName == "INCurrencyAmount" { return self.amount(amount) }
        guard case .string(let currency)? = object.properties["currencyCode"],
            let number = Double(amount.displayString)
        else { return nil }
        return TextValue(style.amount(number, currency: currency), number: number)
    }

    private func moment(_ seconds: Double, as parameter: Parameter?) -> String {
        guard abs(seconds) < 1e11 else { return "" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: utcOffset(seconds) * 60) ?? .gmt
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: seconds))
        return moment(
            day: style.date(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0),
            time: style.time(hour: parts.hour ?? 0, minute: parts.minute ?? 0), as: parameter)
    }

    /// nil when the components are no whole day and no time of day, or of another calendar.
    private func moment(_ components: ObjectValue, as parameter: Parameter?) -> String? {
        func part(_ name: String) -> Int? {
            if case .integer(let value)? = components.properties[name] { Int(value) } else { nil }
        }
        let calendar = components.properties["calendar"] ?? .string("gregorian")
        guard calendar == .string("gregorian") || calendar == .string("iso8601") else { return nil }
        let time = part("hour").map { style.time(hour: $0, minute: part("minute") ?? 0) }
        switch (part("year"), part("month"), part("day")) {
        case (let year?, let month?, let day?):
            return moment(day: style.date(year: year, month: month, day: day), time: time, as: parameter)
        case (nil, nil, nil): return time
        default: return nil
        }
    }

    /// A parameter for days has no time, one for times no day.
    private func moment(day: String, time: String?, as parameter: Parameter?) -> String {
        guard let time else { return day }
        return switch parameter?.metadata.control {
        case "Date": day
        case "Time": time
        default: day + " " + time
        }
    }
}
