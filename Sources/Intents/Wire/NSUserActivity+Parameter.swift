import ShortcutModel

/// An activity inside another object, such as the one that checks a passenger in. It travels as far as it is needed to
/// be continued.
extension NSUserActivity: ParameterConvertible {
    static let wireName = "NSUserActivity"

    func parameterValue() throws(WireError) -> ParameterValue {
        var properties: [String: ParameterValue] = [
            "userInfo": .dictionary(try ParameterValue.entries(userInfo ?? [:]))
        ]
        properties["title"] = title.map { .string($0) }
        properties["webpageURL"] = webpageURL.map { .url($0.absoluteString) }
        properties["persistentIdentifier"] = persistentIdentifier.map { .string($0) }
        return .object(
            ObjectValue(
                typeName: Self.wireName, identifier: nil, displayString: activityType, properties: properties))
    }

    convenience init(_ object: ObjectValue) {
        self.init(activityType: object.displayString)
        if case .dictionary(let entries)? = object.properties["userInfo"], !entries.isEmpty {
            userInfo = Dictionary(uniqueKeysWithValues: entries.map { ($0.key as AnyHashable, $0.value.anyValue) })
        }
        if case .string(let text)? = object.properties["title"] { title = text }
        if case .url(let text)? = object.properties["webpageURL"] { webpageURL = URL(string: text) }
        if case .string(let text)? = object.properties["persistentIdentifier"] { persistentIdentifier = text }
    }
}
