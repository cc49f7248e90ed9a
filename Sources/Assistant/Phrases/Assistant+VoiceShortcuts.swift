import FoundationEssentials
import PhraseMatching
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// The shortcuts that have a phrase, in the order in which they were added.
    public func voiceShortcuts(in scope: Scope) -> [VoiceShortcutValue] {
        voiceShortcuts.filter { scope.includes($0.bundleIdentifier) }
    }

    /// One of them; nil when there is none with the identifier.
    public func voiceShortcut(_ identifier: String, in scope: Scope) -> VoiceShortcutValue? {
        voiceShortcuts.first { $0.identifier == identifier.uppercased() && scope.includes($0.bundleIdentifier) }
    }

    /// Gives a shortcut of an app a phrase.
    ///
    /// - Throws: `AssistantError`: the shortcut is not one of the app's, or the phrase can't be had.
    public func addVoiceShortcut(
        _ shortcut: ShortcutValue, phrase: String, of app: String
    ) async throws -> VoiceShortcutValue {
        guard let installed = registry[app] else { throw AssistantError.unknownApp(app) }
        try installed.checkOffer(shortcut)
        try requireFree(phrase, replacing: nil)
        let voice = VoiceShortcutValue(
            identifier: UUID().uuidString, bundleIdentifier: app,
            phrase: Presenter.clean(phrase, otherwise: phrase), shortcut: shortcut)
        try await write { try await store.save(voice, date: configuration.now()) }
        voiceShortcuts.append(voice)
        phrases.set(voice.phrase, for: voice.identifier)
        announce(.voiceShortcuts(app: app))
        return voice
    }

    /// Gives a voice shortcut another phrase.
    public func changeVoiceShortcut(
        _ identifier: String, phrase: String, in scope: Scope
    ) async throws -> VoiceShortcutValue {
        guard var voice = voiceShortcut(identifier, in: scope) else { throw AssistantError.notFound(identifier) }
        try requireFree(phrase, replacing: voice.identifier)
        voice.phrase = Presenter.clean(phrase, otherwise: phrase)
        try await write { try await store.save(voice, date: configuration.now()) }
        guard let index = voiceShortcuts.firstIndex(where: { $0.identifier == voice.identifier }) else {
            throw AssistantError.notFound(identifier)
        }
        voiceShortcuts[index] = voice
        phrases.set(voice.phrase, for: voice.identifier)
        announce(.voiceShortcuts(app: voice.bundleIdentifier))
        return voice
    }

    public func deleteVoiceShortcut(_ identifier: String, in scope: Scope) async throws {
        guard let voice = voiceShortcut(identifier, in: scope) else { throw AssistantError.notFound(identifier) }
        try await write { try await store.deleteVoiceShortcut(voice.identifier) }
        voiceShortcuts.removeAll { $0.identifier == voice.identifier }
        phrases.remove(voice.identifier)
        announce(.voiceShortcuts(app: voice.bundleIdentifier))
    }

    // MARK: By the identifiers of items

    /// Gives any item a phrase.
    public func addPhrase(
        _ phrase: String, to id: String, locale: String?, in scope: Scope
    ) async throws -> ShortcutItem {
        let (app, shortcut) = try await shortcut(of: id, in: scope)
        return item(try await addVoiceShortcut(shortcut, phrase: phrase, of: app), presenter(locale))
    }

    public func changePhrase(
        of id: String, to phrase: String, locale: String?, in scope: Scope
    ) async throws -> ShortcutItem {
        item(
            try await changeVoiceShortcut(try await voiceIdentifier(of: id, in: scope), phrase: phrase, in: scope),
            presenter(locale))
    }

    public func deletePhrase(of id: String, in scope: Scope) async throws {
        try await deleteVoiceShortcut(try await voiceIdentifier(of: id, in: scope), in: scope)
    }

    /// The shortcut for which an item stands, and its app.
    func shortcut(of id: String, in scope: Scope) async throws -> (app: String, shortcut: ShortcutValue) {
        switch ItemID(text: id) {
        case .voice(let identifier):
            if let voice = voiceShortcut(identifier, in: scope) { return (voice.bundleIdentifier, voice.shortcut) }
        case .action(let row):
            if let action = try await storedAction(row), scope.includes(action.app) {
                return (action.app, action.shortcut)
            }
        case nil:
            if let voice = voiceShortcut(id, in: scope) { return (voice.bundleIdentifier, voice.shortcut) }
        }
        throw AssistantError.notFound(id)
    }

    /// The voice shortcut that an item is or has.
    private func voiceIdentifier(of id: String, in scope: Scope) async throws -> String {
        let (app, shortcut) = try await shortcut(of: id, in: scope)
        if case .voice(let identifier)? = ItemID(text: id) { return identifier }
        if let voice = voiceShortcut(id, in: scope) { return voice.identifier }
        let voice = voiceShortcuts.first { $0.bundleIdentifier == app && $0.shortcut.isSameShortcut(as: shortcut) }
        guard let voice else { throw AssistantError.notFound(id) }
        return voice.identifier
    }

    func write(_ body: () async throws -> Void) async throws {
        do { try await body() } catch { throw storeFailed(error) }
    }
}
