/// Where a value of an intent stands: a parameter, or one element of a parameter that is a list.
///
/// Written `soup` or `toppings[1]`; elements count from 0. Questions, their answers and confirmations name it so.
public struct ParameterPlace: Sendable, Hashable {
    public var parameter: String
    public var element: Int?

    public init(_ parameter: String, element: Int? = nil) {
        self.parameter = parameter
        self.element = element
    }

    /// Reads what `text` writes; anything else is the name of a parameter.
    public init(text: String) {
        let parts = text.dropLast().split(separator: "[", omittingEmptySubsequences: false)
        if text.last == "]", parts.count == 2, let element = Int(parts[1]), element >= 0 {
            self.init(String(parts[0]), element: element)
        } else {
            self.init(text)
        }
    }

    public var text: String { element.map { "\(parameter)[\($0)]" } ?? parameter }
}

extension IntentValue {
    /// The value that stands at a place; nil when there is none.
    public subscript(place: ParameterPlace) -> ParameterValue? {
        guard let element = place.element else { return parameters[place.parameter] }
        let elements = parameters[place.parameter]?.elements ?? []
        return elements.indices.contains(element) && elements[element] != .null ? elements[element] : nil
    }

    /// Puts a value at a place; an element behind the end of its list becomes the last one.
    public mutating func put(_ value: ParameterValue, at place: ParameterPlace) {
        guard let element = place.element else {
            parameters[place.parameter] = value
            return
        }
        var elements = parameters[place.parameter]?.elements ?? []
        if elements.indices.contains(element) { elements[element] = value } else { elements.append(value) }
        parameters[place.parameter] = .array(elements.filter { $0 != .null })
    }
}

extension ParameterValue {
    /// The elements of a list; anything else is a list of itself alone.
    public var elements: [ParameterValue] {
        if case .array(let values) = self { values } else { [self] }
    }
}
