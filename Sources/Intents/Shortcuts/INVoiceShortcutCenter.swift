import ShortcutModel

/// The shortcuts of this app: those to which the user gave a phrase, and those that the app offers.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    private static let center = INVoiceShortcutCenter(())

    private init(_: Void) { super.init() }

    /// The center of this app.
    public class var shared: INVoiceShortcutCenter { center }

    /// Gets this app's shortcuts that have a phrase, whoever added them.
    ///
    /// - Parameter completionHandler: Called once, on a background thread. The list is nil exactly when there is an
    ///   error, an `INIntentError` with the code 7001.
    @preconcurrency public func getAllVoiceShortcuts(
        completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        let finish: @Sendable (Result<[VoiceShortcutValue], INIntentError>) -> Void = { result in
            switch result {
            case .success(let values): completionHandler(values.compactMap(INVoiceShortcut.init), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        Self.getting.run({ try await $0.voiceShortcuts() }, finish)
    }

    /// This app's shortcuts that have a phrase, whoever added them.
    ///
    /// - Throws: `INIntentError` with the code 7001.
    public nonisolated(nonsending) func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
        try await Self.getting.value { try await $0.voiceShortcuts() }.compactMap(INVoiceShortcut.init)
    }

    /// Gets one of this app's shortcuts that have a phrase.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the shortcut got when it was added.
    ///   - completionHandler: Called once, on a background thread; with neither shortcut nor error when there is no such
    ///     shortcut.
    @preconcurrency public func getVoiceShortcut(
        with identifier: UUID,
        completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        let finish: @Sendable (Result<VoiceShortcutValue?, INIntentError>) -> Void = { result in
            switch result {
            case .success(let value): completionHandler(value.flatMap(INVoiceShortcut.init), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        Self.getting.run({ try await $0.voiceShortcut(identifier.uuidString) }, finish)
    }

    /// One of this app's shortcuts that have a phrase.
    ///
    /// - Throws: `INIntentError` with the code 7001, also when there is no such shortcut.
    public nonisolated(nonsending) func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        let value = try await Self.getting.value { try await $0.voiceShortcut(identifier.uuidString) }
        guard let shortcut = value.flatMap(INVoiceShortcut.init) else {
            throw INIntentError(.voiceShortcutGetFailed, "This app has no voice shortcut \(identifier.uuidString)")
        }
        return shortcut
    }

    /// Replaces the list of shortcuts that the app offers to the user; an empty list removes it. Shortcuts that the
    /// user has added stay. A failure is logged.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
        OfferedShortcuts.suggestions.replace(by: suggestions)
    }

    private static let getting = ServiceCall(.voiceShortcutGetFailed, "Getting the voice shortcuts failed")
}
