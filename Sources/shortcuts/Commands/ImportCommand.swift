import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    static let importLog = Command(
        path: ["import"], summary: "Learn from a log that another program kept.",
        operands: [
            Operand(name: "file", summary: "The log; '-' reads standard input, '.gz' is unpacked.", isRequired: false)
        ],
        options: [
            Option(name: "format", value: "name", summary: "How to read it; recognised by itself if left out."),
            Option(name: "user", value: "name", summary: "Whose rows, where the log holds several people."),
            Option(name: "app", value: "bundle-id", summary: "Let all rows belong to this app."),
            Option(
                name: "with-arguments", summary: "Keep commands' arguments and pages' addresses; they may hold secrets."
            ),
            Option(name: "dry-run", short: "n", summary: "Show what would be imported, import nothing."),
            Option(name: "pending", summary: "Import, but let nothing count before 'import --accept'."),
            Option(name: "accept", summary: "Let what was imported as pending count; takes no file."),
            Option(name: "yes", short: "y", summary: "Don't ask."),
        ],
        discussion: "Formats:\n"
            + ImportFormat.allCases.map { "  \($0.rawValue.padded(10))\($0.summary)" }.joined(separator: "\n")
    ) { invocation in
        if invocation.arguments.has("accept") {
            let count = try await invocation.service().acceptImport()
            invocation.console.print("From now on \(counted(count, "imported action")) count.")
            return .success
        }
        let (log, format) = try read(invocation)
        guard !log.rows.isEmpty else {
            let mends = [
                log.firstSkipped.map { "The first line that was left out is \($0)." }, format.howTimesAreKept,
            ]
            let mend = mends.compactMap(\.self).joined(separator: " ")
            throw Failure(
                .failed, "nothing in '\(invocation.arguments.operands[0])' can be imported",
                mend: mend.isEmpty ? nil : mend)
        }
        for line in summary(of: log) { invocation.console.print(line) }
        if invocation.arguments.has("dry-run") { return .success }
        if !invocation.arguments.has("yes"), invocation.console.confirm("Import them?") == false {
            throw Failure(.failed, "cancelled")
        }
        let count = try await send(log.rows, invocation)
        let others = log.rows.count - count
        invocation.console.print(
            "Imported \(counted(count, "action"))"
                + (others == 0
                    ? "." : "; \(others) were known already, or nothing is learnt from their app at present."))
        if count > 0, invocation.arguments.has("pending") {
            invocation.console.print(
                "They don't count yet: 'shortcuts donations list --pending' shows them, 'shortcuts donations delete "
                    + "--pending' takes them back, 'shortcuts import --accept' makes them count.")
        }
        return .success
    }

    private static func read(_ invocation: Invocation) throws(Failure) -> (ImportLog, ImportFormat) {
        guard let path = invocation.arguments.operands.first else { throw .usage("'import' needs a file, or --accept") }
        let text = try readText(path)
        var format = ImportFormat(recognising: text[...]) ?? ImportFormat(fileName: path)
        if let name = invocation.arguments.value("format") {
            format = ImportFormat(rawValue: name)
            if format == nil {
                throw .usage("there is no format '\(name)'", mend: "There are: \(formatNames).")
            }
        }
        guard let format else {
            throw Failure(
                .failed, "'\(path)' is in no format that is known", mend: "Name it with --format: \(formatNames).")
        }
        let options = ImportOptions(
            user: invocation.arguments.value("user"), withArguments: invocation.arguments.has("with-arguments"))
        var log = try format.read(text, options: options)
        if let app = invocation.arguments.value("app") { for index in log.rows.indices { log.rows[index].app = app } }
        return (log, format)
    }

    private static var formatNames: String { ImportFormat.allCases.map(\.rawValue).joined(separator: ", ") }

    private static func summary(of log: ImportLog) -> [String] {
        let dates = log.rows.map(\.date)
        let first = Moment(localSeconds: dates.min() ?? 0).text
        let last = Moment(localSeconds: dates.max() ?? 0).text
        var counts: [String: Int] = [:]
        for row in log.rows { counts["\(row.app) \(row.action)", default: 0] += 1 }
        let top = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
        var lines = ["\(counted(log.rows.count, "action")) of \(counts.count) kinds, \(first) to \(last); most often:"]
        lines += TextTable(rows: top.map { ["\($0.value)".padded(-6), $0.key.printable] }, indentation: 2).lines
        if let firstSkipped = log.firstSkipped {
            lines.append("Left out \(counted(log.skipped, "line")), the first: \(firstSkipped)")
        }
        return lines
    }

    private static func send(_ rows: [ImportRow], _ invocation: Invocation) async throws -> Int {
        let service = try await invocation.service()
        let size = 250
        var count = 0
        for start in stride(from: 0, to: rows.count, by: size) {
            let batch = Array(rows[start..<min(start + size, rows.count)])
            do { count += try await service.importRows(batch, pending: invocation.arguments.has("pending")) } catch {
                // The rows before are kept: say so.
                guard start > 0 else { throw error }
                let failure = Failure(describing: error)
                throw Failure(
                    failure.code, "the import stopped: \(failure.message)",
                    mend:
                        "\(counted(count, "action")) of \(rows.count) were imported. Import the log again when this is "
                        + "mended; what was imported isn't imported twice.")
            }
            if invocation.console.isInteractive {
                let done = (start + batch.count) * 100 / rows.count
                invocation.console.writeError("\r\(done) %" + (done == 100 ? "\n" : ""))
            }
        }
        return count
    }
}

extension String {
    /// Filled with spaces to a width; to the left if it is negative.
    fileprivate func padded(_ width: Int) -> String {
        let spaces = String(repeating: " ", count: max(0, Int(width.magnitude) - displayWidth))
        return width < 0 ? spaces + self : self + spaces
    }
}
