// IntentDefinition: reads and checks `.intentdefinition` files and their translations, and puts their texts together.
//
// Pure: bytes in, values out. It must not know files, the bus, the store, Swift source or Foundation.

/// What a `.intentdefinition` file declares.
public struct Definition: Sendable {
    /// The name of the file without its extension; translations carry the same name.
    public var name: String
    /// The random name that references inside the file use for it.
    public var namespace: String?
    /// The version of the file format ("1.0" to "1.2"); nil for an empty template.
    public var modelVersion: String?
    public var intents: [Intent] = []
    public var enumerations: [Enumeration] = []
    public var types: [ObjectType] = []

    /// What reading found: wrong types and missing names. `diagnostics` has these too.
    var readingProblems: [Diagnostic] = []

    public init(name: String) { self.name = name }

    /// Reads a definition file.
    ///
    /// Problems inside the file don't throw: the value holds all that could be read and `diagnostics` says the rest.
    /// - Parameters:
    ///   - bytes: The file's content: an XML or binary property list.
    ///   - name: The file's name without its extension.
    /// - Throws: One diagnostic when the content is no property list or goes beyond a limit of `PropertyList`.
    public init(bytes: [UInt8], name: String) throws(Diagnostic) {
        self = DefinitionReader.read(try PropertyList.parse(bytes), name: name)
    }
}
