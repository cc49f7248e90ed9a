// SurfaceProtocol: how the values of SurfaceModel travel over the bus, and the part of the client that surfaces and the
// person's own tools call.

import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel

// MARK: Shortcuts

extension ShortcutsClient {
    public func suggest(_ context: SuggestionContext) async throws -> [ShortcutItem] {
        try items(try await call(ShortcutsBus.shortcuts, "Suggest", [.dictionary(context.busDictionary)]))
    }

    public func search(_ text: String, limit: Int = 20, locale: String? = nil) async throws -> [ShortcutItem] {
        var options = DictionaryWriter()
        options.put("limit", count: limit)
        options.put("locale", locale)
        return try items(
            try await call(ShortcutsBus.shortcuts, "Search", [.string(text), .dictionary(options.entries)]))
    }

    public func list(
        app: String? = nil, kind: ShortcutItem.Kind? = nil, locale: String? = nil
    ) async throws -> [ShortcutItem] {
        var options = DictionaryWriter()
        options.put("app", app)
        options.put("kind", kind?.rawValue)
        options.put("locale", locale)
        return try items(try await call(ShortcutsBus.shortcuts, "List", [.dictionary(options.entries)]))
    }

    /// Waits up to a minute: an extension may take its time for each phase.
    public func run(_ id: String, _ options: RunOptions = RunOptions()) async throws -> RunResult {
        try RunResult(
            busDictionary: dictionary(
                try await call(
                    ShortcutsBus.shortcuts, "Run", [.string(id), .dictionary(options.busDictionary)], timeout: 60)))
    }

    public func say(_ text: String, locale: String? = nil) async throws -> SayResult {
        var options = DictionaryWriter()
        options.put("locale", locale)
        return try SayResult(
            busDictionary: dictionary(
                try await call(ShortcutsBus.shortcuts, "Say", [.string(text), .dictionary(options.entries)])))
    }

    public func addPhrase(_ phrase: String, to id: String) async throws -> ShortcutItem {
        try ShortcutItem(
            busDictionary: dictionary(
                try await call(ShortcutsBus.shortcuts, "AddPhrase", [.string(id), .string(phrase)])))
    }

    public func changePhrase(_ phrase: String, of id: String) async throws -> ShortcutItem {
        try ShortcutItem(
            busDictionary: dictionary(
                try await call(ShortcutsBus.shortcuts, "ChangePhrase", [.string(id), .string(phrase)])))
    }

    public func deletePhrase(of id: String) async throws {
        _ = try await call(ShortcutsBus.shortcuts, "DeletePhrase", [.string(id)])
    }

    /// - Parameter id: The item being given a phrase, or nil.
    public func checkPhrase(_ phrase: String, for id: String?) async throws -> PhraseVerdict {
        try PhraseVerdict(
            busDictionary: dictionary(
                try await call(ShortcutsBus.shortcuts, "CheckPhrase", [.string(phrase), .string(id ?? "")])))
    }

    /// What the user did with a suggestion.
    public enum Feedback: String, Sendable {
        case shown
        case taken
        case dismissed
        case never
        case notToday = "not-today"
        case undo
    }

    public func feedback(_ feedback: Feedback, about id: String) async throws {
        _ = try await call(ShortcutsBus.shortcuts, "Feedback", [.string(id), .string(feedback.rawValue)])
    }

    /// Tells what is around the user from now on, in the place of what was told before.
    public func setSurroundings(_ surroundings: Surroundings) async throws {
        _ = try await call(ShortcutsBus.shortcuts, "SetSurroundings", [.dictionary(surroundings.busDictionary)])
    }

    /// What is known of the surroundings now, and how much of it was told.
    public func surroundings() async throws -> (known: Surroundings, told: Surroundings) {
        let results = try await call(ShortcutsBus.shortcuts, "Surroundings", [])
        func surroundings(_ index: Int) throws -> Surroundings {
            try Surroundings(busDictionary: results.indices.contains(index) ? results[index].dictionary ?? [:] : [:])
        }
        return (try surroundings(0), try surroundings(1))
    }

    /// A signal whenever voice shortcuts, offers or installed apps changed.
    public func changes() async -> AsyncStream<BusSignal> {
        await connection.signals(
            from: ShortcutsBus.name, path: ShortcutsBus.path, interface: ShortcutsBus.shortcuts.name,
            signal: "Changed")
    }

    private func items(_ results: [BusValue]) throws -> [ShortcutItem] {
        try dictionaries(results).map(ShortcutItem.init(busDictionary:))
    }
}

// MARK: History

extension ShortcutsClient {
    /// Newest first.
    ///
    /// - Parameter cursor: Where the last page ended; empty for the first.
    /// - Returns: A page, and the cursor of the next one, or nil when this is the last.
    public func listDonations(
        _ filter: DonationFilter = DonationFilter(), limit: Int = 100, cursor: String = ""
    ) async throws -> (records: [DonationRecord], next: String?) {
        let results = try await call(
            ShortcutsBus.history, "ListDonations",
            [.dictionary(filter.busDictionary), .uint32(UInt32(clamping: limit)), .string(cursor)])
        let next = results.count > 1 ? results[1].string ?? "" : ""
        return (try dictionaries(results).map(DonationRecord.init(busDictionary:)), next.isEmpty ? nil : next)
    }

    public func deleteDonations(_ filter: DonationFilter) async throws -> Int {
        count(try await call(ShortcutsBus.history, "DeleteDonations", [.dictionary(filter.busDictionary)]))
    }

    /// - Parameter pending: Whether the rows wait for `acceptImport` before they count.
    public func importRows(_ rows: [ImportRow], pending: Bool) async throws -> Int {
        count(
            try await call(
                ShortcutsBus.history, "Import",
                [.array(rows.map { .dictionary($0.busDictionary) }), .dictionary(["pending": .boolean(pending)])],
                timeout: 120))
    }

    public func acceptImport(_ filter: DonationFilter = DonationFilter()) async throws -> Int {
        count(try await call(ShortcutsBus.history, "AcceptImport", [.dictionary(filter.busDictionary)], timeout: 120))
    }

    public func apps() async throws -> [AppInfo] {
        try dictionaries(try await call(ShortcutsBus.history, "ListApps")).map(AppInfo.init(busDictionary:))
    }

    public func diagnose(app: String? = nil) async throws -> [Problem] {
        try dictionaries(try await call(ShortcutsBus.history, "Diagnose", [.string(app ?? "")]))
            .map(Problem.init(busDictionary:))
    }

    public func privacy() async throws -> PrivacyStatus {
        try PrivacyStatus(busDictionary: dictionary(try await call(ShortcutsBus.history, "GetPrivacy")))
    }

    /// - Parameter seconds: 0 pauses until `resume()`.
    public func pause(seconds: Int) async throws {
        _ = try await call(ShortcutsBus.history, "Pause", [.uint32(UInt32(clamping: seconds))])
    }

    public func resume() async throws { _ = try await call(ShortcutsBus.history, "Resume") }

    /// What is nil stays as it is.
    public func setAppPrivacy(
        _ app: String, learns: Bool? = nil, suggests: Bool? = nil, showsOnLockScreen: Bool? = nil
    ) async throws {
        var settings = DictionaryWriter()
        settings.put("learns", learns)
        settings.put("suggests", suggests)
        settings.put("lock-screen", showsOnLockScreen)
        _ = try await call(ShortcutsBus.history, "SetAppPrivacy", [.string(app), .dictionary(settings.entries)])
    }

    public func setRetention(days: Int) async throws {
        _ = try await call(ShortcutsBus.history, "SetRetention", [.uint32(UInt32(clamping: days))])
    }

    public func forget(_ filter: DonationFilter) async throws -> Int {
        count(try await call(ShortcutsBus.history, "Forget", [.dictionary(filter.busDictionary)], timeout: 120))
    }

    /// A signal whenever donations or privacy settings changed.
    public func historyChanges() async -> AsyncStream<BusSignal> {
        await connection.signals(
            from: ShortcutsBus.name, path: ShortcutsBus.path, interface: ShortcutsBus.history.name, signal: "Changed")
    }
}
