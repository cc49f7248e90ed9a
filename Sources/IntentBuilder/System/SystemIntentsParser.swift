extension SystemIntentsFile {
    /// Reads the text of the file.
    ///
    /// - Throws: `SystemIntentsFault` with the place of the first mistake.
    public init(_ text: String) throws(SystemIntentsFault) {
        var parser = SystemIntentsParser()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try parser.read(SystemIntentsLine(line, number: index + 1))
        }
        self = parser.file
        try SystemIntentsChecker(self, places: parser.places).check()
    }
}

/// Reads line after line. A line that is not indented begins an entry, the indented lines after it belong to it, and
/// words on a line that is indented twice go on with the line before.
private struct SystemIntentsParser {
    typealias Word = SystemIntentsLine.Word

    var file = SystemIntentsFile()
    /// Where a name is written, to report what only shows when all is read.
    var places: [String: SystemIntentsPlace] = [:]
    private var entry = ""
    private var entryName = ""
    /// The word whose list goes on in lines that are indented twice.
    private var continued: Word?

    mutating func read(_ line: SystemIntentsLine) throws(SystemIntentsFault) {
        guard let first = line.words.first else { return }
        if line.indentation == 0 { return try begin(line.words) }
        if line.indentation >= 8, let continued { return try add([continued] + line.words) }
        continued = Self.listWords.contains(first.text) ? first : nil
        try add(line.words)
    }

    private static let listWords: Set<String> = ["codes", "reasons", "confirmations", "init"]

    private mutating func begin(_ words: [Word]) throws(SystemIntentsFault) {
        let keyword = words[0]
        guard words.count >= 2 else { throw keyword.fault("'\(keyword.text)' needs a name") }
        let hasColon = words[1].text.hasSuffix(":")
        let name = hasColon ? String(words[1].text.dropLast()) : words[1].text
        continued = nil
        entry = keyword.text
        entryName = name
        switch entry {
        case "enum", "options", "strings":
            try declare(name, words[1])
            guard let kind = Enumeration.Kind(rawValue: entry) else { return }
            file.enumerations.append(.init(name: name, kind: kind))
        case "object":
            try declare(name, words[1])
            guard hasColon == (words.count == 3) else { throw words[1].fault("write: object NAME[: SUPERCLASS]") }
            file.objects.append(.init(name: name, superclass: hasColon ? words[2].text : nil))
        case "result":
            try declare(name + "ResolutionResult", words[1])
            guard words.count == 4, let base = SystemIntentsFile.Result.Base(rawValue: words[2].text) else {
                throw keyword.fault("write: result NAME: value|choice|scalar|result TYPE")
            }
            file.results.append(.init(name: name, base: base, of: words[3].text))
            note(words[3].text + "ResolutionResult", used: words[3])
        case "written":
            file.writtenResults += words.dropFirst().map(\.text)
        case "intent":
            try declare("IN\(name)Intent", words[1])
            file.intents.append(.init(name: name))
        case "domain":
            try declare(name, words[1])
            file.domains.append(.init(name: name))
        default:
            throw keyword.fault(
                "'\(entry)' is no keyword; these are: enum, options, strings, object, result, written, intent, domain")
        }
    }

    private typealias Enumeration = SystemIntentsFile.Enumeration

    private mutating func declare(_ name: String, _ word: Word) throws(SystemIntentsFault) {
        if let first = places[name] {
            throw word.fault("'\(name)' is declared a second time; the first is on line \(first.line)")
        }
        places[name] = word.place
    }

    private mutating func note(_ name: String, used word: Word) {
        if places["use of " + name] == nil { places["use of " + name] = word.place }
    }

    private mutating func add(_ words: [Word]) throws(SystemIntentsFault) {
        if words[0].text == "doc" {
            guard words.count > 1 else { throw words[0].fault("write: doc SENTENCE") }
            file.sentences[entryName] = words.dropFirst().map(\.text).joined(separator: " ")
            return
        }
        switch entry {
        case "enum", "options", "strings": try addCases(words)
        case "object": try addToObject(words)
        case "result": try addToResult(words)
        case "written": file.writtenResults += words.map(\.text)
        case "intent": try addToIntent(words)
        case "domain":
            for word in words { note("IN\(word.text)Intent", used: word) }
            file.domains[file.domains.count - 1].intents += words.map(\.text)
        default: throw words[0].fault("this line belongs to nothing; an entry begins at the left edge")
        }
    }

    private mutating func addCases(_ words: [Word]) throws(SystemIntentsFault) {
        let last = file.enumerations.count - 1
        for word in words {
            let parts = word.text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            let next = (file.enumerations[last].cases.last?.rawValue ?? -1) + 1
            guard !parts[0].isEmpty, let rawValue = parts.count == 1 ? next : Int(parts[1]) else {
                throw word.fault("'\(word.text)' has no number after '='")
            }
            guard !file.enumerations[last].cases.contains(where: { $0.name == parts[0] }) else {
                throw word.fault("'\(parts[0])' is there already")
            }
            file.enumerations[last].cases.append((parts[0], rawValue))
        }
    }

    private mutating func addToObject(_ words: [Word]) throws(SystemIntentsFault) {
        let last = file.objects.count - 1
        if words[0].text == "init" {
            let isContinuation = words.count > 1 && words[0].place.line != words[1].place.line
            try addInitializer(words, to: &file.objects[last].initializers, isContinuation: isContinuation)
        } else {
            file.objects[last].properties.append(try property(words, of: file.objects[last].properties))
        }
    }

    private mutating func addToResult(_ words: [Word]) throws(SystemIntentsFault) {
        let last = file.results.count - 1
        let names = words.dropFirst().map(\.text)
        switch words[0].text {
        case "reasons": file.results[last].reasons += names
        case "confirmations": file.results[last].confirmations += names
        default: throw words[0].fault("a result has 'reasons' and 'confirmations', not '\(words[0].text)'")
        }
    }

    private mutating func addToIntent(_ words: [Word]) throws(SystemIntentsFault) {
        let last = file.intents.count - 1
        let rest = Array(words.dropFirst())
        switch words[0].text {
        case "title":
            file.intents[last].titles.append((rest.map(\.text).joined(separator: " "), words[0].place))
        case "codes": file.intents[last].codes += rest.map(\.text)
        case "init":
            let isContinuation = rest.first.map { $0.place.line != words[0].place.line } ?? false
            try addInitializer(words, to: &file.intents[last].initializers, isContinuation: isContinuation)
        case "updates": file.intents[last].hasUpdates = true
        case "unhandled": file.intents[last].isHandled = false
        case "label": file.intents[last].label = try single(words)
        case "resolve-label": file.intents[last].resolveLabel = try single(words)
        case "code-type": file.intents[last].codeType = try single(words)
        case "response":
            file.intents[last].response.append(
                try property(rest.isEmpty ? words : rest, of: file.intents[last].response, isSettable: true))
        case "resolve":
            guard rest.count == 3, rest[1].text == "->" else { throw words[0].fault("write: resolve NAME -> RESULT") }
            file.intents[last].extraResolutions.append(
                .init(name: rest[0].text, type: SystemType(text: ""), result: try result(rest[2])))
        default: file.intents[last].parameters.append(try property(words, of: file.intents[last].parameters))
        }
    }

    private func single(_ words: [Word]) throws(SystemIntentsFault) -> String {
        guard words.count == 2 else { throw words[0].fault("'\(words[0].text)' takes one word") }
        return words[1].text
    }

    private func addInitializer(
        _ words: [Word], to initializers: inout [SystemIntentsFile.Initializer], isContinuation: Bool
    ) throws(SystemIntentsFault) {
        var rest = words.dropFirst()
        var initializer = SystemIntentsFile.Initializer()
        if isContinuation, let last = initializers.popLast() {
            initializer = last
        } else if let kind = rest.first.flatMap({ SystemIntentsFile.Initializer.Kind(rawValue: $0.text) }) {
            initializer.kind = kind
            rest = rest.dropFirst()
        }
        for word in rest {
            let isRequired = word.text.hasSuffix("!")
            let parts = (isRequired ? word.text.dropLast() : word.text[...]).split(separator: "=").map(String.init)
            guard let label = parts.first, let property = parts.last else {
                throw word.fault("write: LABEL[=PROPERTY][!]")
            }
            initializer.labels.append((label, property, isRequired, word.place))
        }
        initializers.append(initializer)
    }

    private mutating func property(
        _ words: [Word], of known: [SystemIntentsFile.Property], isSettable: Bool = false
    ) throws(SystemIntentsFault) -> SystemIntentsFile.Property {
        guard let name = words.first, name.text.hasSuffix(":"), words.count >= 2 else {
            throw words[0].fault("write: NAME: TYPE [settable] [-> RESULT]")
        }
        guard !known.contains(where: { $0.name + ":" == name.text }) else {
            throw name.fault("'\(name.text.dropLast())' is there already")
        }
        var property = SystemIntentsFile.Property(
            name: String(name.text.dropLast()), type: SystemType(text: ""), isSettable: isSettable)
        var rest = words.dropFirst()
        var type: [String] = []
        while let word = rest.first, word.text != "settable", word.text != "->" {
            type.append(word.text)
            rest = rest.dropFirst()
        }
        guard !type.isEmpty else { throw name.fault("'\(property.name)' has no type") }
        property.type = SystemType(text: type.joined(separator: " "))
        if rest.first?.text == "settable" {
            property.isSettable = true
            rest = rest.dropFirst()
        }
        guard let arrow = rest.first else { return property }
        guard arrow.text == "->", rest.count == 2, let last = rest.last else {
            throw arrow.fault("write: NAME: TYPE [settable] [-> RESULT]")
        }
        property.result = try result(last)
        return property
    }

    private mutating func result(_ word: Word) throws(SystemIntentsFault) -> String {
        let isList = word.text.hasPrefix("[")
        guard isList == word.text.hasSuffix("]") else { throw word.fault("'\(word.text)' has one bracket") }
        note((isList ? String(word.text.dropFirst().dropLast()) : word.text) + "ResolutionResult", used: word)
        return word.text
    }
}
