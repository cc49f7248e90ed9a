/// A parameter of an intent or of its response, named by class and key path.
open class INParameter: NSObject, NSCopying, NSSecureCoding {
    /// The intent or response class.
    public final let parameterClass: AnyClass

    /// The name of the parameter, and of its part after a dot.
    public final let parameterKeyPath: String

    private var indexes: [String: Int] = [:]

    private init(parameterClass: AnyClass, parameterKeyPath: String) {
        self.parameterClass = parameterClass
        self.parameterKeyPath = parameterKeyPath
        super.init()
    }

    /// Names a parameter by its string.
    public convenience init(for aClass: AnyClass, keyPath: String) {
        self.init(parameterClass: aClass, parameterKeyPath: keyPath)
    }

    /// Names a parameter by its key path; nil when the path is no parameter of the class.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        guard let type = Root.self as? _INRecord.Type, let name = type._schema.name(of: keyPath) else { return nil }
        self.init(parameterClass: type, parameterKeyPath: name)
    }

    /// Whether both name the same parameter, with the same indexes.
    public final func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
            && indexes == parameter.indexes
    }

    /// Chooses one element where a part of the key path is a list.
    public final func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indexes[subKeyPath] = index }

    /// The chosen element of a list; `NSNotFound` when none was chosen.
    public final func index(forSubKeyPath subKeyPath: String) -> Int { indexes[subKeyPath] ?? NSNotFound }

    /// The value that the parameter has in an intent or a response.
    final func value(in record: _INRecord) -> Any? {
        guard record.isKind(of: parameterClass) else { return nil }
        var value: Any? = record
        var path = ""
        for name in parameterKeyPath.split(separator: ".").map(String.init) {
            path += path.isEmpty ? name : ".\(name)"
            if let list = value as? [Any] {
                value = list.compactMap { Self.part(name, of: $0) }
            } else {
                value = Self.part(name, of: value)
            }
            if let index = indexes[path], let list = value as? [Any] {
                value = list.indices.contains(index) ? list[index] : nil
            }
        }
        return value
    }

    /// A stored value, or one that follows from others.
    private static func part(_ name: String, of owner: Any?) -> Any? {
        guard let record = owner as? _INRecord else { return nil }
        if let value = record._values[name] { return value }
        switch (name, record) {
        case ("displayName", let person as INPerson): return person.displayName
        case ("spokenPhrase", let speakable as any INSpeakable): return speakable.spokenPhrase
        case ("vocabularyIdentifier", let speakable as any INSpeakable): return speakable.vocabularyIdentifier
        default: return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INParameter(parameterClass: parameterClass, parameterKeyPath: parameterKeyPath)
        copy.indexes = indexes
        return copy
    }

    public class var supportsSecureCoding: Bool { true }

    private struct Content: Codable {
        var className: String
        var keyPath: String
        var indexes: [String: Int]
    }

    public required convenience init?(coder: NSCoder) {
        guard let content = RecordCoding.decode(Content.self, from: coder),
            let type = _INClassRegistry.type(named: content.className)
        else { return nil }
        self.init(parameterClass: type, parameterKeyPath: content.keyPath)
        indexes = content.indexes
    }

    open func encode(with coder: NSCoder) {
        RecordCoding.encode(coder) {
            Content(className: _className(of: parameterClass), keyPath: parameterKeyPath, indexes: indexes)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }

    open override var hash: Int { parameterKeyPath.hashValue }
}
