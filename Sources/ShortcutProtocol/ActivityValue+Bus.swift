import Bus
import ShortcutModel

extension ActivityValue {
    /// The type that a dictionary states, whatever else is wrong with it.
    package static func activityType(in busDictionary: [String: BusValue]) -> String? {
        busDictionary["type"]?.string
    }

    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("type", activityType)
        writer.put("title", title)
        if !userInfo.isEmpty { writer.put("user-info", userInfo.busValue) }
        writer.put("required-keys", requiredUserInfoKeys.map { .strings($0.sorted()) })
        writer.put("persistent-identifier", persistentIdentifier)
        writer.put("phrase", suggestedInvocationPhrase)
        if !keywords.isEmpty { writer.put("keywords", .strings(keywords.sorted())) }
        writer.put("webpage-url", webpageURL)
        writer.put("referrer-url", referrerURL)
        writer.put("target-content-identifier", targetContentIdentifier)
        writer.put("expiration-date", expirationDate?.seconds)
        writer.put("eligible-for-prediction", isEligibleForPrediction)
        writer.put("eligible-for-search", isEligibleForSearch)
        writer.put("eligible-for-handoff", isEligibleForHandoff)
        writer.put("eligible-for-public-indexing", isEligibleForPublicIndexing)
        if shortcutAvailability != 0 { writer.put("availability", .uint64(shortcutAvailability)) }
        writer.put("description", contentDescription)
        writer.put("image", image?.busValue)
        writer.put("content-attributes", contentAttributes?.busValue)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("activity", busDictionary)
        let type = try reader.required("type", try reader.string("type"))
        self.init(
            activityType: type, title: try reader.string("title"),
            userInfo: try .init(try reader.dictionary("user-info") ?? [:], subject: "\(type) userInfo"),
            requiredUserInfoKeys: try reader.strings("required-keys").map(Set.init),
            persistentIdentifier: try reader.string("persistent-identifier"),
            suggestedInvocationPhrase: try reader.string("phrase"),
            keywords: Set(try reader.strings("keywords") ?? []), webpageURL: try reader.string("webpage-url"),
            referrerURL: try reader.string("referrer-url"),
            targetContentIdentifier: try reader.string("target-content-identifier"),
            expirationDate: try reader.number("expiration-date").map { DateValue($0) },
            isEligibleForPrediction: try reader.boolean("eligible-for-prediction") ?? false,
            isEligibleForSearch: try reader.boolean("eligible-for-search") ?? false,
            shortcutAvailability: try reader.unsigned("availability") ?? 0,
            contentDescription: try reader.string("description"),
            image: try reader.take("image", "an image", ImageValue.init),
            isEligibleForHandoff: try reader.boolean("eligible-for-handoff"),
            isEligibleForPublicIndexing: try reader.boolean("eligible-for-public-indexing"),
            contentAttributes: try reader.dictionary("content-attributes").map {
                try .init($0, subject: "\(type) content attribute")
            })
        try reader.finish()
    }
}
