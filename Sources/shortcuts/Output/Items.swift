import ShortcutModel
import SurfaceModel

extension ShortcutItem {
    /// The title and what tells it from others of the same title.
    var fullTitle: String { subtitle.isEmpty ? title : "\(title), \(subtitle)" }

    func isSameShortcut(as other: ShortcutItem) -> Bool {
        bundleIdentifier == other.bundleIdentifier && shortcut.isSameShortcut(as: other.shortcut)
    }

    var json: JSON {
        var entries: [(String, JSON)] = [
            ("id", .string(id)), ("app", .string(bundleIdentifier)), ("appName", .string(appName)),
            ("title", .string(title)), ("subtitle", .string(subtitle)), ("phrase", JSON(phrase)),
            ("kind", .string(kind.rawValue)), ("background", .boolean(runsInBackground)),
            ("shortcut", shortcut.json),
        ]
        if let probability { entries.append(("probability", .number(probability))) }
        if let reason { entries.append(("reason", .string(reason))) }
        if !reasons.isEmpty {
            entries.append(
                ("reasons", .array(reasons.map { .object([("kind", .string($0.kind))] + $0.details.jsonEntries) })))
        }
        return .object(entries)
    }

    /// Names and values for `view`.
    var details: [[String]] {
        var rows = [["Title", title.printable]]
        if !subtitle.isEmpty { rows.append(["Subtitle", subtitle.printable]) }
        rows.append(["App", "\(appName.printable) (\(bundleIdentifier))"])
        if let phrase { rows.append(["Phrase", phrase.printable]) }
        if phrase == nil, let suggested = shortcut.suggestedInvocationPhrase {
            rows.append(["Suggested phrase", suggested.printable])
        }
        switch shortcut {
        case .intent(let intent):
            rows.append(["Intent", intent.className.printable])
            for (name, value) in intent.parameters.sorted(by: { $0.key < $1.key }) {
                rows.append(["  " + name.printable, value.text.printable])
            }
        case .activity(let activity):
            rows.append(["Activity", activity.activityType.printable])
            for (name, value) in activity.userInfo.sorted(by: { $0.key < $1.key }) {
                rows.append(["  " + name.printable, value.text.printable])
            }
        }
        rows.append(["Runs", runsInBackground ? "in the background" : "by opening the app"])
        rows.append(["Identifier", id])
        return rows
    }
}

extension ShortcutValue {
    var json: JSON {
        switch self {
        case .intent(let intent):
            .object([("intent", .string(intent.className)), ("parameters", .object(intent.parameters.jsonEntries))])
        case .activity(let activity):
            .object([
                ("activity", .string(activity.activityType)), ("userInfo", .object(activity.userInfo.jsonEntries)),
            ])
        }
    }
}

extension [String: ParameterValue] {
    var jsonEntries: [(String, JSON)] { sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) } }
}

extension ParameterValue {
    var json: JSON {
        switch self {
        case .string(let value), .url(let value), .uuid(let value): .string(value)
        case .integer(let value): .integer(value)
        case .decimal(let value): .number(value)
        case .boolean(let value): .boolean(value)
        case .date(let value): .number(value.seconds)
        case .data(let bytes): .string("\(bytes.count) bytes")
        case .null: .null
        case .array(let values): .array(values.map(\.json))
        case .set(let values): .array(values.map(\.json).sorted { $0.text < $1.text })
        case .dictionary(let entries): .object(entries.jsonEntries)
        case .object(let object):
            .object([
                ("type", .string(object.typeName)), ("identifier", JSON(object.identifier)),
                ("display", .string(object.displayString)),
            ])
        }
    }

    /// As a person reads it.
    var text: String {
        switch self {
        case .string(let value), .url(let value), .uuid(let value): value
        case .integer(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .boolean(let value): value ? "yes" : "no"
        case .date(let value): Moment(localSeconds: value.seconds).text
        case .data(let bytes): "\(bytes.count) bytes"
        case .null: "none"
        case .array(let values): values.map(\.text).joined(separator: ", ")
        case .set(let values): values.map(\.text).sorted().joined(separator: ", ")
        case .dictionary(let entries):
            entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ")
        case .object(let object): object.displayString.isEmpty ? object.identifier ?? "" : object.displayString
        }
    }
}
