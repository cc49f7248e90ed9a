import IntentsTestSupport
import Testing

@testable import Intents

/// Runs the body with a service of its own.
func withService(_ body: (FakeShortcutService) async throws -> Void) async throws {
    let service = FakeShortcutService()
    try await service.use { try await body(service) }
}

/// Donates where the service can't be reached; the completion must be called once.
///
/// - Returns: The error that it is called with.
func donateUnreachably() async throws -> INIntentError {
    try await confirmation { called in
        let error: (any Error)? = await withCheckedContinuation { continuation in
            INInteraction(intent: makeSoupIntent(), response: nil).donate { error in
                called()
                continuation.resume(returning: error)
            }
        }
        let intentError = try #require(error as? INIntentError)
        #expect(intentError.code == .donatingInteraction)
        #expect(intentError.localizedDescription.contains("can't be reached"))
        return intentError
    }
}

extension FakeShortcutService {
    /// What the service knows when everything that was asked so far has been done.
    func settled() async -> Content {
        await settle()
        return current
    }
}
