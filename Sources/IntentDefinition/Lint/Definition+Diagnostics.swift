extension Definition {
    /// Every problem of the file, in the order of the file.
    ///
    /// A file without errors can be generated from. Warnings say what has no effect, or another than it seems.
    public var diagnostics: [Diagnostic] {
        var linter = Linter(self)
        linter.run()
        return (readingProblems + linter.problems).enumerated()
            .sorted { one, two in
                let (first, second) = (one.element.location ?? .start, two.element.location ?? .start)
                return first == second ? one.offset < two.offset : first < second
            }
            .map(\.element)
    }

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension SourceLocation: Comparable {
    fileprivate static let start = SourceLocation(line: 1, column: 1)

    public static func < (one: SourceLocation, two: SourceLocation) -> Bool {
        (one.line, one.column) < (two.line, two.column)
    }
}

/// Looks for problems in a definition that could be read.
struct Linter {
    let definition: Definition
    private(set) var problems: [Diagnostic] = []

    init(_ definition: Definition) { self.definition = definition }

    mutating func run() {
        checkClassNames()
        for enumeration in definition.enumerations { check(enumeration) }
        for type in definition.types { check(type) }
        for intent in definition.intents { check(intent) }
        checkTextKeys()
    }

    mutating func error(_ message: String, mend: String, at location: SourceLocation?) {
        problems.append(.error(message, mend: mend, at: location))
    }

    mutating func warn(_ message: String, mend: String, at location: SourceLocation?) {
        problems.append(.warning(message, mend: mend, at: location))
    }

    /// Two declarations with one Swift name don't compile.
    private mutating func checkClassNames() {
        var known: Set<String> = []
        func names() -> [(String, String, SourceLocation?)] {
            definition.enumerations.filter(\.isOwnType).map { (definition.typeName($0.name), "enum", $0.location) }
                + definition.types.map { (definition.className(of: $0), "type", $0.location) }
                + definition.intents.map { (definition.className(of: $0), "intent", $0.location) }
        }
        for (name, kind, location) in names() {
            checkIdentifier(name, of: "The \(kind)", at: location)
            guard !known.insert(name).inserted else { continue }
            error(
                "The name '\(name)' of this \(kind) is taken by another declaration of the file.",
                mend: "Rename one of the two.", at: location)
        }
    }

    /// Names become Swift names as they stand, so they must have their form.
    mutating func checkIdentifier(_ name: String, of thing: String, at location: SourceLocation?) {
        let letters = name.unicodeScalars
        let isValid =
            letters.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
            && letters.dropFirst().allSatisfy { $0.properties.isXIDContinue || $0 == "_" } && name != "_"
        if !isValid {
            error(
                "\(thing) has the name '\(name.prefix(60))', which can't be a Swift name.",
                mend: "Use letters, digits and underscores, and begin with a letter.", at: location)
        }
    }

    /// Reports every name that occurs a second time.
    mutating func checkUnique(_ names: [(String, SourceLocation?)], _ kind: String, in owner: String) {
        var known: Set<String> = []
        for (name, location) in names where !known.insert(name).inserted {
            error("\(owner) has two \(kind) called '\(name)'.", mend: "Rename one of the two.", at: location)
        }
    }

    /// Translations find texts by key: two texts with one key get one translation.
    private mutating func checkTextKeys() {
        var bases: [String: String] = [:]
        for text in definition.texts where !text.text.isEmpty {
            guard let id = text.text.id else { continue }
            if let other = bases[id], other != text.text.base {
                warn(
                    "The key '\(id)' stands for two texts: '\(other.prefix(60))' and '\(text.text.base.prefix(60))'.",
                    mend: "Give one of them a key of its own, else both get the same translation.",
                    at: text.text.location)
            }
            bases[id] = bases[id] ?? text.text.base
        }
    }
}
