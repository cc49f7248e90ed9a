extension SystemIntentsFile {
    /// Reads the text of the file.
    ///
    /// - Throws: `SystemIntentsFault` with the line of the first mistake.
    public init(_ text: String) throws(SystemIntentsFault) {
        var parser = SystemIntentsParser()
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            parser.line = number + 1
            try parser.read(String(line))
        }
        self = parser.file
    }
}

private struct SystemIntentsParser {
    var file = SystemIntentsFile()
    var line = 0
    private var domain = ""
    private var section = ""
    /// The keyword whose words go on in further indented lines.
    private var continued: String?

    mutating func read(_ text: String) throws(SystemIntentsFault) {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first else { return }
        if first.hasPrefix("#") {
            domain = words.dropFirst().joined(separator: " ")
            return
        }
        if !text.hasPrefix(" ") { return try begin(words) }
        if text.hasPrefix("        "), let continued { return try entry([continued] + words) }
        continued = ["codes", "reasons", "confirmations", "init"].contains(first) ? first : nil
        try entry(words)
    }

    private func fault(_ message: String) -> SystemIntentsFault { SystemIntentsFault(line: line, message: message) }

    private mutating func begin(_ words: [String]) throws(SystemIntentsFault) {
        guard words.count >= 2 else { throw fault("'\(words[0])' needs a name") }
        let name = words[1].hasSuffix(":") ? String(words[1].dropLast()) : words[1]
        switch words[0] {
        case "enum", "options", "strings":
            guard let kind = SystemIntentsFile.Enumeration.Kind(rawValue: words[0]) else { return }
            file.enumerations.append(.init(name: name, kind: kind))
        case "object":
            file.objects.append(.init(name: name, superclass: words.count == 3 ? words[2] : nil))
        case "result":
            guard words.count == 4, let base = SystemIntentsFile.Result.Base(rawValue: words[2]) else {
                throw fault("write: result NAME: value|choice|scalar|result TYPE")
            }
            file.results.append(.init(name: name, base: base, of: words[3]))
        case "intent":
            file.intents.append(.init(name: name, domain: domain))
        default:
            throw fault("'\(words[0])' is no keyword")
        }
        section = words[0]
    }

    private mutating func entry(_ words: [String]) throws(SystemIntentsFault) {
        switch section {
        case "enum", "options", "strings": try addCases(words)
        case "object": try addToObject(words)
        case "result": try addToResult(words)
        case "intent": try addToIntent(words)
        default: throw fault("this line belongs to nothing")
        }
    }

    private mutating func addCases(_ words: [String]) throws(SystemIntentsFault) {
        let last = file.enumerations.count - 1
        for word in words {
            let parts = word.split(separator: "=").map(String.init)
            let next = (file.enumerations[last].cases.last?.rawValue ?? -1) + 1
            guard let rawValue = parts.count == 2 ? Int(parts[1]) : next else {
                throw fault("'\(word)' has no raw value after '='")
            }
            file.enumerations[last].cases.append((parts[0], rawValue))
        }
    }

    private mutating func addToObject(_ words: [String]) throws(SystemIntentsFault) {
        let last = file.objects.count - 1
        if words[0] == "init" {
            file.objects[last].initializers.append(initializer(words.dropFirst()))
        } else {
            file.objects[last].properties.append(try property(words))
        }
    }

    private mutating func addToResult(_ words: [String]) throws(SystemIntentsFault) {
        let last = file.results.count - 1
        switch words[0] {
        case "reasons": file.results[last].reasons += words.dropFirst()
        case "confirmations": file.results[last].confirmations += words.dropFirst()
        default: throw fault("'\(words[0])' is not what a result has; write reasons or confirmations")
        }
    }

    private mutating func addToIntent(_ words: [String]) throws(SystemIntentsFault) {
        let last = file.intents.count - 1
        let rest = Array(words.dropFirst())
        switch words[0] {
        case "codes": file.intents[last].codes += rest
        case "init": file.intents[last].initializer = initializer(rest[...])
        case "unhandled": file.intents[last].isHandled = false
        case "label": file.intents[last].label = rest.first ?? "intent"
        case "resolve-label": file.intents[last].resolveLabel = rest.first ?? "with"
        case "code-type": file.intents[last].codeType = rest.first
        case "response": file.intents[last].response.append(try property(rest, isSettable: true))
        case "resolve":
            guard rest.count == 3 else { throw fault("write: resolve NAME -> RESULT") }
            file.intents[last].extraResolutions.append(
                .init(name: rest[0], type: SystemType(text: ""), result: rest[2]))
        default: file.intents[last].parameters.append(try property(words))
        }
    }

    private func initializer(_ words: ArraySlice<String>) -> SystemIntentsFile.Initializer {
        var words = words
        var initializer = SystemIntentsFile.Initializer()
        switch words.first {
        case "none": return .init(kind: .none)
        case "empty": return .init(kind: .empty)
        case "all-optional":
            initializer.kind = .allOptional
            words = words.dropFirst()
        default: break
        }
        initializer.labels = words.map { word in
            let isRequired = word.hasSuffix("!")
            let parts = (isRequired ? word.dropLast() : word[...]).split(separator: "=").map(String.init)
            return (parts[0], parts.last ?? parts[0], isRequired)
        }
        return initializer
    }

    private func property(
        _ words: [String], isSettable: Bool = false
    ) throws(SystemIntentsFault) -> SystemIntentsFile.Property {
        guard let name = words.first, name.hasSuffix(":"), words.count >= 2 else {
            throw fault("write: NAME: TYPE [settable] [-> RESULT]")
        }
        var property = SystemIntentsFile.Property(
            name: String(name.dropLast()), type: SystemType(text: ""), isSettable: isSettable)
        var type: [String] = []
        var rest = words.dropFirst()
        while let word = rest.first, word != "settable", word != "->" {
            type.append(word)
            rest = rest.dropFirst()
        }
        property.type = SystemType(text: type.joined(separator: " "))
        if rest.first == "settable" {
            property.isSettable = true
            rest = rest.dropFirst()
        }
        if rest.first == "->" { property.result = rest.last }
        return property
    }
}
