import IntentDefinition

/// Finds what only shows when the whole file is read: names that lead nowhere.
struct SystemIntentsChecker {
    private let file: SystemIntentsFile
    private let places: [String: SystemIntentsPlace]

    init(_ file: SystemIntentsFile, places: [String: SystemIntentsPlace]) {
        self.file = file
        self.places = places
    }

    /// - Throws: `SystemIntentsFault` with the place of the first mistake.
    func check() throws(SystemIntentsFault) {
        let results = Set(file.writtenResults + file.results.map(\.name))
        for result in file.results where result.base == .result && !results.contains(result.of) {
            throw unknown(result.of + "ResolutionResult")
        }
        let intents = Set(file.intents.map(\.name))
        for name in file.domains.flatMap(\.intents) where !intents.contains(name) { throw unknown("IN\(name)Intent") }
        for object in file.objects {
            try check(object.initializers, file.properties(of: object), "object '\(object.name)'")
        }
        for intent in file.intents {
            for property in intent.parameters + intent.extraResolutions {
                guard let result = property.result?.trimmed, !results.contains(result) else { continue }
                throw unknown(result + "ResolutionResult")
            }
            try check(intent.initializers, intent.parameters, "intent '\(intent.name)'")
            if intent.codes.isEmpty, let place = places["IN\(intent.name)Intent"] {
                throw SystemIntentsFault(place: place, message: "intent '\(intent.name)' has no codes")
            }
            try checkTitles(of: intent)
        }
    }

    /// The last title reads well whatever is set, and the others name parameters.
    private func checkTitles(of intent: SystemIntentsFile.Intent) throws(SystemIntentsFault) {
        let names = Set(intent.parameters.map(\.name))
        for title in intent.titles {
            for placeholder in Text(title.text).placeholders where !names.contains(placeholder.path) {
                throw SystemIntentsFault(
                    place: title.place, message: "intent '\(intent.name)' has no parameter '\(placeholder.path)'")
            }
        }
        guard let last = intent.titles.last, !last.text.isEmpty, Text(last.text).placeholders.isEmpty else {
            throw SystemIntentsFault(
                place: intent.titles.last?.place ?? places["IN\(intent.name)Intent"] ?? .init(line: 1, column: 1),
                message: "the last title of intent '\(intent.name)' must be words without parameters")
        }
    }

    private func unknown(_ name: String) -> SystemIntentsFault {
        SystemIntentsFault(
            place: places["use of " + name] ?? .init(line: 1, column: 1), message: "there is no '\(name)' in this file")
    }

    private func check(
        _ initializers: [SystemIntentsFile.Initializer], _ properties: [SystemIntentsFile.Property], _ owner: String
    ) throws(SystemIntentsFault) {
        let names = Set(properties.map(\.name))
        for label in initializers.flatMap(\.labels) where !names.contains(label.property) {
            throw SystemIntentsFault(place: label.place, message: "\(owner) has no property '\(label.property)'")
        }
    }
}

extension String {
    /// The name without the brackets of a list.
    fileprivate var trimmed: String { hasPrefix("[") ? String(dropFirst().dropLast()) : self }
}
