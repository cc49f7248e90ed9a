import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel

/// The sheets in which a shortcut gets a phrase, or in which it is changed or deleted.
enum PhraseSheet {
    static func add(to item: ShortcutItem, _ model: AppModel, above parent: Window?, then: @escaping (String) -> Void) {
        let form = PhraseForm(.add)
        present(form, item, model, above: parent) { phrase in
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
        present(form, item, model, above: parent) { phrase in
            _ = try await model.service.changePhrase(phrase, of: item.id)
        }
        form.propose(item.phrase ?? "")
        form.focus()
    }

    private static func present(
        _ form: PhraseForm, _ item: ShortcutItem, _ model: AppModel, above parent: Window?,
        save: @escaping (String) async throws -> Void
    ) {
        form.show(
            ShortcutDescription(
                title: item.title, subtitle: item.subtitle, appName: item.appName, icon: item.icon,
                suggestedPhrase: item.shortcut.suggestedInvocationPhrase))
        let sheet = form.makeSheet()
        sheet.setModal(above: parent?.cast())
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
    }
}
