/// What the person allows an app.
public struct AppPrivacy: Sendable, Hashable {
    /// Whether its donations are kept and learnt from.
    public var learns = true
    /// Whether its shortcuts are suggested.
    public var suggests = true
    /// Whether its shortcuts are shown on the lock screen.
    public var showsOnLockScreen = true

    public init() {}
}

/// What the person decided for all apps.
struct PrivacySettings: Sendable {
    /// Seconds since 1970; infinite until resumed; nil when not paused.
    var pausedUntil: Double?
    /// Donations older than this are deleted; 0 keeps them for ever.
    var retentionDays = 0
    var apps: [String: AppPrivacy] = [:]
}

extension Store {
    func settings() async throws -> PrivacySettings {
        try await reader.read { connection in
            var settings = PrivacySettings()
            settings.pausedUntil = try connection.first("SELECT value FROM settings WHERE name = 'paused-until'") {
                $0.real(0)
            }
            settings.retentionDays =
                try connection.first("SELECT value FROM settings WHERE name = 'retention-days'") { Int($0.integer(0)) }
                ?? 0
            try connection.forEach("SELECT app, learns, suggests, lock_screen FROM app_settings") { row in
                var app = AppPrivacy()
                app.learns = row.integer(1) != 0
                app.suggests = row.integer(2) != 0
                app.showsOnLockScreen = row.integer(3) != 0
                settings.apps[row.text(0)] = app
            }
            return settings
        }
    }

    func setPausedUntil(_ date: Double?) async throws {
        try await set("paused-until", date.map(SQLiteValue.real))
    }

    func setRetentionDays(_ days: Int) async throws { try await set("retention-days", .integer(Int64(days))) }

    func set(_ privacy: AppPrivacy, of app: String) async throws {
        try await writer.write { connection in
            try connection.run(
                "INSERT OR REPLACE INTO app_settings(app, learns, suggests, lock_screen) VALUES (?, ?, ?, ?)",
                .text(app), .integer(privacy.learns ? 1 : 0), .integer(privacy.suggests ? 1 : 0),
                .integer(privacy.showsOnLockScreen ? 1 : 0))
        }
    }

    private func set(_ name: String, _ value: SQLiteValue?) async throws {
        try await writer.write { connection in
            if let value {
                try connection.run("INSERT OR REPLACE INTO settings(name, value) VALUES (?, ?)", .text(name), value)
            } else {
                try connection.run("DELETE FROM settings WHERE name = ?", .text(name))
            }
        }
    }
}
