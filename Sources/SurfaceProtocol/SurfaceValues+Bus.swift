import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel

extension SuggestionContext {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("time", time)
        writer.put("utc-offset", integer: utcOffset)
        writer.put(surroundings)
        writer.put("limit", count: limit)
        if minimumProbability != 0 { writer.put("minimum-probability", minimumProbability) }
        writer.put("locale", locale)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("context", busDictionary)
        self.init(
            time: try reader.number("time"), utcOffset: try reader.integer("utc-offset"),
            surroundings: try reader.surroundings(), limit: try reader.integer("limit") ?? 10,
            minimumProbability: try reader.number("minimum-probability") ?? 0, locale: try reader.string("locale"))
        try reader.finish()
    }
}

extension ShortcutItem {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("id", id)
        writer.put("app", bundleIdentifier)
        writer.put("app-name", appName)
        writer.put("icon", icon)
        writer.put("title", title)
        writer.put("subtitle", subtitle)
        writer.put("phrase", phrase)
        writer.put("kind", kind.rawValue)
        writer.put("shortcut", .dictionary(shortcut.busDictionary))
        writer.put("background", runsInBackground)
        writer.put("probability", probability)
        writer.put("reason", reason)
        if !reasons.isEmpty { writer.put("reasons", .array(reasons.map { .dictionary($0.busDictionary) })) }
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("item", busDictionary)
        self.init(
            id: try reader.required("id", try reader.string("id")),
            bundleIdentifier: try reader.required("app", try reader.string("app")),
            appName: try reader.string("app-name") ?? "", icon: try reader.string("icon") ?? "",
            title: try reader.string("title") ?? "", subtitle: try reader.string("subtitle") ?? "",
            phrase: try reader.string("phrase"), kind: try reader.choice("kind") ?? .donated,
            shortcut: try ShortcutValue(
                busDictionary: try reader.required("shortcut", try reader.dictionary("shortcut"))),
            runsInBackground: try reader.boolean("background") ?? false,
            probability: try reader.number("probability"), reason: try reader.string("reason"),
            reasons: try (try reader.dictionaries("reasons") ?? []).map(Reason.init(busDictionary:)))
        try reader.finish()
    }
}

extension ShortcutItem.Reason {
    var busDictionary: [String: BusValue] {
        var entries = details.mapValues(\.busValue)
        entries["kind"] = .string(kind)
        return entries
    }

    init(busDictionary: [String: BusValue]) throws {
        var details = try [String: ParameterValue](busDictionary, subject: "reason")
        guard case .string(let kind)? = details.removeValue(forKey: "kind") else {
            throw ShortcutsError.invalidArgument("reason: 'kind' is missing")
        }
        self.init(kind: kind, details: details)
    }
}

extension RunOptions {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        if !answers.isEmpty { writer.put("answers", answers.busValue) }
        if !confirmedParameters.isEmpty { writer.put("confirmed-parameters", .strings(confirmedParameters)) }
        if isConfirmed { writer.put("confirmed", true) }
        writer.put("input", input.map { .structure([.string($0.filename), .bytes($0.content)]) })
        writer.put("locale", locale)
        writer.put("activation-token", activationToken)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("run options", busDictionary)
        self.init(
            answers: try .init(try reader.dictionary("answers") ?? [:], subject: "answer"),
            confirmedParameters: try reader.strings("confirmed-parameters") ?? [],
            isConfirmed: try reader.boolean("confirmed") ?? false,
            input: try reader.take("input", "a file name and its content (say)", RunOptions.Input.init),
            locale: try reader.string("locale"),
            activationToken: try reader.string("activation-token"))
        try reader.finish()
    }
}

extension RunOptions.Input {
    fileprivate init?(_ value: BusValue) {
        guard let fields = value.structure, fields.count == 2, let filename = fields[0].string,
            let content = fields[1].bytes
        else { return nil }
        self.init(filename: filename, content: content)
    }
}

extension RunResult {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("outcome", outcome.rawValue)
        writer.put("text", text)
        writer.put("parameter", parameter)
        if !choices.isEmpty { writer.put("choices", .array(choices.map { .dictionary($0.busDictionary) })) }
        writer.put("response", response.map { .dictionary($0.busDictionary) })
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("run result", busDictionary)
        self.init(
            outcome: try reader.required("outcome", try reader.choice("outcome")),
            text: try reader.string("text") ?? "", parameter: try reader.string("parameter"),
            choices: try (try reader.dictionaries("choices") ?? []).map(Choice.init(busDictionary:)),
            response: try reader.dictionary("response").map(IntentResponseValue.init(busDictionary:)))
        try reader.finish()
    }
}

extension RunResult.Choice {
    var busDictionary: [String: BusValue] {
        ["title": .string(title), "subtitle": .string(subtitle), "value": value.busValue]
    }

    init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("choice", busDictionary)
        self.init(
            title: try reader.string("title") ?? "", subtitle: try reader.string("subtitle") ?? "",
            value: try reader.required(
                "value",
                try reader.take("value", "a value") {
                    try ParameterValue($0, subject: "choice")
                }))
        try reader.finish()
    }
}

extension SayResult {
    private enum Outcome: String { case matched, ambiguous, unknown }

    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        switch self {
        case .matched(let item):
            writer.put("outcome", Outcome.matched.rawValue)
            writer.put("item", .dictionary(item.busDictionary))
        case .ambiguous(let items):
            writer.put("outcome", Outcome.ambiguous.rawValue)
            writer.put("choices", .array(items.map { .dictionary($0.busDictionary) }))
        case .unknown(let nearest):
            writer.put("outcome", Outcome.unknown.rawValue)
            writer.put("nearest", nearest)
        }
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("say result", busDictionary)
        switch try reader.required("outcome", try reader.choice("outcome", Outcome.self)) {
        case .matched:
            self = .matched(
                try ShortcutItem(busDictionary: try reader.required("item", try reader.dictionary("item"))))
        case .ambiguous:
            self = .ambiguous(try (try reader.dictionaries("choices") ?? []).map(ShortcutItem.init(busDictionary:)))
        case .unknown: self = .unknown(nearest: try reader.string("nearest"))
        }
        try reader.finish()
    }
}
