import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// What the user can do with a shortcut on any screen.
final class ItemActions {
    var showScreen: ((Screen) -> Void)?
    var retry: (() -> Void)?

    private let model: AppModel
    private(set) weak var window: Window?
    private weak var toasts: ToastOverlay?

    init(_ model: AppModel, _ window: Window, _ toasts: ToastOverlay) {
        self.model = model
        self.window = window
        self.toasts = toasts
    }

    /// Tells something in passing.
    func tell(_ message: String, button: String? = nil, action: (() -> Void)? = nil) {
        toasts?.show(message, button: button, action: action)
    }

    func run(_ item: ShortcutItem) {
        guard let window else { return }
        let run = RunModel(
            item, of: model.service, locale: model.locale, activationToken: Application.makeActivationToken())
        RunSheet(run, above: window) { [weak self] message in self?.tell(message) }.present()
    }

    func runSuggestion(_ item: ShortcutItem) {
        Task { await model.suggestions.reportTaken(item) }
        run(item)
    }

    func addPhrase(to item: ShortcutItem) {
        PhraseSheet.add(to: item, model, above: window) { [weak self] phrase in
            self?.tell(localized("Say or type “{phrase}” to run it.", ["phrase": phrase]))
        }
    }

    func changePhrase(of item: ShortcutItem) { PhraseSheet.change(item, model, above: window) }

    func refuse(_ item: ShortcutItem, _ refusal: SuggestionsModel.Refusal) {
        Task {
            do {
                try await model.suggestions.refuse(item, refusal)
                let message =
                    refusal == .today
                    ? localized("“{title}” is not suggested again today.", ["title": item.title.oneLine])
                    : localized("“{title}” is not suggested any more.", ["title": item.title.oneLine])
                tell(message, button: localized("Undo")) { [weak self] in self?.undoRefusal(of: item) }
            } catch {
                tell(Fault(error).explanation)
            }
        }
    }

    private func undoRefusal(of item: ShortcutItem) {
        Task {
            do { try await model.suggestions.undoRefusal(of: item) } catch { tell(Fault(error).explanation) }
        }
    }

    /// Asks before something is deleted for good.
    func confirm(_ heading: String, _ body: String, button: String) async -> Bool {
        let dialog = MessageDialog(above: window, heading: heading, body: body)
        dialog.addResponse("cancel", title: localized("Cancel"))
        dialog.addResponse("delete", title: button, .destructive)
        return await dialog.ask(closeResponse: "cancel") == "delete"
    }

    /// Deletes, and tells how much or why not.
    func reportDeletion(_ delete: () async throws(Fault) -> Int) async {
        do {
            let count = try await delete()
            tell(localized("{count} donation was deleted.", "{count} donations were deleted.", count: count))
        } catch {
            tell(Fault(error).explanation)
        }
    }
}
