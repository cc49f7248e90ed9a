import FoundationEssentials
import IntentDefinition
import ShortcutModel

/// How values read in titles, questions and answers.
struct ParameterWords {
    let definition: LocalizedDefinition?
    let locale: String
    /// Minutes to add to a moment for the wall clock of the person.
    let utcOffset: (Double) -> Int

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
        case .decimal(let number): return TextValue(Self.text(number))
        case .boolean(let flag):
            let name = flag ? parameter?.metadata.trueName : parameter?.metadata.falseName
            guard let name, !name.isEmpty else { return TextValue(flag ? "yes" : "no") }
            return TextValue(localized(name), id: name.id)
        case .date(let date): return TextValue(moment(date.seconds))
        case .url(let text), .uuid(let text): return TextValue(text)
        case .array(let values): return list(values, as: parameter)
        case .set(let values): return list(values.sorted { $0.canonicalText < $1.canonicalText }, as: parameter)
        case .object(let object): return TextValue(object.words)
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
        return TextValue(String(number), number: Int(number))
    }

    private func list(_ values: [ParameterValue], as parameter: Parameter?) -> TextValue? {
        let words = values.compactMap { self.words(for: $0, as: parameter)?.words }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : TextValue(words.joined(separator: ", "), number: values.count)
    }

    private func property(_ name: String, of parameter: Parameter?) -> Parameter? {
        guard case .object(let reference?)? = parameter?.type else { return nil }
        return definition?.definition.type(reference)?.properties.first { $0.name == name }
    }

    private func localized(_ text: Text) -> String { definition?.render(text, locale: locale) ?? text.base }

    /// Whole numbers without a point, others with two digits at most.
    private static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
        let hundredths = (number * 100).rounded()
        if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return String(Int64(hundredths / 100)) }
        if hundredths.truncatingRemainder(dividingBy: 10) == 0 { return "\((hundredths / 10).rounded() / 10)" }
        return "\(hundredths / 100)"
    }

    private func moment(_ seconds: Double) -> String {
        guard abs(seconds) < 1e11 else { return "" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: utcOffset(seconds) * 60) ?? .gmt
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: seconds))
        func two(_ number: Int?) -> String {
            let text = String(number ?? 0)
            return text.count < 2 ? "0" + text : text
        }
        return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
    }
}
