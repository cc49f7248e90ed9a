import PhraseMatching
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Finds the shortcut that a text means; it runs nothing.
    public func say(_ text: String, locale: String?, in scope: Scope) -> SayResult {
        let presenter = presenter(locale)
        func items(_ identifiers: [String]) -> [ShortcutItem] {
            identifiers.compactMap { voiceShortcut($0, in: scope) }.map { item($0, presenter) }
        }
        switch book(in: scope).match(text) {
        case .exact(let identifier), .match(let identifier, _):
            guard let found = items([identifier]).first else { return .unknown(nearest: nil) }
            return .matched(found)
        case .ambiguous(let identifiers): return .ambiguous(items(identifiers))
        case .none(let nearest):
            return .unknown(nearest: nearest.flatMap { voiceShortcut($0, in: scope)?.phrase })
        }
    }

    /// Whether a phrase could be added, or be given to the voice shortcut `id` in place of its own.
    public func checkPhrase(
        _ phrase: String, replacing id: String?, locale: String?, in scope: Scope
    ) -> ShortcutModel.PhraseVerdict {
        var identifier = id?.uppercased()
        if case .voice(let voice)? = id.flatMap(ItemID.init(text:)) { identifier = voice }
        return verdict(phrase, replacing: identifier, locale: locale, in: scope)
    }

    /// Refuses a phrase that can't be had.
    func requireFree(_ phrase: String, replacing identifier: String?) throws(AssistantError) {
        let verdict = verdict(phrase, replacing: identifier, locale: nil, in: .everything)
        guard !verdict.isAcceptable else { return }
        throw AssistantError(
            verdict.kind == .taken ? .phraseTaken : .invalidArgument, phrase.shortened, verdict.message,
            mend: "Choose another phrase.")
    }

    private func verdict(
        _ phrase: String, replacing identifier: String?, locale: String?, in scope: Scope
    ) -> ShortcutModel.PhraseVerdict {
        func about(_ kind: ShortcutModel.PhraseVerdict.Kind, _ other: String, _ message: (String) -> String)
            -> ShortcutModel.PhraseVerdict
        {
            // An app is not told of other apps' phrases, only that this one is taken.
            guard let voice = voiceShortcut(other, in: scope) else {
                return .init(kind: kind, message: message("another app's phrase"))
            }
            return .init(
                kind: kind, message: message("“\(voice.phrase)”"), otherPhrase: voice.phrase,
                otherTitle: presenter(locale).title(voice.shortcut, of: voice.bundleIdentifier))
        }
        switch phrases.verdict(for: phrase, replacing: identifier) {
        case .fine: return .init(kind: .ok)
        case .empty: return .init(kind: .empty, message: "A phrase needs at least one letter or digit.")
        case .tooLong(let limit):
            return .init(kind: .tooLong, message: "A phrase may have at most \(limit) characters.")
        case .taken(let other): return about(.taken, other) { "This is the same as \($0)." }
        case .tooClose(let other): return about(.tooClose, other) { "This is hard to tell from \($0)." }
        case .swallowed(let other): return about(.swallowed, other) { "\($0) begins with the same words." }
        case .onlyFiller:
            return .init(kind: .tooClose, message: "A phrase of such common words is hard to tell from others.")
        }
    }

    private func book(in scope: Scope) -> PhraseBook {
        if scope == .everything { return phrases }
        return PhraseBook(voiceShortcuts(in: scope).map { (id: $0.identifier, phrase: $0.phrase) })
    }
}
