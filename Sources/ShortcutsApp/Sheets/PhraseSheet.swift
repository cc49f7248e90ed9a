import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// The sheets in which a shortcut gets a phrase, or in which it is changed or deleted.
enum PhraseSheet {
    static func add(to item: ShortcutItem, _ model: AppModel, above parent: Window?, then: @escaping (String) -> Void) {
        let form = PhraseForm(.add)
        _ = present(form, item, model, above: parent) { phrase in
            then(try await model.service.addPhrase(phrase, to: item.id).phrase ?? phrase)
        }
        form.propose(item.shortcut.suggestedInvocationPhrase ?? item.title)
        form.focus()
    }

    static func change(_ item: ShortcutItem, _ model: AppModel, above parent: Window?) {
        let form = PhraseForm(.change)
        form.onDelete = { [weak form] in
            do {
                try await model.service.deletePhrase(of: item.id)
                form?.onCancel?()
            } catch {
                form?.showFailure(Fault(error).explanation)
            }
        }
        let sheet = present(form, item, model, above: parent) { phrase in
            _ = try await model.service.changePhrase(phrase, of: item.id)
        }
        form.propose(item.phrase ?? "")
        form.focus()
        let watching = Task { [weak form] in await follow(item, model) { form } }
        sheet.onSignal("unmap") { watching.cancel() }
    }

    /// Another window, or the command line, may change or delete the phrase while it is being edited here.
    private static func follow(_ item: ShortcutItem, _ model: AppModel, _ form: () -> PhraseForm?) async {
        for await event in await model.service.events() where event == .shortcutsChanged {
            guard let items = try? await model.service.list(kind: .voice, locale: model.locale) else { continue }
            guard let form = form() else { return }
            guard let now = items.first(where: { isSame($0, item) }) else {
                return form.close(localized("This shortcut was deleted somewhere else."))
            }
            form.propose(now.phrase ?? "")
        }
    }

    private static func isSame(_ one: ShortcutItem, _ other: ShortcutItem) -> Bool {
        one.bundleIdentifier == other.bundleIdentifier && one.shortcut.isSameShortcut(as: other.shortcut)
    }

    private static func present(
        _ form: PhraseForm, _ item: ShortcutItem, _ model: AppModel, above parent: Window?,
        save: @escaping (String) async throws -> Void
    ) -> Window {
        form.show(
            ShortcutDescription(
                title: item.title, subtitle: item.subtitle, appName: item.appName, icon: item.icon,
                suggestedPhrase: item.shortcut.suggestedInvocationPhrase))
        let sheet = form.makeSheet()
        sheet.setModal(above: parent?.cast())
        form.explain = { Fault($0).explanation }
        form.check = { [service = model.service] in try await service.checkPhrase($0, for: item.id) }
        form.onCancel = { [weak sheet] in sheet?.close() }
        form.onSubmit = { [weak form, weak sheet] phrase in
            do {
                try await save(phrase)
                sheet?.close()
            } catch {
                form?.showFailure(Fault(error).explanation)
            }
        }
        sheet.present()
        return sheet
    }
}
