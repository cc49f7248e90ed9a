import FoundationEssentials
import PhraseMatching
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Imported rows of an app that is not installed belong to an app of this name.
    static let importPrefix = "import."

    /// Donations, newest first.
    ///
    /// - Parameter cursor: Where the page before ended; empty for the first.
    /// - Returns: A page, and where it ended; empty at the end.
    public func donations(
        _ filter: DonationFilter, limit: Int, cursor: String, locale: String?
    ) async throws -> (records: [DonationRecord], next: String) {
        let limit = min(max(limit, 1), 1_000)
        var place: HistoryCursor?
        if !cursor.isEmpty {
            place = HistoryCursor(text: cursor)
            guard place != nil else {
                throw AssistantError(
                    .invalidArgument, cursor.shortened, "The cursor is not one that the service gave.",
                    mend: "Begin again without one.")
            }
        }
        let presenter = presenter(locale)
        var records: [DonationRecord] = []
        while true {
            let page = try await page(DonationSelection(filter: filter), limit: limit, after: place)
            for stored in page {
                place = HistoryCursor(stored)
                let record = record(stored, presenter)
                guard record.contains(filter.text) else { continue }
                records.append(record)
                if records.count == limit { return (records, place?.text ?? "") }
            }
            if page.count < limit { return (records, "") }
        }
    }

    /// Deletes the donations that a filter names; what was learnt from them goes with them.
    public func deleteDonations(_ filter: DonationFilter) async throws -> Int {
        try await delete(try await selection(filter))
    }

    /// Deletes donations and everything else that remembers them: feedback, and problems of apps. An empty filter means
    /// all.
    public func forget(_ filter: DonationFilter) async throws -> Int {
        let count = try await delete(try await selection(filter))
        do {
            if filter.isWholeApp || filter.isEmpty {
                try await store.forgetRemains(of: filter.bundleIdentifier)
                try await store.removeTraces()
                actionCache.removeAll()
                await relearn()
            }
        } catch {
            throw storeFailed(error)
        }
        announce(.history)
        return count
    }

    /// Keeps rows of foreign logs as donations, all of them or none; pending ones count when the person has accepted them.
    ///
    /// A row that is known already stays as it is, pending or not.
    ///
    /// - Returns: How many were not known.
    public func importRows(_ rows: [ImportRow], isPending: Bool) async throws -> Int {
        let now = configuration.now()
        var donations: [NewDonation] = []
        for (index, row) in rows.enumerated() {
            guard row.date.isFinite, row.date <= now + 86_400 else {
                throw AssistantError(
                    .invalidArgument, row.action.shortened,
                    "Row \(index + 1) ('\(row.action.shortened)') is dated more than a day in the future.",
                    mend: "Correct its date; none of the rows that came with it was kept.")
            }
            guard !row.app.isEmpty, !row.action.isEmpty else {
                throw AssistantError(
                    .invalidArgument, "row \(index + 1)", "Row \(index + 1) names no app or no action.",
                    mend: "Name both; none of the rows that came with it was kept.")
            }
            let app =
                registry[row.app] != nil || row.app.hasPrefix(Self.importPrefix) ? row.app : Self.importPrefix + row.app
            donations.append(newDonation(row, app: app, isPending: isPending))
        }
        guard settings.pausedUntil.map({ now >= $0 }) ?? true else { return 0 }
        donations.removeAll { !learns(from: $0.app) }
        return try await keep(donations)
    }

    /// Makes pending rows count.
    public func acceptImport(_ filter: DonationFilter) async throws -> Int {
        let count: Int
        do { count = try await store.acceptPending(try await selection(filter)) } catch { throw storeFailed(error) }
        if count > 0 { await relearn() }
        announce(.history)
        return count
    }

    private func newDonation(_ row: ImportRow, app: String, isPending: Bool) -> NewDonation {
        // A row of an app without definitions reads like an activity: its action, and its values.
        let isIntent = registry[app]?.intent(row.action) != nil
        let words = [row.action] + row.parameters.sorted { $0.key < $1.key }.map(\.value.plainText)
        let action: Donation.Action =
            isIntent
            ? .intent(IntentValue(className: row.action, parameters: row.parameters))
            : .activity(
                ActivityValue(
                    activityType: row.action,
                    title: (words.count > 1 ? words : words + [row.app]).filter { !$0.isEmpty }.joined(separator: " "),
                    userInfo: row.parameters, isEligibleForPrediction: true))
        // The same row imported again is the same donation.
        let newAction = self.newAction(action, of: app)
        let identity = "\(row.date)/" + newAction.pattern.storeKey
        return NewDonation(
            app: app, action: newAction,
            donation: Donation(
                identifier: identity, action: action, date: row.date, utcOffset: row.utcOffset,
                direction: row.direction), rung: .imported, isPending: isPending)
    }

    // MARK: Filters with text

    /// The rows that a filter names; its text is looked up in titles and apps' names.
    private func selection(_ filter: DonationFilter) async throws -> DonationSelection {
        var selection = DonationSelection(filter: filter)
        guard filter.text != nil else { return selection }
        let presenter = presenter(nil)
        var rows: [Int64] = []
        var place: HistoryCursor?
        while true {
            let page = try await page(selection, limit: 1_000, after: place)
            rows += page.filter { record($0, presenter).contains(filter.text) }.map(\.row)
            guard page.count == 1_000, let last = page.last else { break }
            place = HistoryCursor(last)
        }
        selection.rows = rows
        return selection
    }

    private func page(
        _ selection: DonationSelection, limit: Int, after place: HistoryCursor?
    ) async throws -> [StoredDonation] {
        do { return try await store.donations(selection, limit: limit, after: place) } catch {
            throw storeFailed(error)
        }
    }

    private func record(_ stored: StoredDonation, _ presenter: Presenter) -> DonationRecord {
        DonationRecord(
            bundleIdentifier: stored.app, appName: presenter.appName(stored.app),
            title: presenter.title(ShortcutValue(stored.donation.action), of: stored.app), donation: stored.donation,
            isPending: stored.isPending)
    }
}

extension DonationRecord {
    fileprivate func contains(_ text: String?) -> Bool {
        guard let text, !text.isEmpty else { return true }
        let words = SearchWords.words(of: title + " " + appName)
        return SearchWords.words(of: text).allSatisfy { term in words.contains { $0.hasPrefix(term) } }
    }
}

extension DonationFilter {
    /// Whether it names an app and nothing else.
    fileprivate var isWholeApp: Bool { self == DonationFilter(bundleIdentifier: bundleIdentifier) }
}

extension ParameterValue {
    /// The value in a title.
    fileprivate var plainText: String {
        switch self {
        case .string(let text), .url(let text), .uuid(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .boolean(let flag): flag ? "yes" : "no"
        case .object(let object): object.displayString
        case .array(let values): values.map(\.plainText).joined(separator: ", ")
        case .date, .data, .null, .set, .dictionary: ""
        }
    }
}
