import Prediction
import ShortcutModel

/// Something that an app offers, as the store keeps it.
struct StoredOffer: Sendable {
    var app: String
    var action: ActionID
    var shortcut: ShortcutValue
    /// When and where it is relevant; nil for a plain suggestion.
    var relevant: RelevantShortcutValue?
}

/// The lists that an app can set.
enum OfferKind: String, Sendable { case suggestion, relevant, media }

extension Store {
    func voiceShortcuts() async throws -> [VoiceShortcutValue] {
        try await reader.read { connection in
            try connection.rows(
                "SELECT identifier, app, phrase, shortcut FROM voice_shortcuts ORDER BY date, identifier"
            ) {
                VoiceShortcutValue(
                    identifier: $0.text(0), bundleIdentifier: $0.text(1), phrase: $0.text(2),
                    shortcut: try StoredValue.decode(ShortcutValue.self, from: $0.bytes(3)))
            }
        }
    }

    /// Adds a voice shortcut, or changes the one with its identifier.
    func save(_ voiceShortcut: VoiceShortcutValue, date: Double) async throws {
        try await writer.write { connection in
            try connection.run(
                """
                INSERT INTO voice_shortcuts(identifier, app, phrase, shortcut, date) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT(identifier) DO UPDATE SET phrase = excluded.phrase, shortcut = excluded.shortcut
                """,
                .text(voiceShortcut.identifier), .text(voiceShortcut.bundleIdentifier), .text(voiceShortcut.phrase),
                .blob(try StoredValue.encode(voiceShortcut.shortcut)), .real(date))
        }
    }

    func deleteVoiceShortcut(_ identifier: String) async throws {
        try await writer.write { try $0.run("DELETE FROM voice_shortcuts WHERE identifier = ?", .text(identifier)) }
    }

    func offers() async throws -> [StoredOffer] {
        try await reader.read { connection in
            try connection.rows(
                """
                SELECT offers.app, action, shortcut, value FROM offers JOIN actions ON actions.id = action
                ORDER BY offers.app, offers.kind = 'media', offers.kind, position
                """
            ) { row in
                StoredOffer(
                    app: row.text(0), action: row.integer(1),
                    shortcut: try StoredValue.decode(ShortcutValue.self, from: row.bytes(2)),
                    relevant: row.isNull(3)
                        ? nil : try StoredValue.decode(RelevantShortcutValue.self, from: row.bytes(3)))
            }
        }
    }

    /// Replaces one of an app's lists.
    func setOffers(
        _ offers: [(action: NewAction, relevant: RelevantShortcutValue?)], kind: OfferKind, of app: String
    ) async throws {
        let offers = offers.map { Offer(action: $0.action, relevant: $0.relevant) }
        try await writer.write { connection in
            try connection.run("DELETE FROM offers WHERE app = ? AND kind = ?", .text(app), .text(kind.rawValue))
            for (position, offer) in offers.enumerated() {
                let action = try Self.upsert(offer.action, in: connection)
                try connection.run(
                    "INSERT INTO offers(app, kind, position, action, value) VALUES (?, ?, ?, ?, ?)", .text(app),
                    .text(kind.rawValue), .integer(Int64(position)), .integer(action),
                    SQLiteValue(try offer.relevant.map { try StoredValue.encode($0) }))
            }
            try Self.deleteUnusedActions(of: app, in: connection)
        }
    }

    private struct Offer: Sendable {
        var action: NewAction
        var relevant: RelevantShortcutValue?
    }
}
