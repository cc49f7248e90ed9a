// UniformTypeIdentifiers: the content types that code around shortcuts names. It knows those of UTType+System.swift and
// must not ask the desktop, whose MIME types have no such identifiers.

/// A kind of content, such as plain text or a picture.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.plain-text`.
    public let identifier: String
    /// The ending by which a file's name says that it is of this type.
    public let preferredFilenameExtension: String?
    /// The type's name in the internet, such as `text/plain`.
    public let preferredMIMEType: String?

    private let filenameExtensions: [String]
    private let parents: [UTType]

    init(known identifier: String, in parents: [UTType] = [], extensions: String = "", mime: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        filenameExtensions = extensions.split(separator: " ").map(String.init)
        preferredFilenameExtension = filenameExtensions.first
        preferredMIMEType = mime
    }

    /// The type with an identifier; nil when it is not one of those listed here.
    public init?(_ identifier: String) {
        guard let type = Self.system.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    /// The type of files whose names end so; one made for the ending when it is not known. Nil when it is empty.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let ending = filenameExtension.lowercased()
        self =
            Self.system.first { $0.filenameExtensions.contains(ending) }
            ?? UTType(known: "dyn." + ending, in: [supertype], extensions: ending)
    }

    /// The type of this name in the internet; nil when it is not one of those listed here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let type = Self.system.first(where: { $0.preferredMIMEType == mimeType.lowercased() }) else { return nil }
        self = type
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(known: identifier, in: [parentType ?? .data])
    }

    /// A type of another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Whether it is the other type or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether it is a kind of the other type.
    public func isSubtype(of type: UTType) -> Bool { parents.contains { $0.conforms(to: type) } }

    /// Whether the other type is a kind of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
