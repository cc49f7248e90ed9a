import FoundationEssentials
import ShortcutModel
import SurfaceModel

/// A browser's history as JSON: what Google Takeout writes (`{"Browser History": [{"url", "time_usec"} …]}`), and the
/// list of `{"url", "lastVisitTime"}` that the browsers' own history interface gives to extensions.
///
/// Of each page only its site is kept, because addresses may hold secrets, unless the user asks for them.
enum BrowserHistory {
    static func read(_ text: String, options: ImportOptions) throws(Failure) -> ImportLog {
        let visits: [Entry]
        do {
            let data = Data(text.utf8)
            let isList = text.first { !$0.isWhitespace } == "["
            visits =
                isList
                ? try JSONDecoder().decode([Entry].self, from: data)
                : try JSONDecoder().decode(Takeout.self, from: data).visits
        } catch {
            throw Failure(
                .failed, "the browser history can't be read as JSON (\(explanation(error)))",
                mend: "Export it anew; a list of {\"url\", \"lastVisitTime\"} and Google Takeout's file are known.")
        }
        var log = ImportLog()
        for (index, entry) in visits.enumerated() { append(entry, number: index + 1, options, to: &log) }
        log.rows.sort { $0.date < $1.date }
        return log
    }

    private struct Takeout: Decodable {
        var visits: [Entry]

        enum CodingKeys: String, CodingKey { case visits = "Browser History" }
    }

    private struct Entry: Decodable {
        var url: String?
        /// Microseconds since 1970.
        var takeoutTime: Double?
        /// Milliseconds since 1970.
        var lastVisitTime: Double?
        var visitTime: Double?

        var time: Double? { takeoutTime.map { $0 / 1e6 } ?? (visitTime ?? lastVisitTime).map { $0 / 1e3 } }

        enum CodingKeys: String, CodingKey {
            case url, lastVisitTime, visitTime
            case takeoutTime = "time_usec"
        }
    }

    private static func append(_ entry: Entry, number: Int, _ options: ImportOptions, to log: inout ImportLog) {
        guard let address = entry.url else { return log.skip(line: number, "no url") }
        guard let site = site(of: address) else { return log.skip(line: number, "no page of the web") }
        guard let time = entry.time else { return log.skip(line: number, "no time") }
        var parameters: [String: ParameterValue] = ["site": .string(site)]
        if options.withArguments { parameters["page"] = .url(address) }
        log.add(
            ImportRow(
                app: "browser", action: "visit", parameters: parameters, date: time,
                utcOffset: options.localOffset(time)), line: number)
    }

    /// `www.example.org` of `https://user@www.example.org:80/page?query`
    private static func site(of address: String) -> String? {
        let parts = address.split(separator: "://", maxSplits: 1)
        guard parts.count == 2, ["http", "https"].contains(parts[0].lowercased()) else { return nil }
        let authority = parts[1].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return name.isEmpty ? nil : name.lowercased()
    }

    private static func explanation(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        let context: DecodingError.Context =
            switch error {
            case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
                .valueNotFound(_, let context):
                context
            @unknown default: .init(codingPath: [], debugDescription: "\(error)")
            }
        let place = context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }
        return (place + [context.debugDescription]).joined(separator: ": ")
    }
}
