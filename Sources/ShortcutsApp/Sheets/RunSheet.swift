import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel
import SurfaceModel

/// Shows a run: that it goes on, what the app asks, and what it answered.
final class RunSheet {
    private let model: RunModel
    private let window: Window
    private let tell: (String) -> Void
    private let closeButton = Button(localized("Cancel"))
    private let spinner = Spinner()
    private let status = Image(icon: "emblem-ok-symbolic", size: 32)
    private let text = Label(classes: ["body"]).wrap(centered: true)
    private let controls = Box(.vertical, spacing: 12)

    /// - Parameter tell: shows the answer of a run that needs no sheet any more.
    init(_ model: RunModel, above parent: Window, tell: @escaping (String) -> Void) {
        self.model = model
        self.tell = tell
        window = Window(title: localized("Run Shortcut"), width: 440, height: 480)
        window.setModal(above: parent.cast())
        layOut()
        window.setCompanion(self)
        connect()
    }

    func present() {
        window.present()
        show(model.state)
        Task { await model.start() }
    }

    private func layOut() {
        let header = HeaderBar(
            titleWidget: Label(localized("Run Shortcut"), classes: ["title"]), showsWindowButtons: false)
        header.packStart(closeButton)
        let item = model.item
        let title = Label(item.title.oneLine, classes: ["title-2"]).wrap(centered: true).cut(toLines: 3)
        let app = Label(item.appName.oneLine, classes: ["dim-label"]).wrap(centered: true)
        spinner.setMinimumSize(width: 32, height: 32)
        spinner.horizontalAlignment = .center
        status.horizontalAlignment = .center
        let column = Box(
            .vertical, spacing: 12,
            [ShortcutIcon(item.icon, size: 64).image, title, app, spinner, status, text, controls])
        column.setMargins(vertical: 24, horizontal: 18)
        window.setContent(Box(.vertical, [header, ScrolledWindow(Clamp(column, maximumWidth: 420))]))
    }

    private func connect() {
        model.onChange = { [weak self] in self?.show($0) }
        closeButton.onClick { [weak window] in window?.close() }
        window.onKey(.escape) { [weak window] in
            window?.close()
            return true
        }
        window.onCloseRequest { [weak self] in
            self?.model.cancel()
            return false
        }
    }

    private func show(_ state: RunModel.State) {
        controls.removeAll()
        spinner.isSpinning = state == .running
        status.isVisible = false
        text.text = ""
        switch state {
        case .running: text.text = localized("Running…")
        case .asking(let question): ask(question)
        case .done(let answer): finish(answer, icon: "emblem-ok-symbolic", style: "success")
        case .failed(let fault): finish(fault.explanation, icon: "dialog-error-symbolic", style: "error")
        case .opened(let answer):
            // The app's window is there now: the sheet would be in its way.
            tell(answer)
            window.close()
        }
    }

    private func finish(_ answer: String, icon: String, style: String) {
        status.setIcon(icon)
        for name in ["success", "error"] { status.setClass(name, to: name == style) }
        status.isVisible = true
        text.text = answer
        closeButton.isVisible = false
        let button = Button(localized("Done")).styled("suggested-action", "pill")
        button.onClick { [weak window] in window?.close() }
        button.horizontalAlignment = .center
        controls.append(button)
        button.grabFocus()
    }

    // MARK: Questions

    private func ask(_ question: RunModel.Question) {
        text.text = question.text
        switch question.kind {
        case .confirmAction, .confirmValue:
            let button = Button(localized("Yes")).styled("suggested-action", "pill")
            button.onClick { [model] in Task { await model.confirm() } }
            button.horizontalAlignment = .center
            controls.append(button)
            button.grabFocus()
        case .choice(let choices): offer(choices)
        case .value(let choices):
            offer(choices)
            askForText(question)
        }
    }

    private func offer(_ choices: [RunResult.Choice]) {
        guard !choices.isEmpty else { return }
        let rows = choices.map { choice in
            let row = ActionRow(title: choice.title.oneLine, subtitle: choice.subtitle.oneLine)
            row.onActivate { [model] in Task { await model.answer(choice.value) } }
            return row
        }
        controls.append(ListBox(rows: rows))
        rows.first?.grabFocus()
    }

    private func askForText(_ question: RunModel.Question) {
        let entry = Entry()
        entry.setAccessibleName(question.text)
        entry.expandsHorizontally = true
        let button = Button(localized("OK")).styled("suggested-action")
        let answer = { [model, weak entry] in
            guard let text = entry?.text, !text.isEmpty else { return }
            Task { await model.answer(text: text) }
        }
        button.onClick { answer() }
        entry.onEnter { answer() }
        controls.append(Box(.horizontal, spacing: 6, [entry, button]))
        entry.grabFocus()
    }
}
