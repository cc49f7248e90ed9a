extension Definition {
    /// The class name of an intent: the explicit one, else prefix + name + "Intent".
    ///
    /// - Parameter classPrefix: The project's prefix, for intents that name none.
    public func className(of intent: Intent, classPrefix: String? = nil) -> String {
        intent.explicitClassName ?? (intent.classPrefix ?? classPrefix ?? "") + intent.name + "Intent"
    }

    /// The intent with this class name.
    public func intent(className: String, classPrefix: String? = nil) -> Intent? {
        intents.first { self.className(of: $0, classPrefix: classPrefix) == className }
    }

    /// The prefix that all prefixed custom intents of the file agree on: the best guess for the project's prefix.
    public var commonClassPrefix: String? {
        let prefixes = Set(
            intents.filter { !$0.isSystem && $0.explicitClassName == nil }
                .compactMap(\.classPrefix).filter { !$0.isEmpty })
        return prefixes.count == 1 ? prefixes.first : nil
    }

    /// The Swift name of an enumeration that is a type of its own, and of a custom type without an explicit name.
    public func typeName(_ name: String, classPrefix: String? = nil) -> String {
        (classPrefix ?? commonClassPrefix ?? "") + name
    }

    /// The class name of a custom type.
    public func className(of type: ObjectType, classPrefix: String? = nil) -> String {
        type.explicitClassName ?? typeName(type.name, classPrefix: classPrefix)
    }

    /// The enumeration that a reference leads to, if this file declares it.
    public func enumeration(_ reference: ValueType.Reference) -> Enumeration? {
        isOwn(reference) ? enumerations.first { $0.name == reference.name } : nil
    }

    /// The custom type that a reference leads to, if this file declares it.
    public func type(_ reference: ValueType.Reference) -> ObjectType? {
        isOwn(reference) ? types.first { $0.name == reference.name } : nil
    }

    private func isOwn(_ reference: ValueType.Reference) -> Bool {
        reference.namespace == nil || namespace == nil || reference.namespace == namespace
    }
}
