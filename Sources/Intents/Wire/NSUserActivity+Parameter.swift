import ShortcutModel

/// An activity inside another object, such as the one that checks a passenger in.
extension NSUserActivity: ParameterContainer {
    static let wireName = "NSUserActivity"

    func parameterValue(room: Int) throws(WireError) -> ParameterValue {
        let room = try WireError.room(room, less: ParameterValue.Nesting.object + ParameterValue.Nesting.dictionary)
        return .object(try ActivityValue(self, room: room).objectValue)
    }

    convenience init(_ object: ObjectValue) { self.init(ActivityValue(object)) }
}

extension ActivityValue {
    private static var texts: [(String, WritableKeyPath<ActivityValue, String?>)] {
        [
            ("title", \.title), ("persistentIdentifier", \.persistentIdentifier),
            ("suggestedInvocationPhrase", \.suggestedInvocationPhrase),
            ("targetContentIdentifier", \.targetContentIdentifier), ("contentDescription", \.contentDescription),
        ]
    }

    private static var addresses: [(String, WritableKeyPath<ActivityValue, String?>)] {
        [("webpageURL", \.webpageURL), ("referrerURL", \.referrerURL)]
    }

    private static var flags: [(String, WritableKeyPath<ActivityValue, Bool?>)] {
        [
            ("isEligibleForHandoff", \.isEligibleForHandoff),
            ("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing),
        ]
    }

    fileprivate var objectValue: ObjectValue {
        var properties: [String: ParameterValue] = ["userInfo": .dictionary(userInfo)]
        for (name, text) in Self.texts { properties[name] = self[keyPath: text].map { .string($0) } }
        for (name, address) in Self.addresses { properties[name] = self[keyPath: address].map { .url($0) } }
        for (name, flag) in Self.flags { properties[name] = self[keyPath: flag].map { .boolean($0) } }
        properties["requiredUserInfoKeys"] = requiredUserInfoKeys.map { .set(words: $0) }
        if !keywords.isEmpty { properties["keywords"] = .set(words: keywords) }
        properties["expirationDate"] = expirationDate.map { .date($0) }
        if isEligibleForPrediction { properties["isEligibleForPrediction"] = .boolean(true) }
        if isEligibleForSearch { properties["isEligibleForSearch"] = .boolean(true) }
        if shortcutAvailability != 0 {
            properties["shortcutAvailability"] = .integer(Int64(bitPattern: shortcutAvailability))
        }
        properties["contentAttributes"] = contentAttributes.map { .dictionary($0) }
        switch image {
        case .data(let bytes): properties["image"] = .data(bytes)
        case .url(let text, _): properties["image"] = .url(text)
        case .named, .systemNamed, nil: break
        }
        return ObjectValue(typeName: NSUserActivity.wireName, displayString: activityType, properties: properties)
    }

    fileprivate init(_ object: ObjectValue) {
        self.init(activityType: object.displayString)
        let properties = object.properties
        if case .dictionary(let entries)? = properties["userInfo"] { userInfo = entries }
        for (name, text) in Self.texts {
            if case .string(let value)? = properties[name] { self[keyPath: text] = value }
        }
        for (name, address) in Self.addresses {
            if case .url(let value)? = properties[name] { self[keyPath: address] = value }
        }
        for (name, flag) in Self.flags {
            if case .boolean(let value)? = properties[name] { self[keyPath: flag] = value }
        }
        requiredUserInfoKeys = properties["requiredUserInfoKeys"]?.words
        keywords = properties["keywords"]?.words ?? []
        if case .date(let date)? = properties["expirationDate"] { expirationDate = date }
        isEligibleForPrediction = properties["isEligibleForPrediction"] == .boolean(true)
        isEligibleForSearch = properties["isEligibleForSearch"] == .boolean(true)
        if case .integer(let options)? = properties["shortcutAvailability"] {
            shortcutAvailability = UInt64(bitPattern: options)
        }
        if case .dictionary(let attributes)? = properties["contentAttributes"] { contentAttributes = attributes }
        switch properties["image"] {
        case .data(let bytes): image = .data(bytes)
        case .url(let text): image = .url(text)
        default: break
        }
    }
}

extension ParameterValue {
    fileprivate static func set(words: Set<String>) -> ParameterValue { .set(Set(words.map { .string($0) })) }

    fileprivate var words: Set<String>? {
        guard case .set(let values) = self else { return nil }
        return Set(values.compactMap { if case .string(let word) = $0 { word } else { nil } })
    }
}
