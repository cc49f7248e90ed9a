import GTK
import ShortcutModel

/// The form in which a shortcut gets its phrase, or in which its phrase is changed: what the shortcut is, a field with
/// live checks, and the buttons of a sheet.
///
/// The owner of the form talks to the service through ``check``, ``onSubmit`` and ``onDelete``.
public final class PhraseForm {
    public enum Purpose: Sendable { case add, change }

    /// The form without its bar.
    public let content: Widget
    /// The bar with the buttons, for the top of the sheet.
    public let header: HeaderBar

    /// Asks whether the phrase can be used.
    public var check: ((String) async throws -> PhraseVerdict)?
    public var onCancel: (() -> Void)?
    /// Saves the phrase. The form can't be used until it returns.
    public var onSubmit: ((String) async -> Void)?
    public var onDelete: (() async -> Void)?

    /// What an error of ``check`` means to the user.
    public var explain: (any Error) -> String = { "\($0)" }

    /// The title of the sheet.
    public let title: String

    private let purpose: Purpose
    private let icon: ShortcutIcon
    private let name = Label(classes: ["title-2"]).wrap(centered: true).cut(toLines: 3)
    private let details = Label(classes: ["dim-label"]).wrap(centered: true).cut(toLines: 3)
    // Not a row that is an entry: of that one, libadwaita 1.2 does not tell screen readers that it has the focus.
    private let entry = Entry(placeholder: localized("Phrase"))
    private let inputs: Box
    private let verdict = Label().wrap()
    private let verdictIcon = Image(icon: "dialog-warning-symbolic")
    private let verdictBox: Box
    private let cancelButton = Button(localized("Cancel"))
    private let submitButton: Button
    private let deleteButton = Button(localized("Delete Phrase…"))
    private let spinner = Spinner()
    private var checking: Task<Void, Never>?
    private var originalPhrase = ""
    private var isEdited = false
    private var isClosed = false

    public init(_ purpose: Purpose) {
        self.purpose = purpose
        icon = ShortcutIcon(size: 64)
        submitButton = Button(purpose == .add ? localized("Add") : localized("Done")).styled("suggested-action")
        inputs = Box(.horizontal, spacing: 6, [entry])
        verdictBox = Box(.horizontal, spacing: 8, [verdictIcon, verdict])
        title = purpose == .add ? localized("Add Shortcut") : localized("Edit Shortcut")
        header = HeaderBar(titleWidget: Label(title, classes: ["title"]), showsWindowButtons: false)
        content = Self.makeContent(
            [icon.image, name, details, Self.prompt(purpose), inputs, verdictBox],
            deleteButton: purpose == .change ? deleteButton : nil)
        content.setCompanion(self)
        entry.setAccessibleName(localized("Phrase"))
        entry.expandsHorizontally = true
        verdictIcon.verticalAlignment = .start
        verdict.expandsHorizontally = true
        verdictBox.isVisible = false
        header.packStart(cancelButton)
        header.packEnd(submitButton)
        header.packEnd(spinner)
        submitButton.isEnabled = false
        connect()
    }

    /// Says which shortcut the form is about.
    ///
    /// - Parameter picture: the app's image for the shortcut, which takes the place of the app's icon.
    public func show(_ shortcut: ShortcutDescription, picture: ImageValue? = nil) {
        icon.show(shortcut.icon)
        if let picture { icon.show(picture) }
        name.text = shortcut.title.oneLine
        let parts = [shortcut.appName, shortcut.subtitle].map(\.oneLine).filter { !$0.isEmpty }
        details.text = parts.joined(separator: " · ")
        details.isVisible = !parts.isEmpty
    }

    /// The phrase in the field.
    public var phrase: String { entry.text }

    /// Fills the field, unless the user has changed it already.
    public func propose(_ phrase: String) {
        originalPhrase = purpose == .change ? phrase : ""
        guard !isEdited else { return }
        entry.text = phrase.oneLine
        isEdited = false
        entry.selectAll()
    }

    /// Puts the keyboard focus into the field.
    public func focus() {
        entry.grabFocus()
        entry.selectAll()
    }

    /// Tells what went wrong; the form stays usable.
    public func showFailure(_ message: String) { show(message, icon: "dialog-error-symbolic", style: "error") }

    /// Tells why the phrase can't be changed any more; from now on the form can only be left.
    public func close(_ message: String) {
        checking?.cancel()
        isClosed = true
        setBusy(false)
        showFailure(message)
    }

    /// Adds a way to enter the phrase beside typing, such as speaking it, behind the field.
    public func addInput(_ widget: Widget) { inputs.append(widget) }

    /// The form's text field takes the phrase that another input heard.
    public func enter(_ phrase: String) { entry.text = phrase.oneLine }

    /// A window for the form, as a sheet above another window.
    public func makeSheet() -> Window {
        let sheet = Window(title: title, width: 440, height: 440)
        sheet.setContent(Box(.vertical, [header, content]))
        sheet.onKey(.escape) { [weak self] in
            self?.onCancel?()
            return true
        }
        return sheet
    }

    // MARK: The user's doings

    private func connect() {
        cancelButton.onClick { [weak self] in self?.onCancel?() }
        submitButton.onClick { [weak self] in self?.submit() }
        deleteButton.onClick { [weak self] in self?.askToDelete() }
        entry.onEnter { [weak self] in self?.submit() }
        entry.onEdit { [weak self] in
            self?.isEdited = true
            self?.checkPhrase()
        }
    }

    private func submit() {
        guard submitButton.isEnabled, let onSubmit else { return }
        perform { [phrase] in await onSubmit(phrase) }
    }

    private func askToDelete() {
        guard let onDelete else { return }
        Task {
            let dialog = MessageDialog(
                above: content.window, heading: localized("Delete this phrase?"),
                body: localized("“{phrase}” will no longer run the shortcut.", ["phrase": originalPhrase]))
            dialog.addResponse("cancel", title: localized("Cancel"))
            dialog.addResponse("delete", title: localized("Delete"), .destructive)
            guard await dialog.ask(closeResponse: "cancel") == "delete" else { return }
            perform { await onDelete() }
        }
    }

    private func perform(_ action: @escaping () async -> Void) {
        setBusy(true)
        Task {
            await action()
            setBusy(false)
        }
    }

    private func setBusy(_ isBusy: Bool) {
        spinner.isSpinning = isBusy
        entry.isEnabled = !isBusy && !isClosed
        submitButton.isEnabled = !isBusy && !isClosed
        deleteButton.isEnabled = !isBusy && !isClosed
    }

    // MARK: Checking

    private func checkPhrase() {
        checking?.cancel()
        let phrase = phrase
        guard let check, !isClosed else { return }
        checking = Task { [weak self] in
            // A moment's pause, so that not every key press becomes a question to the service.
            try? await Task.sleep(for: .milliseconds(120))
            guard !Task.isCancelled else { return }
            do {
                let verdict = try await check(phrase)
                if !Task.isCancelled { self?.apply(verdict) }
            } catch {
                if !Task.isCancelled { self?.checkFailed(error) }
            }
        }
    }

    private func apply(_ verdict: PhraseVerdict) {
        let isUnchanged = purpose == .change && phrase == originalPhrase
        submitButton.isEnabled = verdict.isAcceptable && !isUnchanged
        guard verdict.kind != .ok, !isUnchanged else { return hideVerdict() }
        if verdict.isAcceptable {
            show(Self.text(of: verdict), icon: "dialog-warning-symbolic", style: "warning")
        } else {
            show(Self.text(of: verdict), icon: "dialog-error-symbolic", style: "error")
        }
    }

    private func checkFailed(_ error: any Error) {
        // The phrase may be good: let the user try, the service has the last word.
        submitButton.isEnabled = !phrase.isEmpty
        showFailure(localized("The phrase could not be checked: {reason}", ["reason": explain(error)]))
    }

    private func hideVerdict() { verdictBox.isVisible = false }

    private func show(_ message: String, icon: String, style: String) {
        verdict.text = message
        verdictIcon.setIcon(icon)
        for name in ["warning", "error"] {
            verdict.setClass(name, to: name == style)
            verdictIcon.setClass(name, to: name == style)
        }
        verdictBox.isVisible = true
        entry.setAccessibleDescription(message)
    }

    private static func text(of verdict: PhraseVerdict) -> String {
        let other: KeyValuePairs = [
            "phrase": verdict.otherPhrase?.oneLine ?? "", "title": verdict.otherTitle?.oneLine ?? "",
        ]
        // Another app's phrase is not named.
        let isNamed = verdict.otherPhrase != nil
        return switch verdict.kind {
        case .ok: ""
        case .empty: localized("Enter a phrase with at least one word.")
        case .tooLong: localized("This phrase is too long to say.")
        case .taken where isNamed: localized("“{phrase}” already runs “{title}”.", other)
        case .taken: localized("A shortcut of another app has this phrase already.")
        case .tooClose where isNamed: localized("This sounds much like “{phrase}”, which runs “{title}”.", other)
        case .tooClose: localized("This is hard to tell from other phrases.")
        case .swallowed where isNamed:
            localized("“{phrase}”, which runs “{title}”, begins with the same words.", other)
        case .swallowed: localized("A phrase of another app begins with the same words.")
        }
    }

    private static func prompt(_ purpose: Purpose) -> Label {
        let text =
            switch purpose {
            case .add: localized("Choose what you will say or type to run this shortcut.")
            case .change: localized("This is what you say or type to run this shortcut.")
            }
        let label = Label(text).wrap(centered: true)
        label.setMargins(vertical: 6)
        return label
    }

    private static func makeContent(_ parts: [Widget], deleteButton: Button?) -> Widget {
        let box = Box(.vertical, spacing: 12, parts)
        box.setMargins(vertical: 24, horizontal: 18)
        if let deleteButton {
            deleteButton.addClass("destructive-action")
            deleteButton.horizontalAlignment = .center
            deleteButton.setMargins(vertical: 12)
            box.append(deleteButton)
        }
        return ScrolledWindow(Clamp(box, maximumWidth: 460))
    }
}
