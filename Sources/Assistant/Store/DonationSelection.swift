import ShortcutModel
import SurfaceModel

/// Which rows of the donations are meant: all that is set must hold.
struct DonationSelection: Sendable {
    enum Kind: Int64, Sendable {
        case intent = 0
        case activity = 1
    }

    /// What a client can ask for; its `text` needs titles and is left to the caller.
    var filter = DonationFilter()
    var kind: Kind?
    /// Identifiers that apps gave their activities.
    var persistentIdentifiers: [String]?
    var groups: Groups?
    var rows: [Int64]?

    enum Groups: Sendable {
        case any
        case these([String])

        /// Nil means any.
        init(_ identifiers: [String]?) { self = identifiers.map { .these($0) } ?? .any }
    }

    var condition: (sql: String, arguments: [SQLiteValue]) {
        var terms: [String] = []
        var arguments: [SQLiteValue] = []
        func add(_ term: String, _ value: SQLiteValue) {
            terms.append("donations.\(term)")
            arguments.append(value)
        }
        // One parameter whatever their number: a list as JSON, which SQLite takes apart.
        func add(_ column: String, in values: some Encodable) {
            let list = (try? StoredValue.encode(values)) ?? Array("[]".utf8)
            add("\(column) IN (SELECT value FROM json_each(?))", .text(String(decoding: list, as: UTF8.self)))
        }
        if let app = filter.bundleIdentifier { add("app = ?", .text(app)) }
        if let since = filter.since { add("date >= ?", .real(since)) }
        if let until = filter.until { add("date < ?", .real(until)) }
        if let group = filter.group { add("group_identifier = ?", .text(group)) }
        if let isPending = filter.isPending { add("pending = ?", .integer(isPending ? 1 : 0)) }
        if let identifiers = filter.identifiers { add("identifier", in: identifiers) }
        if let kind { add("kind = ?", .integer(kind.rawValue)) }
        if let persistentIdentifiers { add("persistent_identifier", in: persistentIdentifiers) }
        switch groups {
        case .any: terms.append("donations.group_identifier IS NOT NULL")
        case .these(let identifiers): add("group_identifier", in: identifiers)
        case nil: break
        }
        if let rows { add("id", in: rows) }
        return (terms.isEmpty ? "TRUE" : terms.joined(separator: " AND "), arguments)
    }
}

extension Donation {
    var kind: DonationSelection.Kind {
        switch action {
        case .intent: .intent
        case .activity: .activity
        }
    }
}
