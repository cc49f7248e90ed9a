import Foundation

/// A condition that did not come true in time.
public struct TimedOut: Error, CustomStringConvertible {
    public let description: String
}

/// Waits until a condition holds.
///
/// - Parameters:
///   - what: The condition in words, for the failure.
///   - seconds: How long it may take at most; ample, since other tests share the processors.
public func eventually(
    _ what: String, within seconds: Double = 120, isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
        if try await condition() { return }
        guard ContinuousClock.now < deadline else { throw TimedOut(description: "Not within \(seconds) s: \(what)") }
        try await Task.sleep(for: .milliseconds(5))
    }
}
