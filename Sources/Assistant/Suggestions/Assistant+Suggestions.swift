import Prediction
import ShortcutModel
import SurfaceModel

extension Assistant {
    /// What the person may want to do in a situation, the likeliest first, each with a reason.
    ///
    /// While a long history is learnt anew the answer is what was known before, without what was forgotten; where
    /// nothing was known, it is what apps offer. `privacy()` says so.
    public func suggest(_ context: SuggestionContext, in scope: Scope) async -> [ShortcutItem] {
        await learnCommitted(within: .seconds(1))
        // A short history is learnt anew in no time; a long one goes on in the background.
        takeUpWhatWasAhead()
        await settle(ifUpTo: 5_000)
        let limit = min(max(context.limit, 0), 500)
        let now = context.time ?? configuration.now()
        let asking = AskingContext(
            time: now, utcOffset: context.utcOffset ?? configuration.utcOffset(now),
            signals: ContextSignals(context.surroundings.completed(by: surroundings(from: now, to: now))))
        updateOffers(at: now)
        let ranked = learning.learnt.engine.rank(asking, limit: limit) { self.isShown($0, in: scope) }
        let presenter = presenter(context.locale)
        var items: [ShortcutItem] = []
        for predicted in ranked {
            guard predicted.probability >= context.minimumProbability,
                let action = await action(for: predicted.pattern)
            else { continue }
            var item = item(action, presenter)
            item.probability = predicted.probability
            item.reasons = predicted.reasons.map { ShortcutItem.Reason($0) }
            item.reason = await sentence(for: predicted.reasons, presenter)
            items.append(item)
        }
        return items
    }

    private func isShown(_ pattern: ActionPattern, in scope: Scope) -> Bool {
        guard scope.includes(pattern.app), settings.apps[pattern.app]?.suggests ?? true else { return false }
        // What was imported belongs to no app that could be opened, yet the person wants to see what it tells.
        return registry[pattern.app] != nil || pattern.app.hasPrefix(Self.importPrefix)
    }

    /// The action that a pattern stands for: one that was donated or offered, or a part of one, or one put together
    /// from parts of several.
    func action(for pattern: ActionPattern) async -> StoredAction? {
        if let known = actionCache[pattern] { return known }
        do {
            if let known = try await store.action(for: pattern) {
                actionCache[pattern] = known
                return known
            }
            guard let intent = try await derivedIntent(for: pattern) else { return nil }
            let new = NewAction(pattern: pattern, shortcut: .intent(intent), isPredictable: false, isDerived: true)
            let action = StoredAction(new, id: try await store.save(new))
            actionCache[pattern] = action
            return action
        } catch {
            log(.error, "An action of \(pattern.app) can't be read: \(error)")
            return nil
        }
    }

    private func derivedIntent(for pattern: ActionPattern) async throws -> IntentValue? {
        var derived = IntentValue(className: pattern.action)
        guard let installed = registry[pattern.app], installed.intent(pattern.action) != nil else { return nil }
        for parameter in pattern.parameters where derived.parameters[parameter.name] == nil {
            let source = try await store.intents(of: pattern, having: parameter).first {
                $0.parameters[parameter.name]?.canonicalText == parameter.value
            }
            guard let source else { return nil }
            for wanted in pattern.parameters {
                if let value = source.parameters[wanted.name], value.canonicalText == wanted.value {
                    derived.parameters[wanted.name] = value
                    derived.images[wanted.name] = source.images[wanted.name]
                }
            }
            derived.images[""] = source.images[""]
        }
        if pattern.parameters.isEmpty { return derived }
        return derived.parameters.count == pattern.parameters.count ? derived : nil
    }

    func item(_ action: StoredAction, _ presenter: Presenter) -> ShortcutItem {
        let isOffered = offers.contains { $0.action == action.id }
        let voice = voiceShortcuts.first {
            $0.bundleIdentifier == action.app && $0.shortcut.isSameShortcut(as: action.shortcut)
        }
        return item(
            ItemID.action(action.id), action.shortcut, of: action.app, kind: isOffered ? .offered : .donated,
            phrase: voice?.phrase, presenter)
    }

    func item(_ voice: VoiceShortcutValue, _ presenter: Presenter) -> ShortcutItem {
        item(
            ItemID.voice(voice.identifier), voice.shortcut, of: voice.bundleIdentifier, kind: .voice,
            phrase: voice.phrase,
            presenter)
    }

    private func item(
        _ id: ItemID, _ shortcut: ShortcutValue, of app: String, kind: ShortcutItem.Kind, phrase: String?,
        _ presenter: Presenter
    ) -> ShortcutItem {
        ShortcutItem(
            id: id.text, bundleIdentifier: app, appName: presenter.appName(app), icon: presenter.icon(app),
            title: presenter.title(shortcut, of: app), subtitle: presenter.subtitle(shortcut, of: app), phrase: phrase,
            kind: kind, shortcut: shortcut, runsInBackground: presenter.runsInBackground(shortcut, of: app))
    }

    // MARK: Feedback

    /// Learns what the person did with a suggestion; nil takes the last piece back.
    public func record(_ kind: SuggestionFeedback?, on id: String, in scope: Scope) async throws {
        guard case .action(let row)? = ItemID(text: id), let action = try await storedAction(row) else {
            throw AssistantError.notFound(id)
        }
        try require(scope, includes: action.app, id)
        let pattern = ActionPattern(action.shortcut, of: action.app, declaredBy: registry[action.app])
        do {
            guard let kind else {
                if let undone = try await store.undoFeedback(on: row) {
                    learning.learnt.engine.undo(Feedback(undone, on: pattern))
                    learning.unsaved += 1
                }
                return
            }
            let now = configuration.now()
            var stored = StoredFeedback(action: row, kind: kind, date: now, utcOffset: configuration.utcOffset(now))
            stored.id = try await store.add(stored)
            learning.learnt.engine.record(Feedback(stored, on: pattern))
            learning.learnt.lastFeedback = max(learning.learnt.lastFeedback, stored.id)
            learning.unsaved += 1
        } catch {
            throw storeFailed(error)
        }
    }

    func storedAction(_ row: ActionID) async throws -> StoredAction? {
        do { return try await store.action(id: row) } catch { throw storeFailed(error) }
    }
}

/// What an item's opaque identifier stands for.
enum ItemID {
    case action(ActionID)
    case voice(String)

    init?(text: String) {
        if text.hasPrefix("a"), let row = ActionID(text.dropFirst()) {
            self = .action(row)
        } else if text.hasPrefix("v-") {
            self = .voice(String(text.dropFirst(2)))
        } else {
            return nil
        }
    }

    var text: String {
        switch self {
        case .action(let row): "a\(row)"
        case .voice(let identifier): "v-\(identifier)"
        }
    }
}
