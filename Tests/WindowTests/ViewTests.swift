import GTK
import Testing
import UIKit

@Suite("Views and controllers", .serialized, .mainLoop, .enabled(if: hasDisplay, noDisplay), .timeLimit(.minutes(10)))
@MainActor
struct ViewTests {
    init() { MainLoop.openDisplay() }

    @Test func `anchors centre a button in its superview`() async throws {
        let view = UIView()
        let button = UIButton(type: .system)
        button.setTitle("Centre", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        view.centerXAnchor.constraint(equalTo: button.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
        let window = try await show(view)
        try await wait(for: "the button to have a size") { button.frame.width > 0 }
        #expect(abs(button.frame.midX - view.bounds.midX) <= 1)
        #expect(abs(button.frame.midY - view.bounds.midY) <= 1)
        #expect(button.frame.width < 200)
        window.destroy()
    }

    @Test func `a constant moves a view when it changes`() async throws {
        let view = UIView()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let top = child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            child.heightAnchor.constraint(equalToConstant: 40),
        ])
        let window = try await show(view)
        try await wait(for: "the child to have its place") { child.frame.minY == 10 && child.frame.height == 40 }
        #expect(child.frame.minX == 5)
        #expect(abs(child.frame.width - view.bounds.width / 2) <= 1)
        top.constant = 60
        try await wait(for: "the child to move") { child.frame.minY == 60 }
        window.destroy()
    }

    @Test func `a frame places a view that has no constraints`() async throws {
        let view = UIView()
        let child = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        view.addSubview(child)
        let window = try await show(view)
        try await wait(for: "the child to have its place") {
            child.frame == CGRect(x: 20, y: 30, width: 100, height: 50)
        }
        window.destroy()
    }

    @Test func `a constraint between views that are far apart is left out`() {
        let first = UIView()
        let second = UIView()
        let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    @Test func `actions come once for each press, and not after their removal`() async throws {
        let button = UIButton()
        var presses = 0
        let action = UIAction { _ in presses += 1 }
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: .touchUpInside)
        let window = try await show(button)
        button.sendActions(for: .touchUpInside)
        #expect(presses == 1)
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(presses == 1)
        window.destroy()
    }

    final class RecordingController: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("load") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }

    @Test func `a presented controller appears, and goes when it is dismissed`() async throws {
        let presenter = UIViewController()
        let window = try await show(presenter.view)
        weak var released: RecordingController?
        do {
            let sheet = RecordingController()
            released = sheet
            sheet.modalPresentationStyle = .formSheet
            var completions = 0
            presenter.present(sheet, animated: true) { completions += 1 }
            #expect(presenter.presentedViewController === sheet)
            #expect(sheet.presentingViewController === presenter)
            try await wait(for: "the sheet to be on screen") { sheet.view.widget.isMapped }
            sheet.dismiss(animated: true) { completions += 1 }
            #expect(completions == 2)
            #expect(sheet.calls == ["load", "appear", "disappear"])
            #expect(presenter.presentedViewController == nil)
        }
        try await wait(for: "the dismissed controller to be freed") { released == nil }
        window.destroy()
    }

    @Test func `closing the window below takes its sheet away`() async throws {
        let presenter = UIViewController()
        let window = try await show(presenter.view)
        let sheet = RecordingController()
        presenter.present(sheet, animated: true)
        try await wait(for: "the sheet to be on screen") { sheet.view.widget.isMapped }
        window.destroy()
        try await wait(for: "the sheet to go") { sheet.calls.last == "disappear" }
    }
}

@Suite("Activities of responders") @MainActor
struct ResponderTests {
    final class Editor: UIResponder {
        var page = 1
        override func updateUserActivityState(_ activity: NSUserActivity) {
            activity.addUserInfoEntries(from: ["page": page])
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            page = activity.userInfo?["page"] as? Int ?? 0
        }
    }

    /// An object that is no responder.
    private final class Log: NSObject, UIUserActivityRestoring {
        var types: [String] = []
        func restoreUserActivityState(_ userActivity: NSUserActivity) { types.append(userActivity.activityType) }
    }

    private final class Restorer: NSObject, UIApplicationDelegate {
        var calls: [String] = []
        var restorers: [any UIUserActivityRestoring]?

        func application(_: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
            calls.append("will")
            return false
        }

        func application(
            _: UIApplication, continue _: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            calls.append("continue")
            restorationHandler(restorers)
            return true
        }
    }

    @Test func `what the restoration handler is given gets the activity, each object once`() {
        let (editor, log, delegate) = (Editor(), Log(), Restorer())
        let application = UIApplication.shared
        let earlier = application.delegate
        application.delegate = delegate
        defer { application.delegate = earlier }
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.userInfo = ["page": 7]

        #expect(application.continueActivity(activity))
        #expect(editor.page == 1 && log.types == [])
        delegate.restorers = [editor, log]
        #expect(application.continueActivity(activity))
        #expect(editor.page == 7 && log.types == ["org.example.edit"])
        #expect(delegate.calls == ["will", "continue", "will", "continue"])
    }

    /// Hears of its launch, and of the activity after it.
    private final class Launched: NSObject, UIApplicationDelegate {
        private(set) var calls: [String] = []
        var wantsActivity = true

        func application(
            _: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let activity = options?[.userActivityDictionary] as? [UIApplication.LaunchOptionsKey: Any]
            calls.append("launch for \(activity?[.userActivityType] as? String ?? "nothing")")
            return wantsActivity
        }

        func application(_: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
            calls.append("will \(type)")
            return true
        }

        func application(
            _: UIApplication, continue activity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            calls.append("continue \(activity.activityType)")
            return true
        }

        func application(
            _: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error
        ) {
            calls.append("fail \(type): \(error)")
        }
    }

    /// A program whose delegate hears of its launch; it is not on the bus.
    private func makeApplication() -> (UIApplication, Launched) {
        let (application, delegate) = (UIApplication(), Launched())
        application.delegate = delegate
        return (application, delegate)
    }

    @Test func `an activity that can't be read is announced and fails, once`() {
        let (application, delegate) = makeApplication()
        application.failToContinue(activityType: "org.example.edit", CocoaError(.coderReadCorrupt))
        #expect(delegate.calls.prefix(2) == ["launch for org.example.edit", "will org.example.edit"])
        #expect(delegate.calls.last?.hasPrefix("fail org.example.edit: ") == true && delegate.calls.count == 3)
    }

    @Test func `a launch that does not want its activity is not given it, and goes on`() throws {
        let (application, delegate) = makeApplication()
        let activity = try ActivityDelivery(parameter: [
            .dictionary(["activity": .dictionary(["type": .string("org.example.edit")])])
        ])
        delegate.wantsActivity = false
        #expect(!application.continueActivity(activity))
        #expect(delegate.calls == ["launch for org.example.edit"])
        #expect(application.continueActivity(activity))
        #expect(delegate.calls.suffix(2) == ["will org.example.edit", "continue org.example.edit"])
    }
}
