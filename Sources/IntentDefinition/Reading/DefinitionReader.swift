/// Turns a property list into a definition. Collects problems instead of stopping at the first.
struct DefinitionReader {
    private(set) var problems: [Diagnostic] = []
    private var reportedMore = false

    static func read(_ list: PropertyList, name: String) -> Definition {
        var reader = DefinitionReader()
        var definition = Definition(name: name)
        guard case .dictionary(let root) = list.value else {
            definition.readingProblems = [
                .error(
                    "The root of the file is \(list.kindName), not a dictionary.",
                    mend: "A definition file has INIntents, INEnums and INTypes at its root.", at: list.location)
            ]
            return definition
        }
        guard root["INIntents"] != nil || root["INEnums"] != nil || root["INTypes"] != nil else {
            definition.readingProblems = [
                .error(
                    "The property list is no intent definition: it has no INIntents, INEnums or INTypes.",
                    mend: "Check that this is the right file.", at: list.location)
            ]
            return definition
        }
        definition.namespace = reader.string("INIntentDefinitionNamespace", in: root)
        definition.modelVersion = reader.string("INIntentDefinitionModelVersion", in: root)
        definition.enumerations = reader.declarations("INEnums", in: root).compactMap { reader.enumeration($0) }
        definition.types = reader.declarations("INTypes", in: root).compactMap { reader.objectType($0) }
        definition.intents = reader.declarations("INIntents", in: root).compactMap { reader.intent($0) }
        definition.readingProblems = reader.problems
        return definition
    }

    /// What a file may declare at most of each kind; the largest real one has under 100.
    private static let declarationLimit = 1_000

    private mutating func declarations(_ key: String, in root: Entries) -> ArraySlice<Node> {
        let nodes = dictionaries(key, in: root)
        if nodes.count > Self.declarationLimit {
            report(
                .error(
                    "\(key) has \(nodes.count) elements; at most \(Self.declarationLimit) are read.",
                    mend: "Split the definition into several files.", at: root[key]?.location))
        }
        return nodes.prefix(Self.declarationLimit)
    }

    mutating func report(_ problem: Diagnostic) {
        if problems.count < 100 {
            problems.append(problem)
        } else if !reportedMore {
            reportedMore = true
            problems.append(
                .error(
                    "There are more problems of this kind.", mend: "Mend the ones above first.", at: problem.location))
        }
    }
}

// MARK: - Values

extension DefinitionReader {
    typealias Entries = PropertyList.Entries

    /// A dictionary of the file with its place.
    struct Node {
        var entries: Entries
        var location: SourceLocation?
    }

    private mutating func report(_ key: String, _ found: PropertyList, expected: String) {
        report(
            .error("\(key) must be \(expected), not \(found.kindName).", mend: "Correct the value.", at: found.location)
        )
    }

    mutating func string(_ key: String, in entries: Entries) -> String? {
        guard let value = entries[key] else { return nil }
        if case .string(let string) = value.value { return string }
        report(key, value, expected: "a string")
        return nil
    }

    /// A string that must be there and not be empty.
    mutating func name(_ key: String, in node: Node, of thing: String) -> String? {
        if let name = string(key, in: node.entries), !name.isEmpty { return name }
        if node.entries[key] == nil || node.entries[key]?.isString == true {
            report(.error("\(thing) has no name (\(key)).", mend: "Give it one.", at: node.location))
        }
        return nil
    }

    mutating func integer(_ key: String, in entries: Entries) -> Int? {
        guard let value = entries[key] else { return nil }
        if case .integer(let integer) = value.value { return integer }
        report(key, value, expected: "an integer")
        return nil
    }

    /// False when absent. Old files write the string YES.
    mutating func boolean(_ key: String, in entries: Entries, default absent: Bool = false) -> Bool {
        guard let value = entries[key] else { return absent }
        switch value.value {
        case .boolean(let boolean): return boolean
        case .integer(let integer) where integer == 0 || integer == 1: return integer == 1
        case .string(let word) where ["YES", "NO"].contains(word): return word == "YES"
        default:
            report(key, value, expected: "a boolean")
            return absent
        }
    }

    /// A limit; an empty `<data>` says that the developer cleared it.
    mutating func limit(_ key: String, in entries: Entries) -> Double? {
        guard let value = entries[key] else { return nil }
        switch value.value {
        case .integer(let integer): return Double(integer)
        case .real(let real): return real
        case .data(let data) where data.isEmpty: return nil
        default:
            report(key, value, expected: "a number")
            return nil
        }
    }

    mutating func text(_ key: String, in entries: Entries) -> Text {
        Text(
            string(key, in: entries) ?? "", id: string(key + "ID", in: entries).flatMap { $0.isEmpty ? nil : $0 },
            at: entries[key]?.location)
    }

    mutating func dictionary(_ key: String, in entries: Entries) -> Node? {
        entries[key].flatMap { node($0, key: key) }
    }

    mutating func node(_ value: PropertyList, key: String) -> Node? {
        if case .dictionary(let dictionary) = value.value { return Node(entries: dictionary, location: value.location) }
        report(key, value, expected: "a dictionary")
        return nil
    }

    mutating func dictionaries(_ key: String, in entries: Entries) -> [Node] {
        guard let value = entries[key] else { return [] }
        guard case .array(let elements) = value.value else {
            report(key, value, expected: "an array")
            return []
        }
        return elements.compactMap { node($0, key: "Each element of \(key)") }
    }

    mutating func strings(_ key: String, in entries: Entries) -> [String] {
        guard let value = entries[key] else { return [] }
        guard case .array(let elements) = value.value else {
            report(key, value, expected: "an array")
            return []
        }
        return elements.compactMap { if case .string(let string) = $0.value { string } else { nil } }
    }
}

extension PropertyList {
    fileprivate var isString: Bool { if case .string = value { true } else { false } }
}
