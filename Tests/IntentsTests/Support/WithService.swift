import IntentsTestSupport

@testable import Intents

/// Runs the body with a service of its own.
func withService(_ body: (FakeShortcutService) async throws -> Void) async throws {
    let service = FakeShortcutService()
    try await service.use { try await body(service) }
}

extension FakeShortcutService {
    /// What the service knows when everything that was asked so far has been done.
    func settled() async -> Content {
        await settle()
        return current
    }
}
