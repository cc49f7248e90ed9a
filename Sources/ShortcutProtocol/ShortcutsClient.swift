import Bus
import ShortcutModel

/// The service, as a client calls it.
///
/// Every method throws a `BusError`, also when the service is absent, dies while it works, or the bus goes away; it ends
/// exactly once.
public struct ShortcutsClient: Sendable {
    public let connection: BusConnection
    /// In seconds.
    public var timeout: Double

    public init(_ connection: BusConnection, timeout: Double = 25) {
        self.connection = connection
        self.timeout = timeout
    }

    /// A client with a connection of its own to the session bus.
    public static func session() async throws -> ShortcutsClient { ShortcutsClient(try await .session()) }

    package func call(
        _ interface: BusInterface, _ method: String, _ arguments: [BusValue] = [], timeout: Double? = nil
    ) async throws -> [BusValue] {
        try await connection.call(
            ShortcutsBus.name, path: ShortcutsBus.path, interface: interface.name, method: method, arguments,
            signature: interface.argumentSignature(of: method), timeout: timeout ?? self.timeout)
    }

    package func dictionary(_ results: [BusValue]) -> [String: BusValue] { results.first?.dictionary ?? [:] }

    package func dictionaries(_ results: [BusValue]) -> [[String: BusValue]] {
        results.first?.array?.compactMap(\.dictionary) ?? []
    }

    package func count(_ results: [BusValue]) -> Int { results.first?.integer.map { Int($0) } ?? 0 }
}

// MARK: Donations

extension ShortcutsClient {
    public func whoAmI() async throws -> String {
        try await call(ShortcutsBus.donations, "WhoAmI").first?.string ?? ""
    }

    /// Returns when the donation is on disk.
    public func donate(_ donation: Donation) async throws {
        _ = try await call(ShortcutsBus.donations, "Donate", [.dictionary(donation.busDictionary)])
    }

    @discardableResult
    public func deleteInteractions(_ identifiers: [String]) async throws -> Int {
        count(try await call(ShortcutsBus.donations, "DeleteInteractions", [.strings(identifiers)]))
    }

    @discardableResult
    public func deleteInteractions(group: String) async throws -> Int {
        count(try await call(ShortcutsBus.donations, "DeleteInteractionGroup", [.string(group)]))
    }

    @discardableResult
    public func deleteAllInteractions() async throws -> Int {
        count(try await call(ShortcutsBus.donations, "DeleteAllInteractions"))
    }

    /// - Parameter items: The items that the activities are about; nil means any.
    @discardableResult
    public func deleteActivities(aboutItems items: [String]?) async throws -> Int {
        count(
            try await call(
                ShortcutsBus.donations, "DeleteActivitiesAboutItems", [.strings(items ?? []), .boolean(items == nil)]))
    }

    @discardableResult
    public func deleteActivities(_ persistentIdentifiers: [String]) async throws -> Int {
        count(try await call(ShortcutsBus.donations, "DeleteActivities", [.strings(persistentIdentifiers)]))
    }

    @discardableResult
    public func deleteAllActivities() async throws -> Int {
        count(try await call(ShortcutsBus.donations, "DeleteAllActivities"))
    }
}

// MARK: Center

extension ShortcutsClient {
    public func setSuggestions(_ shortcuts: [ShortcutValue]) async throws {
        _ = try await call(
            ShortcutsBus.center, "SetSuggestions", [.array(shortcuts.map { .dictionary($0.busDictionary) })])
    }

    public func setUpcomingMedia(_ shortcuts: [ShortcutValue]) async throws {
        _ = try await call(
            ShortcutsBus.center, "SetUpcomingMedia", [.array(shortcuts.map { .dictionary($0.busDictionary) })])
    }

    public func setRelevantShortcuts(_ shortcuts: [RelevantShortcutValue]) async throws {
        _ = try await call(
            ShortcutsBus.center, "SetRelevantShortcuts", [.array(shortcuts.map { .dictionary($0.busDictionary) })])
    }

    public func voiceShortcuts() async throws -> [VoiceShortcutValue] {
        try dictionaries(try await call(ShortcutsBus.center, "GetVoiceShortcuts"))
            .map(VoiceShortcutValue.init(busDictionary:))
    }

    /// Nil when there is none of that identifier.
    public func voiceShortcut(_ identifier: String) async throws -> VoiceShortcutValue? {
        let entries = dictionary(try await call(ShortcutsBus.center, "GetVoiceShortcut", [.string(identifier)]))
        return entries.isEmpty ? nil : try VoiceShortcutValue(busDictionary: entries)
    }

    public func addVoiceShortcut(_ shortcut: ShortcutValue, phrase: String) async throws -> VoiceShortcutValue {
        try VoiceShortcutValue(
            busDictionary: dictionary(
                try await call(
                    ShortcutsBus.center, "AddVoiceShortcut",
                    [.dictionary(shortcut.busDictionary), .string(phrase)])))
    }

    public func changeVoiceShortcut(_ identifier: String, phrase: String) async throws -> VoiceShortcutValue {
        try VoiceShortcutValue(
            busDictionary: dictionary(
                try await call(ShortcutsBus.center, "ChangeVoiceShortcut", [.string(identifier), .string(phrase)])))
    }

    public func deleteVoiceShortcut(_ identifier: String) async throws {
        _ = try await call(ShortcutsBus.center, "DeleteVoiceShortcut", [.string(identifier)])
    }

    /// - Parameter identifier: The voice shortcut being changed, or nil for a new one.
    public func checkPhrase(_ phrase: String, changing identifier: String? = nil) async throws -> PhraseVerdict {
        try PhraseVerdict(
            busDictionary: dictionary(
                try await call(ShortcutsBus.center, "CheckPhrase", [.string(phrase), .string(identifier ?? "")])))
    }

    public func describe(_ shortcut: ShortcutValue, locale: String) async throws -> ShortcutDescription {
        try ShortcutDescription(
            busDictionary: dictionary(
                try await call(
                    ShortcutsBus.center, "Describe", [.dictionary(shortcut.busDictionary), .string(locale)])))
    }

    /// The bundle identifiers of apps whose voice shortcuts changed, as it happens.
    public func voiceShortcutChanges() async -> AsyncStream<BusSignal> {
        await connection.signals(
            from: ShortcutsBus.name, path: ShortcutsBus.path, interface: ShortcutsBus.center.name,
            signal: "VoiceShortcutsChanged")
    }
}
