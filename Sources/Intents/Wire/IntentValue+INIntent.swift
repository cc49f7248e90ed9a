import ShortcutModel

extension INIntent {
    /// The intent as a plain value: its class and the parameters that have a value.
    package final func intentValue() throws -> IntentValue {
        IntentValue(
            className: wireClassName, parameters: try parameterValues().filter { isSet($0.key) },
            identifier: identifier, suggestedInvocationPhrase: suggestedInvocationPhrase,
            images: images.compactMapValues(ImageValue.init),
            shortcutAvailability: UInt64(shortcutAvailability.rawValue),
            donationMetadata: try metadata?.objectValue())
    }

    /// The intent that a plain value describes, in its class if this program has that class.
    package static func make(_ value: IntentValue) -> INIntent {
        let object = ObjectValue(typeName: value.className, properties: value.parameters)
        let type = _INClassRegistry.type(named: value.className) as? INIntent.Type
        let intent =
            type.flatMap { $0.init(coder: ValuesCoder(object.values(of: $0))) }
            ?? UnknownIntent(className: value.className, values: object.values(of: UnknownIntent.self))
        intent.identifier = value.identifier ?? intent.identifier
        intent.suggestedInvocationPhrase = value.suggestedInvocationPhrase
        intent.images = value.images.compactMapValues(INImage.init)
        intent.shortcutAvailability = INShortcutAvailabilityOptions(rawValue: UInt(value.shortcutAvailability))
        intent.metadata =
            value.donationMetadata?.anyValue(as: INIntentDonationMetadata.self) as? INIntentDonationMetadata
        return intent
    }

    /// Whether the parameter has a value. An enum's `unknown` with the raw value 0 is none.
    final func isSet(_ name: String) -> Bool {
        guard let value = _values[name] else { return false }
        guard case .enumeration(let type) = type(of: self)._schema.parameter(named: name)?.kind,
            value as? Int == 0
        else { return true }
        return (type.caseName(0) ?? "unknown") != "unknown"
    }
}

/// An intent whose class is not in this program. It keeps all values and can be passed on.
final class UnknownIntent: INIntent {
    private let className: String

    init(className: String, values: [String: Any]) {
        self.className = className
        super.init(_values: values)
    }

    required convenience init() { self.init(className: "INIntent", values: [:]) }

    required init?(coder: NSCoder) {
        className = ((coder as? ValuesCoder)?.original as? UnknownIntent)?.className ?? "INIntent"
        super.init(coder: coder)
    }

    override var wireClassName: String { className }
}
