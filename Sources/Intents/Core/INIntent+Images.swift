/// The protocol that carries the image methods, so that a key path's root is the class of the intent itself.
public protocol _INIntentSetImageKeyPath {}

/// An intent whose parameters can have images.
public protocol INIntentSetImageKeyPath: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath {
    /// Gives a parameter an image, which stands for it in suggestions; nil takes the image away.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let (intent, name) = parameter(at: parameterName) else { return }
        intent.__setImage(image, forParameterNamed: name)
    }

    /// The image of a parameter.
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        guard let (intent, name) = parameter(at: parameterName) else { return nil }
        return intent.__image(forParameterNamed: name)
    }

    private func parameter(at keyPath: AnyKeyPath) -> (INIntent, String)? {
        guard let intent = self as? INIntent else { return nil }
        guard let name = type(of: intent)._schema.name(of: keyPath) else {
            Log.warning("\(keyPath) is no parameter of \(type(of: intent)); its image is ignored")
            return nil
        }
        return (intent, name)
    }
}

extension INIntent {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Gives the parameter of that name an image; nil takes the image away.
    public final func __setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image?.copy() as? INImage
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The image of the parameter of that name.
    public final func __image(forParameterNamed parameterName: String) -> INImage? {
        images[parameterName]
    }

    /// The image that says most about the intent: the first image of a parameter, else one of a parameter's value.
    public final func keyImage() -> INImage? {
        let names = type(of: self)._schema.parameters.map(\.name)
        return names.lazy.compactMap { self.images[$0] }.first
            ?? images.min { $0.key < $1.key }?.value
            ?? names.lazy.compactMap { (self._values[$0] as? INObject)?.displayImage }.first
    }
}
