/// The shortcuts that this app says are worth offering in given situations.
public final class INRelevantShortcutStore: NSObject, Sendable {
    private static let store = INRelevantShortcutStore(())

    private init(_: Void) { super.init() }

    /// The store of this app.
    public class var `default`: INRelevantShortcutStore { store }

    /// Replaces the whole list; an empty one clears it.
    ///
    /// - Parameters:
    ///   - shortcuts: What is worth offering from now on.
    ///   - completionHandler: Called once, on a background thread, with an `INIntentError` if it failed.
    @preconcurrency public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let values = Result { try shortcuts.map { try $0.relevantShortcutValue() } }
        Self.call.run(completionHandler) { try await $0.setRelevantShortcuts(values.get()) }
    }

    /// Replaces the whole list; an empty one clears it.
    ///
    /// - Throws: `INIntentError`.
    public nonisolated(nonsending) func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
        let values = Result { try shortcuts.map { try $0.relevantShortcutValue() } }
        try await Self.call.value { try await $0.setRelevantShortcuts(values.get()) }
    }

    private static let call = ServiceCall(.interactionOperationNotSupported, "Setting the relevant shortcuts failed")
}
