import ShortcutModel
import SurfaceModel

/// A log of one action a line, tab-separated under the header `user time tz app action params`.
enum BehaviourLog {
    private static let columns = ["user", "time", "tz", "app", "action", "params"]

    static func read(_ text: String, options: ImportOptions) throws(Failure) -> ImportLog {
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
        guard let header = lines.popFirst(), header.split(separator: "\t").map(String.init) == columns else {
            throw Failure(.failed, "the log has no header line", mend: "It must be: \(columns.joined(separator: "⇥"))")
        }
        var log = ImportLog()
        var users: [String] = []
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == columns.count else {
                log.skip(line: index + 2, "\(fields.count) columns instead of \(columns.count)")
                continue
            }
            if users.last != fields[0], !users.contains(fields[0]) { users.append(fields[0]) }
            if let user = options.user, fields[0] != user { continue }
            append(fields, line: index + 2, to: &log)
        }
        if let user = options.user, !users.contains(user) {
            throw Failure(.notFound, "the log has nobody called '\(user)'", mend: "It has: \(list(users)).")
        }
        if options.user == nil, users.count > 1 {
            throw Failure(
                .needsAnswer, "the log holds \(users.count) people", mend: "Pick one with --user: \(list(users)).")
        }
        return log
    }

    private static func append(_ fields: [String], line: Int, to log: inout ImportLog) {
        guard let time = Double(fields[1]) else {
            return log.skip(line: line, fields[1].isEmpty ? "no time" : "'\(fields[1].prefix(30))' is no time")
        }
        guard let zone = Int(fields[2].isEmpty ? "0" : fields[2]), zone.magnitude <= 18 * 60 else {
            return log.skip(line: line, "'\(fields[2].prefix(30))' is no zone in minutes")
        }
        guard !fields[3].isEmpty, !fields[4].isEmpty else { return log.skip(line: line, "no app or no action") }
        var parameters: [String: ParameterValue] = [:]
        for pair in fields[5].split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            parameters[parts[0]] = .string(parts.count > 1 ? parts[1] : "")
        }
        let isIncoming = fields[4].hasPrefix("receive-")
        log.add(
            ImportRow(
                app: fields[3], action: fields[4], parameters: parameters, date: time, utcOffset: zone,
                direction: isIncoming ? .incoming : .outgoing), line: line)
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " …" : "")
    }
}
