/// A list of choices.
public struct Enumeration: Sendable {
    public struct Case: Sendable {
        public var name: String
        /// The raw value.
        public var index: Int
        public var displayName = Text("")
        public var synonyms: [Text] = []
        public var pronunciationHint: Text?
        public var location: SourceLocation?

        public init(name: String, index: Int) {
            self.name = name
            self.index = index
        }
    }

    public var name: String
    public var displayName = Text("")
    public var cases: [Case] = []
    /// Whether it is a type of its own. In old files an enum belongs to the intent that uses it.
    public var isOwnType = true
    public var location: SourceLocation?

    public init(name: String) { self.name = name }

    public func `case`(named name: String) -> Case? { cases.first { $0.name == name } }
    public func `case`(at index: Int) -> Case? { cases.first { $0.index == index } }

    /// The raw value that stands for "no value": 0 when its case is called "unknown" or there is none.
    public var unsetIndex: Int? { self.case(at: 0).map { $0.name == "unknown" } ?? true ? 0 : nil }
}

/// A custom type: a thing of the app with an identifier, a name and properties.
public struct ObjectType: Sendable {
    public var name: String
    /// The class name that the file gives.
    public var explicitClassName: String?
    public var classPrefix: String?
    public var displayName = Text("")
    /// The type's own properties, without the four that every type has.
    public var properties: [Parameter] = []
    public var location: SourceLocation?

    public init(name: String) { self.name = name }
}
