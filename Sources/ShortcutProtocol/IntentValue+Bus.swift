import Bus
import ShortcutModel

extension IntentValue {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("class", className)
        writer.put("parameters", parameters.busValue)
        writer.put("identifier", identifier)
        writer.put("phrase", suggestedInvocationPhrase)
        if !images.isEmpty { writer.put("images", .dictionary(images.mapValues(\.busValue))) }
        if shortcutAvailability != 0 { writer.put("availability", .uint64(shortcutAvailability)) }
        writer.put("metadata", donationMetadata.map { ParameterValue.object($0).busValue })
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("intent", busDictionary)
        let className = try reader.required("class", try reader.string("class"))
        self.init(
            className: className,
            parameters: try .init(try reader.dictionary("parameters") ?? [:], subject: "\(className) parameter"),
            identifier: try reader.string("identifier"), suggestedInvocationPhrase: try reader.string("phrase"),
            images: try (try reader.dictionary("images") ?? [:]).mapValues(ImageValue.init(required:)),
            shortcutAvailability: try reader.unsigned("availability") ?? 0,
            donationMetadata: try reader.take("metadata", "an object (sv)") { value in
                guard case .object(let metadata) = try ParameterValue(value, subject: "\(className) metadata") else {
                    return nil
                }
                return metadata
            })
        try reader.finish()
    }
}

extension ImageValue {
    fileprivate init(required value: BusValue) throws {
        guard let image = ImageValue(value) else {
            throw ShortcutsError.invalidArgument(
                "intent: an image must be (ss) of named, system or url, (ssdd) of url with its size, or bytes (ay)")
        }
        self = image
    }
}

extension IntentResponseValue {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("code", integer: code)
        writer.put("code-name", codeName)
        if !parameters.isEmpty { writer.put("parameters", parameters.busValue) }
        writer.put("activity", userActivity.map { .dictionary($0.busDictionary) })
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("response", busDictionary)
        self.init(
            code: try reader.required("code", try reader.integer("code")),
            codeName: try reader.string("code-name") ?? "",
            parameters: try .init(try reader.dictionary("parameters") ?? [:], subject: "response parameter"),
            userActivity: try reader.dictionary("activity").map(ActivityValue.init(busDictionary:)))
        try reader.finish()
    }
}
