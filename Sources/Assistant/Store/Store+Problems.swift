/// Something that an app did wrong, as the store keeps it.
struct StoredProblem: Sendable, Hashable {
    var app: String
    /// What it is about: an activity type, an intent's class, a file.
    var subject: String
    var message: String
    var mend: String
    /// When it happened last, in seconds since 1970.
    var date: Double
    var count: Int
}

extension Store {
    /// Counts a problem; the same one again changes only its date and count, and an app's hundred newest are kept.
    func record(_ problem: StoredProblem) async throws {
        try await writer.write { connection in
            try connection.run(
                """
                INSERT INTO problems(app, subject, message, mend, count, date) VALUES (?, ?, ?, ?, 1, ?)
                ON CONFLICT(app, subject, message) DO UPDATE SET count = count + 1, date = excluded.date
                """,
                .text(problem.app), .text(problem.subject), .text(problem.message), .text(problem.mend),
                .real(problem.date))
            try connection.run(
                """
                DELETE FROM problems WHERE app = ?1 AND (subject, message) NOT IN
                    (SELECT subject, message FROM problems WHERE app = ?1 ORDER BY date DESC LIMIT 100)
                """, .text(problem.app))
        }
    }

    func problems(of app: String) async throws -> [StoredProblem] {
        try await reader.read { connection in
            try connection.rows(
                "SELECT app, subject, message, mend, date, count FROM problems WHERE app = ? ORDER BY date DESC",
                [.text(app)]
            ) {
                StoredProblem(
                    app: $0.text(0), subject: $0.text(1), message: $0.text(2), mend: $0.text(3), date: $0.real(4),
                    count: Int($0.integer(5)))
            }
        }
    }

    func deleteProblems(of app: String) async throws {
        try await writer.write { try $0.run("DELETE FROM problems WHERE app = ?", .text(app)) }
    }
}
