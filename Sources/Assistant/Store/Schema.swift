/// The tables, as numbered migrations: each is run once, in order, in one transaction with its number.
/// A migration that has been released is never changed; a new one is added after it.
enum Schema {
    static let migrations: [String] = [
        """
        CREATE TABLE settings(name TEXT PRIMARY KEY, value) WITHOUT ROWID;

        -- What can be done: one row for each intent with its parameters, or activity, that an app donated or offers.
        -- 'derived': a part of such an intent that was worth suggesting, made when it was.
        -- AUTOINCREMENT here and below: a number is never given twice, so an old one can't come to mean something new.
        CREATE TABLE actions(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT NOT NULL,
            key TEXT NOT NULL,
            shortcut BLOB NOT NULL,
            predictable INTEGER NOT NULL,
            derived INTEGER NOT NULL DEFAULT 0,
            UNIQUE(app, key));

        -- What was done.
        CREATE TABLE donations(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT NOT NULL,
            action INTEGER NOT NULL REFERENCES actions(id),
            kind INTEGER NOT NULL,
            identifier TEXT NOT NULL,
            group_identifier TEXT,
            persistent_identifier TEXT,
            date REAL NOT NULL,
            duration REAL NOT NULL,
            utc_offset INTEGER NOT NULL,
            direction INTEGER NOT NULL,
            status INTEGER NOT NULL,
            response BLOB,
            rung INTEGER NOT NULL,
            pending INTEGER NOT NULL DEFAULT 0);
        CREATE UNIQUE INDEX donations_by_identifier ON donations(app, identifier);
        CREATE INDEX donations_by_action ON donations(action);
        CREATE INDEX donations_by_date ON donations(date);
        CREATE INDEX donations_by_group ON donations(app, group_identifier) WHERE group_identifier IS NOT NULL;
        CREATE INDEX donations_by_persistent_identifier ON donations(app, persistent_identifier)
            WHERE persistent_identifier IS NOT NULL;

        CREATE TABLE voice_shortcuts(
            identifier TEXT PRIMARY KEY,
            app TEXT NOT NULL,
            phrase TEXT NOT NULL,
            shortcut BLOB NOT NULL,
            date REAL NOT NULL) WITHOUT ROWID;

        -- What an app offers although it has not been done yet (kind 'suggestion'), and what it calls relevant at some
        -- time or place (kind 'relevant').
        CREATE TABLE offers(
            app TEXT NOT NULL,
            kind TEXT NOT NULL,
            position INTEGER NOT NULL,
            action INTEGER NOT NULL REFERENCES actions(id),
            value BLOB,
            PRIMARY KEY(app, kind, position)) WITHOUT ROWID;
        CREATE INDEX offers_by_action ON offers(action);

        -- What the person did with suggestions.
        CREATE TABLE feedback(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            action INTEGER NOT NULL REFERENCES actions(id),
            kind TEXT NOT NULL,
            date REAL NOT NULL,
            utc_offset INTEGER NOT NULL);
        CREATE INDEX feedback_by_action ON feedback(action);

        CREATE TABLE app_settings(
            app TEXT PRIMARY KEY,
            learns INTEGER NOT NULL,
            suggests INTEGER NOT NULL,
            lock_screen INTEGER NOT NULL) WITHOUT ROWID;

        -- What an app did wrong, for `shortcuts doctor`.
        CREATE TABLE problems(
            app TEXT NOT NULL,
            subject TEXT NOT NULL,
            message TEXT NOT NULL,
            mend TEXT NOT NULL,
            count INTEGER NOT NULL,
            date REAL NOT NULL,
            PRIMARY KEY(app, subject, message)) WITHOUT ROWID;

        -- What was learnt from the donations up to a row; deleted whenever what it rests on is changed or deleted.
        CREATE TABLE snapshot(
            id INTEGER PRIMARY KEY CHECK(id = 1),
            last_donation INTEGER NOT NULL,
            last_date REAL NOT NULL,
            last_feedback INTEGER NOT NULL,
            state BLOB NOT NULL);
        """,
        """
        -- What was around the person at a donation, as far as it was known.
        ALTER TABLE donations ADD COLUMN foreground_app TEXT;
        ALTER TABLE donations ADD COLUMN place TEXT;
        ALTER TABLE donations ADD COLUMN charging INTEGER;
        ALTER TABLE donations ADD COLUMN headphones INTEGER;
        ALTER TABLE donations ADD COLUMN network TEXT;
        """,
        """
        -- The date of the last donation that was left out because it was dated ahead of the clock.
        ALTER TABLE snapshot ADD COLUMN last_ahead REAL;
        """,
    ]

    /// Brings a database up to date.
    ///
    /// - Throws: `StoreError.isNewer` when a later version of the service has written it.
    static func migrate(_ connection: SQLiteConnection) throws {
        let version = try connection.first("PRAGMA user_version") { Int($0.integer(0)) } ?? 0
        guard version <= migrations.count else { throw StoreError.isNewer(version: version) }
        for number in version..<migrations.count {
            try connection.transaction {
                try connection.execute(migrations[number])
                try connection.execute("PRAGMA user_version = \(number + 1)")
            }
        }
    }
}
