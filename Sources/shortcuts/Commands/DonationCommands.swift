import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    static let donationsList = Command(
        path: ["donations", "list"], summary: "List what apps have told, newest first.",
        options: filterOptions + [
            Option(name: "limit", value: "number", summary: "How many at most (20)."),
            Option(name: "show-identifiers", summary: "Show identifiers as well."), .json,
        ]
    ) { invocation in
        let filter = try invocation.donationFilter()
        let limit = try invocation.arguments.integer("limit", in: 1...1_000_000) ?? 20
        let service = try await invocation.service()
        var records: [DonationRecord] = []
        var cursor = ""
        while records.count < limit {
            let page = try await service.listDonations(filter, limit: min(limit - records.count, 500), cursor: cursor)
            records += page.records
            guard let next = page.next, !page.records.isEmpty else { break }
            cursor = next
        }
        if invocation.wantsJSON {
            invocation.console.print(.array(records.map(\.json)))
        } else {
            let identifiers = invocation.arguments.has("show-identifiers")
            let rows = records.map { $0.row + (identifiers ? [$0.donation.identifier.printable] : []) }
            for line in TextTable(rows: rows).lines { invocation.console.print(line) }
        }
        return .success
    }

    static let donationsDelete = Command(
        path: ["donations", "delete"], summary: "Delete donations.",
        operands: [
            Operand(
                name: "identifier", summary: "As 'donations list --show-identifiers' shows it.", isRequired: false,
                repeats: true)
        ],
        options: filterOptions + [
            Option(name: "all", summary: "Delete all donations."),
            Option(name: "yes", short: "y", summary: "Don't ask."),
        ]
    ) { invocation in
        let filter = try invocation.deletionFilter()
        let service = try await invocation.service()
        try invocation.confirmDeletion("Delete \(filter.words)?")
        let count = try await service.deleteDonations(filter)
        invocation.console.print("Deleted \(counted(count, "donation")).")
        if count == 0, filter.identifiers != nil { throw Failure(.notFound, "there is no donation of that identifier") }
        return .success
    }
}

extension Invocation {
    /// Asks on a terminal only: a script has said what it means.
    func confirmDeletion(_ question: String) throws(Failure) {
        if arguments.has("yes") { return }
        if console.confirm(question) == false { throw Failure(.failed, "cancelled") }
    }
}

/// `1 donation`, `2 donations`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension DonationFilter {
    /// What it picks, for a question.
    var words: String {
        if isEmpty { return "all donations" }
        if let identifiers { return counted(identifiers.count, "donation") }
        var text = isPending == true ? "the imported actions that don't count yet" : "the donations"
        if let bundleIdentifier { text += " of \(bundleIdentifier)" }
        if let words = self.text { text += " with '\(words)'" }
        if let group { text += " in the group '\(group)'" }
        if let since { text += " since \(Moment(localSeconds: since).text)" }
        if let until { text += " before \(Moment(localSeconds: until).text)" }
        return text
    }
}

extension DonationRecord {
    fileprivate var row: [String] {
        [Moment(seconds: donation.date, utcOffset: donation.utcOffset).text, appName.printable, title.printable]
    }

    fileprivate var json: JSON {
        .object([
            ("identifier", .string(donation.identifier)), ("app", .string(bundleIdentifier)),
            ("appName", .string(appName)), ("title", .string(title)), ("date", .number(donation.date)),
            ("utcOffset", .integer(Int64(donation.utcOffset))), ("group", JSON(donation.groupIdentifier)),
            ("pending", .boolean(isPending)), ("shortcut", ShortcutValue(donation.action).json),
            ("surroundings", donation.surroundings.isEmpty ? .null : donation.surroundings.json),
        ])
    }
}
