import IntentDefinition
import ShortcutModel
import SurfaceModel

/// Turns answers that were typed or spoken as text into values of the parameter's declared type.
struct TypedAnswers {
    let app: InstalledApp
    let className: String

    /// Why an answer can't be used.
    struct Fault: Error {
        let text: String
    }

    /// Text as the declared type wants it; a value that is not text stays as it is.
    func value(_ answer: ParameterValue, for place: ParameterPlace) throws(Fault) -> ParameterValue {
        guard let intent = app.intent(className) else { return answer }
        let name = place.parameter
        guard let parameter = intent.parameter(named: name) else {
            let names = intent.parameters.map(\.name).joined(separator: ", ")
            throw Fault(text: "There is no parameter '\(name.prefix(60))'; there are: \(names).")
        }
        if place.element != nil, !parameter.isList {
            throw Fault(text: "'\(name)' is no list; '\(place.text.prefix(60))' is none of its elements.")
        }
        guard case .string(let text) = answer else { return answer }
        guard parameter.isList, place.element == nil else { return try single(text, parameter) }
        var values: [ParameterValue] = []
        for part in text.split(separator: ",") {
            values.append(try single(String(part.drop { $0 == " " }), parameter))
        }
        return .array(values)
    }

    /// The parameter that takes the input of a run, and the input as its type wants it.
    func input(_ input: RunOptions.Input) throws(Fault) -> (name: String, value: ParameterValue) {
        guard let intent = app.intent(className), let name = intent.inputParameter,
            let parameter = intent.parameter(named: name)
        else { throw Fault(text: "This shortcut takes no input.") }
        guard case .file = parameter.type else {
            let text = String(decoding: input.content, as: UTF8.self)
            return (
                name, try value(.string(text.last == "\n" ? String(text.dropLast()) : text), for: ParameterPlace(name))
            )
        }
        let file = ParameterValue.object(
            ObjectValue(
                typeName: "INFile", displayString: input.filename,
                properties: ["storedData": .data(input.content), "filename": .string(input.filename)]))
        return (name, parameter.isList ? .array([file]) : file)
    }

    private func single(_ text: String, _ parameter: Parameter) throws(Fault) -> ParameterValue {
        func wrong(_ kind: String) -> Fault { Fault(text: "'\(text.prefix(60))' is no \(kind) for \(parameter.name).") }
        switch parameter.type {
        case .integer:
            guard let number = Int64(text) else { throw wrong("whole number") }
            return .integer(number)
        case .decimal, .timeInterval:
            guard let number = Double(text), number.isFinite else { throw wrong("number") }
            return .decimal(number)
        case .boolean:
            let words = ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false]
            guard let flag = words[text.lowercased()] else { throw wrong("yes or no") }
            return .boolean(flag)
        case .enumeration(let reference):
            let cases = app.definition(of: className)?.definition.enumeration(reference)?.cases ?? []
            let wanted = text.lowercased()
            let match = cases.first { $0.name == text || $0.displayName.base.lowercased() == wanted }
            guard let match else { throw wrong("choice") }
            return .integer(Int64(match.index))
        case .object(let reference?):
            guard let definition = app.definition(of: className)?.definition, let type = definition.type(reference)
            else {
                return .string(text)
            }
            return .object(ObjectValue(typeName: definition.className(of: type), displayString: text))
        case .dateComponents:
            guard let fields = Self.dateFields(text) else { throw wrong("date or time such as 2026-11-30T12:00") }
            return .object(ObjectValue(typeName: "DateComponents", displayString: text, properties: fields))
        case .url: return .url(text)
        default: return .string(text)
        }
    }

    /// `2026-11-30`, `12:00` or both with a `T` or a space between.
    private static func dateFields(_ text: String) -> [String: ParameterValue]? {
        var fields: [String: ParameterValue] = [:]
        func read(_ part: Substring, _ separator: Character, _ names: [String], _ ranges: [ClosedRange<Int64>]) -> Bool
        {
            let numbers = part.split(separator: separator, omittingEmptySubsequences: false).map { Int64($0) }
            guard numbers.count == names.count else { return false }
            for (index, number) in numbers.enumerated() {
                guard let number, ranges[index].contains(number) else { return false }
                fields[names[index]] = .integer(number)
            }
            return true
        }
        let parts = text.split { $0 == "T" || $0 == " " }
        guard let first = parts.first, let last = parts.last, parts.count <= 2 else { return nil }
        if parts.count == 2 || first.contains("-") {
            guard read(first, "-", ["year", "month", "day"], [1...9999, 1...12, 1...31]) else { return nil }
        }
        if parts.count == 2 || first.contains(":") {
            guard read(last, ":", ["hour", "minute"], [0...23, 0...59]) else { return nil }
        }
        return fields.isEmpty ? nil : fields
    }
}
