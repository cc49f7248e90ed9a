// IntentBuilder: writes the Swift source of a definition.
//
// A definition becomes declarations (what there is to write), and these become source (how it is written). It must not
// know files, the package manager, or how the service uses a definition. What the source does at run time lives in
// Intents/GeneratedCode and the base classes; here are only names and types.

import IntentDefinition

/// Writes the Swift source of definitions.
public struct SwiftGenerator: Sendable {
    public enum Visibility: String, Sendable, CaseIterable {
        case `public`, `internal`
    }

    /// The project's class prefix, for intents, enums and types whose file names none.
    public var classPrefix: String?
    public var visibility: Visibility

    public init(classPrefix: String? = nil, visibility: Visibility = .public) {
        self.classPrefix = classPrefix
        self.visibility = visibility
    }

    /// The source of one definition, one Swift file.
    ///
    /// - Throws: The definition's errors, all of them, when it has any.
    public func source(for definition: Definition) throws(GenerationFailure) -> String {
        let translator = Translator(definition, classPrefix: classPrefix)
        let problems = (definition.diagnostics + translator.diagnostics).filter { $0.severity == .error }
        guard problems.isEmpty else { throw GenerationFailure(problems: problems) }
        return source(for: translator.declarations(), of: definition.name)
    }

    /// The problems that only matter for Swift source.
    public func diagnostics(for definition: Definition) -> [Diagnostic] {
        Translator(definition, classPrefix: classPrefix).diagnostics
    }

    /// The source of declarations, however they were made.
    public func source(for declarations: Declarations, of definition: String) -> String {
        var writer = SourceWriter(visibility: visibility)
        writer.write(declarations, of: definition)
        return writer.text
    }
}

/// Why a definition has no source.
public struct GenerationFailure: Error {
    public var problems: [Diagnostic]
}
