import ShortcutModel

/// A donation as the person sees it in the history.
struct StoredDonation: Sendable {
    var row: Int64
    var app: String
    var donation: Donation
    var isPending: Bool
}

extension Store {
    /// Donations, newest first, `limit` of them after the place that `cursor` says.
    func donations(
        _ selection: DonationSelection, limit: Int, after cursor: HistoryCursor?
    ) async throws -> [StoredDonation] {
        var (sql, arguments) = selection.condition
        if let cursor {
            sql += " AND (donations.date, donations.id) < (?, ?)"
            arguments += [.real(cursor.date), .integer(cursor.row)]
        }
        let query = """
            SELECT donations.id, donations.app, identifier, group_identifier, date, duration, utc_offset, direction,
                status, response, pending, actions.shortcut, \(Surroundings.columns)
            FROM donations JOIN actions ON actions.id = donations.action WHERE \(sql)
            ORDER BY donations.date DESC, donations.id DESC LIMIT ?
            """
        arguments.append(.integer(Int64(limit)))
        return try await reader.read { [arguments] connection in
            try connection.rows(query, arguments) { row in
                let shortcut = try StoredValue.decode(ShortcutValue.self, from: row.bytes(11))
                let action: Donation.Action =
                    switch shortcut {
                    case .intent(let intent): .intent(intent)
                    case .activity(let activity): .activity(activity)
                    }
                let donation = Donation(
                    identifier: row.text(2), groupIdentifier: row.optionalText(3), action: action, date: row.real(4),
                    duration: row.real(5), utcOffset: Int(row.integer(6)),
                    direction: Donation.Direction(rawValue: Int(row.integer(7))) ?? .unspecified,
                    handlingStatus: Int(row.integer(8)),
                    response: row.isNull(9)
                        ? nil : try StoredValue.decode(IntentResponseValue.self, from: row.bytes(9)),
                    surroundings: Surroundings(row, first: 12))
                return StoredDonation(
                    row: row.integer(0), app: row.text(1), donation: donation, isPending: row.integer(10) != 0)
            }
        }
    }

    /// How many donations each app has.
    func donationCounts() async throws -> [String: Int] {
        try await reader.read { connection in
            var counts: [String: Int] = [:]
            try connection.forEach("SELECT app, count(*) FROM donations GROUP BY app") {
                counts[$0.text(0)] = Int($0.integer(1))
            }
            return counts
        }
    }

    /// The date of the oldest donation; nil when there is none.
    func oldestDonation() async throws -> Double? {
        try await reader.read { connection in
            try connection.first("SELECT min(date) FROM donations") { $0.optionalReal(0) } ?? nil
        }
    }

    /// Bytes on disk.
    func size() async throws -> Int {
        try await reader.read { connection in
            let pages = try connection.first("PRAGMA page_count") { $0.integer(0) } ?? 0
            let bytes = try connection.first("PRAGMA page_size") { $0.integer(0) } ?? 0
            return Int(pages * bytes)
        }
    }
}

/// A place in the history, as text that a client hands back.
struct HistoryCursor: Sendable {
    var date: Double
    var row: Int64

    init(_ donation: StoredDonation) {
        date = donation.donation.date
        row = donation.row
    }

    init?(text: String) {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let date = Double(parts[0]), let row = Int64(parts[1]) else { return nil }
        self.date = date
        self.row = row
    }

    var text: String { "\(date)/\(row)" }
}
