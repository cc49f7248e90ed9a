import GTK
import Intents
import IntentsUI
import ShortcutModel
import ShortcutViews
import Testing

@Suite(
    "Add buttons and their sheets", .serialized, .mainLoop, .enabled(if: hasDisplay, noDisplay),
    .timeLimit(.minutes(10)))
@MainActor
struct AddButtonTests {
    init() { MainLoop.openDisplay() }

    private func soup(_ kind: String = "tomato", title: String? = nil) -> INShortcut {
        let activity = NSUserActivity(activityType: "org.example.order")
        activity.title = title ?? "Order \(kind) soup"
        activity.userInfo = ["soup": kind]
        activity.suggestedInvocationPhrase = "\(kind) time"
        return INShortcut(userActivity: activity)
    }

    /// A controller in a window, with one button, that talks to a service in memory.
    @MainActor
    private final class Scene {
        let service: PhraseService
        let controller = SoupViewController()
        let button: INUIAddVoiceShortcutButton
        let window: Window

        init(_ service: PhraseService, shortcut: INShortcut?) {
            self.service = service
            button = CurrentService.$override.withValue(service) { INUIAddVoiceShortcutButton(style: .automatic) }
            button.translatesAutoresizingMaskIntoConstraints = false
            button.shortcut = shortcut
            button.delegate = controller
            let view: UIView = controller.view
            view.addSubview(button)
            view.centerXAnchor.constraint(equalTo: button.centerXAnchor).isActive = true
            view.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
            view.widget.expandsVertically = true
            window = Window(title: "Soup", width: 500, height: 400)
            window.setContent(view.widget)
            window.present()
        }

        func press() { WidgetTree(button.widget).pressFirstButton() }

        /// The sheet that is on screen.
        var sheet: WidgetTree? {
            guard let view = controller.presentedViewController?.view, view.widget.isMapped,
                let window = view.widget.window
            else { return nil }
            return WidgetTree(Widget(borrowing: UnsafeMutableRawPointer(window)))
        }

        func waitForSheet() async throws -> WidgetTree {
            try await wait(for: "a sheet to be on screen") { self.sheet != nil }
            return try #require(sheet)
        }
    }

    @Test func `a button without a shortcut calls its actions and never its delegate`() async throws {
        let scene = Scene(PhraseService(), shortcut: nil)
        var presses = 0
        scene.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        try await wait(for: "the button to be on screen") { scene.button.widget.isMapped }
        scene.press()
        #expect(presses == 1)
        #expect(scene.controller.presentedViewController == nil)
        scene.window.destroy()
    }

    @Test func `adding through the sheet tells the delegate once and changes the button`() async throws {
        let scene = Scene(PhraseService(), shortcut: soup())
        #expect(scene.button.currentTitle == "Add to Shortcuts")
        scene.press()
        let sheet = try await scene.waitForSheet()
        try await wait(for: "the suggested phrase to be filled in") { sheet.entered == "tomato time" }
        try await wait(for: "the title to be shown") { sheet.shows("Order tomato soup") && sheet.shows("Soup Chef") }
        try await wait(for: "the phrase to be found good") { sheet.canPress("Add") }
        #expect(sheet.press("Add"))
        try await wait(for: "the delegate to be told") { !scene.controller.outcomes.isEmpty }
        try await wait(for: "the button to say so") {
            scene.button.currentTitle == "Added to Shortcuts, “tomato time”"
        }
        #expect(scene.controller.outcomes == ["added tomato time"])
        #expect(scene.controller.presentedViewController == nil)
        scene.window.destroy()
    }

    @Test func `cancelling adds nothing`() async throws {
        let scene = Scene(PhraseService(), shortcut: soup())
        scene.press()
        let sheet = try await scene.waitForSheet()
        #expect(sheet.press("Cancel"))
        #expect(scene.controller.outcomes == ["cancelled"])
        #expect(scene.service.shortcuts.isEmpty)
        scene.window.destroy()
    }

    @Test func `the sheet says what is wrong with a phrase`() async throws {
        let service = PhraseService()
        _ = try await service.addVoiceShortcut(ShortcutValue(soup("leek")), phrase: "leek time")
        let scene = Scene(service, shortcut: soup())
        scene.press()
        let sheet = try await scene.waitForSheet()
        try await wait(for: "the suggested phrase to be filled in") { sheet.entered == "tomato time" }
        sheet.enter("")
        try await wait(for: "the empty phrase to be refused") { sheet.shows("at least one word") }
        #expect(!sheet.canPress("Add"))
        sheet.enter("Leek time")
        try await wait(for: "the taken phrase to be refused") { sheet.shows("“leek time” already runs “Other”") }
        #expect(!sheet.canPress("Add"))
        sheet.enter("now leek time please")
        try await wait(for: "the phrase in the way to be named") {
            sheet.shows("“leek time”, which runs “Other”, begins with the same words")
        }
        #expect(sheet.canPress("Add"))
        sheet.enter("soup of another app")
        try await wait(for: "the nameless phrase to be told of") { sheet.shows("shortcut of another app") }
        #expect(!sheet.canPress("Add"))
        sheet.enter(String(repeating: "soup ", count: 2_000))
        try await wait(for: "the long phrase to be refused") { sheet.shows("too long") }
        #expect(!sheet.canPress("Add"))
        scene.window.destroy()
    }

    @Test func `the button follows what happens elsewhere`() async throws {
        let service = PhraseService()
        let scene = Scene(service, shortcut: soup())
        try await wait(for: "the list to be asked for") { service.listRequests > 0 }
        let added = try await service.addVoiceShortcut(ShortcutValue(soup()), phrase: "hungry")
        try await wait(for: "the added phrase") { scene.button.currentTitle?.contains("hungry") == true }
        _ = try await service.changeVoiceShortcut(added.identifier, phrase: "starving")
        try await wait(for: "the changed phrase") { scene.button.currentTitle?.contains("starving") == true }
        try await service.deleteVoiceShortcut(added.identifier)
        try await wait(for: "the deletion") { scene.button.currentTitle == "Add to Shortcuts" }
        _ = try await service.addVoiceShortcut(ShortcutValue(soup("leek")), phrase: "leek time")
        #expect(scene.button.currentTitle == "Add to Shortcuts")
        scene.window.destroy()
    }

    @Test func `a phrase can be changed, and deleted after a question`() async throws {
        let service = PhraseService()
        _ = try await service.addVoiceShortcut(ShortcutValue(soup()), phrase: "hungry")
        let scene = Scene(service, shortcut: soup())
        try await wait(for: "the phrase on the button") { scene.button.currentTitle?.contains("hungry") == true }
        scene.press()
        var sheet = try await scene.waitForSheet()
        #expect(sheet.entered == "hungry")
        sheet.enter("starving")
        try await wait(for: "the phrase to be found good") { sheet.canPress("Done") }
        #expect(sheet.press("Done"))
        try await wait(for: "the delegate to be told") { scene.controller.outcomes == ["updated starving"] }
        try await wait(for: "the changed phrase") { scene.button.currentTitle?.contains("starving") == true }

        scene.press()
        sheet = try await scene.waitForSheet()
        #expect(sheet.press("Delete Phrase…"))
        try await wait(for: "the question") { WidgetTree.topLevels.contains { $0.shows("Delete this phrase?") } }
        #expect(WidgetTree.topLevels.contains { $0.press("Delete") })
        try await wait(for: "the deletion") { scene.controller.outcomes.last == "deleted" }
        try await wait(for: "the button to offer again") { scene.button.currentTitle == "Add to Shortcuts" }
        scene.window.destroy()
    }

    @Test func `a shortcut that is deleted while it is edited can't be saved any more`() async throws {
        let service = PhraseService()
        let added = try await service.addVoiceShortcut(ShortcutValue(soup()), phrase: "hungry")
        let scene = Scene(service, shortcut: soup())
        try await wait(for: "the phrase on the button") { scene.button.currentTitle?.contains("hungry") == true }
        scene.press()
        let sheet = try await scene.waitForSheet()
        try await wait(for: "the title to be shown") { sheet.shows("Soup Chef") }
        try await service.deleteVoiceShortcut(added.identifier)
        try await wait(for: "the sheet to say so") { sheet.shows("deleted somewhere else") }
        #expect(!sheet.canPress("Done"))
        #expect(sheet.press("Cancel"))
        #expect(scene.controller.outcomes == ["cancelled"])
        scene.window.destroy()
    }

    @Test func `without the service the sheet opens, says so and fails once`() async throws {
        let service = PhraseService()
        service.isAbsent = true
        let scene = Scene(service, shortcut: soup())
        scene.press()
        let sheet = try await scene.waitForSheet()
        try await wait(for: "the failed check to be told") { sheet.shows("could not be checked") }
        #expect(sheet.shows("Order tomato soup"))
        #expect(sheet.press("Add"))
        try await wait(for: "the delegate to be told") { scene.controller.outcomes == ["failed"] }
        #expect(scene.button.currentTitle == "Add to Shortcuts")
        scene.window.destroy()
    }

    @Test func `a sheet that was open while the service was away can be finished when it is back`() async throws {
        let service = PhraseService()
        let scene = Scene(service, shortcut: soup())
        scene.press()
        let sheet = try await scene.waitForSheet()
        try await wait(for: "the phrase to be found good") { sheet.canPress("Add") }
        service.isAbsent = true
        sheet.enter("soup at noon")
        try await wait(for: "the failed check to be told") { sheet.shows("could not be checked") }
        service.isAbsent = false
        sheet.enter("soup at one")
        try await wait(for: "the message to go") { !sheet.shows("could not be checked") }
        #expect(sheet.press("Add"))
        try await wait(for: "the delegate to be told") { scene.controller.outcomes == ["added soup at one"] }
        scene.window.destroy()
    }

    @Test func `data that is no image leaves the icon as it is`() {
        let icon = ShortcutIcon(size: 32)
        #expect(!icon.show(.data([1, 2, 3])))
        #expect(!icon.show(.data([])))
        #expect(!icon.show(.url("file:///does/not/exist.png")))
        #expect(!icon.show(.named("no-such-icon-name")))
    }

    @Test func `markup and line breaks in a title are shown as they are`() async throws {
        let scene = Scene(PhraseService(), shortcut: soup(title: "<b>Soup</b> & bread\nnow"))
        scene.press()
        let sheet = try await scene.waitForSheet()
        try await wait(for: "the title to be shown") { sheet.shows("<b>Soup</b> & bread now") }
        scene.window.destroy()
    }

    @Test func `the corners are rounded to half of the height at most`() async throws {
        let scene = Scene(PhraseService(), shortcut: nil)
        scene.button.cornerRadius = 500
        try await wait(for: "the button to have a height") { scene.button.frame.height > 0 }
        #expect(abs(scene.button.cornerRadius - scene.button.frame.height / 2) <= 1)
        for style in INUIAddVoiceShortcutButtonStyle.allCases {
            scene.button.setStyle(style)
            #expect(scene.button.style == style)
        }
        scene.window.destroy()
    }

    @Test func `a thousand buttons share one list, and leave nothing behind`() async throws {
        let service = PhraseService()
        let survivors = Survivors()
        var window: Window? = makeWindow(ofButtons: 1_000, service, survivors)
        #expect(survivors.count == 1_000)
        window?.present()
        try await wait(for: "the list to be asked for") { service.listRequests > 0 }
        #expect(service.listRequests == 1)
        window?.destroy()
        window = nil
        try await wait(for: "the buttons to go") { survivors.count == 0 }
    }

    private func makeWindow(
        ofButtons count: Int, _ service: PhraseService, _ survivors: Survivors
    ) -> Window {
        let window = Window(title: "Many", width: 400, height: 400)
        let box = Box(.vertical)
        for index in 0..<count {
            let button = CurrentService.$override.withValue(service) { INUIAddVoiceShortcutButton(style: .white) }
            button.shortcut = soup("soup \(index)")
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            survivors.watch(button.widget)
            box.append(button.widget)
        }
        window.setContent(ScrolledWindow(box))
        return window
    }
}
