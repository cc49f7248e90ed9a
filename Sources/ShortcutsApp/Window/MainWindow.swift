import GTK
import ShortcutModel
import ShortcutViews
import ShortcutsAppModel

/// The window with its screens.
final class MainWindow {
    var onClose: (() -> Void)?

    private let model: AppModel
    private let window: Window
    private let stack = ViewStack()
    private let banner = Banner()
    private let toasts: ToastOverlay
    private let actions: ItemActions
    private let suggestionsPage: SuggestionsPage
    private let historyPage: HistoryPage
    private let privacyPage: PrivacyPage
    private let pages: [Page]
    private var wasPresented = false

    init(_ application: Application, _ model: AppModel, _ screen: Screen) {
        self.model = model
        window = Window(application: application, title: localized("Shortcuts"), width: 900, height: 680)
        toasts = ToastOverlay(stack)
        actions = ItemActions(model, window, toasts)
        suggestionsPage = SuggestionsPage(model.suggestions, actions)
        historyPage = HistoryPage(model, actions)
        privacyPage = PrivacyPage(model.privacy, actions)
        pages = [
            suggestionsPage, PhrasesPage(model.voiceShortcuts, actions), GalleryPage(model.gallery, actions),
            historyPage, privacyPage,
        ]
        actions.showScreen = { [weak stack] in stack?.visiblePage = $0.rawValue }
        actions.retry = { [weak model] in model?.refresh() }
        for page in pages {
            let screen = page.screen
            stack.add(Box(.vertical, [page.widget]), named: screen.rawValue, title: screen.title, icon: screen.icon)
        }
        stack.visiblePage = screen.rawValue
        stack.expandsVertically = true
        hideOtherPages()
        layOut()
        window.setCompanion(self)
        connect()
        showPrivacy()
    }

    var screen: Screen {
        get { Screen(rawValue: stack.visiblePage) ?? .suggestions }
        set { stack.visiblePage = newValue.rawValue }
    }

    func present() {
        window.present()
        guard !wasPresented else { return }
        wasPresented = true
        let first = model[screen]
        var report = OpeningReport()
        window.onDrawn { [weak self] in
            guard let self else { return false }
            // What is not in view must not keep the first picture waiting.
            if !report.hasDrawn { model.refresh(except: first) }
            report.drew(isComplete: pages.contains { $0.screen == screen && !$0.content.isLoading })
            return !report.isComplete
        }
    }

    func close() { window.close() }

    /// Shows a shortcut, given its title, phrase or identifier.
    func view(_ name: String) {
        Task {
            do {
                guard let item = try await model.shortcut(named: name) else {
                    return actions.tell(localized("There is no shortcut “{name}”.", ["name": name.oneLine]))
                }
                screen = item.phrase == nil ? .gallery : .shortcuts
                if item.phrase == nil { actions.addPhrase(to: item) } else { actions.changePhrase(of: item) }
            } catch {
                actions.tell(Fault(error).explanation)
            }
        }
    }

    /// Puts the keyboard focus where the history is searched.
    func beginSearch() { historyPage.beginSearch() }

    private func layOut() {
        let switcher = ViewSwitcherTitle(stack, title: localized("Shortcuts"))
        let header = HeaderBar(titleWidget: switcher)
        let menu = MenuButton(
            icon: "open-menu-symbolic", name: localized("Main Menu"),
            entries: [
                MenuEntry(localized("About Shortcuts")) { [weak self] in self?.showAbout() }
            ])
        menu.setPrimary()
        header.packEnd(menu)
        toasts.expandsVertically = true
        window.setContent(
            Box(.vertical, [header, banner, toasts, ViewSwitcherBar(stack, follows: switcher)]))
    }

    private func connect() {
        window.onCloseRequest { [weak self] in
            self?.onClose?()
            return false
        }
        window.onBecomeActive { [weak self] in
            self?.model.suggestions.beginLook()
            self?.reportShown()
        }
        stack.onSwitch { [weak self] in
            self?.hideOtherPages()
            self?.showBanner()
            self?.reportShown()
        }
        model.onChange = { [weak self] in self?.showBanner() }
        model.privacy.onChange = { [weak self] in self?.showPrivacy() }
        model.suggestions.onChange = { [weak self] in
            guard let self else { return }
            suggestionsPage.update()
            reportShown()
        }
    }

    private func showPrivacy() {
        privacyPage.update()
        historyPage.show(apps: model.privacy.content.value?.apps ?? [])
        showBanner()
    }

    /// A screen reader finds what a stack does not show, unless it is invisible by itself.
    private func hideOtherPages() {
        for page in pages { page.widget.isVisible = page.screen == screen }
    }

    /// Only what was seen counts as shown.
    private func reportShown() {
        guard window.isActive, screen == .suggestions else { return }
        Task { await model.suggestions.reportShown() }
    }

    /// What concerns the whole window and the page does not say itself: the service's state first, then a pause.
    private func showBanner() {
        let saysPage = pages.contains { $0.screen == screen && $0.content.showsFault }
        if saysPage {
            banner.isShown = false
        } else if let fault = model.fault {
            banner.show(fault.explanation, button: localized("Try Again")) { [weak self] in self?.model.refresh() }
        } else if let text = model.privacy.content.value?.status.pause.explanation {
            banner.show(text, button: localized("Resume")) { [weak self] in
                Task { try? await self?.model.privacy.resume() }
            }
        } else {
            banner.isShown = false
        }
    }

    private func showAbout() {
        AboutWindow.present(
            above: window, name: localized("Shortcuts"), icon: ShortcutsApplication.identifier,
            version: ShortcutsApplication.version, developer: localized("The Inkling developers"),
            comments: localized("What your apps can do, at the moment you need it. Everything stays on this device."))
    }
}
