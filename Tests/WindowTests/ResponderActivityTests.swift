import GTK
import Intents
import IntentsTestSupport
import Testing
import UIKit

/// What responders do with their activity: it becomes current, is brought up to date, and ends with them.
@Suite("Current activities of responders", .serialized, .mainLoop, .timeLimit(.minutes(10))) @MainActor
struct ResponderActivityTests {
    private final class Editor: UIResponder {
        var page = 1
        override func updateUserActivityState(_ activity: NSUserActivity) {
            activity.addUserInfoEntries(from: ["page": page])
        }
    }

    private final class Delegate: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["entries": userActivity.userInfo?.count ?? -1])
        }
    }

    private final class Page: UIViewController {
        let activity = makeActivity()
        var isAttachedAtLoad = true
        override func viewDidLoad() {
            super.viewDidLoad()
            if isAttachedAtLoad { userActivity = activity }
        }
    }

    private static func makeActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.title = "Edit"
        activity.isEligibleForPrediction = true
        return activity
    }

    @Test func `one of a responder becomes current, with what is set after the assignment`() async throws {
        let service = FakeShortcutService()
        try await service.use {
            let editor = Editor()
            editor.userActivity = NSUserActivity(activityType: "org.example.edit")
            editor.userActivity?.title = "Later"
            editor.userActivity?.isEligibleForPrediction = true
            try await wait(for: "it to be current") { editor.userActivity?.isCurrent == true }
            await service.settle()
            #expect(service.donatedActivities.map(\.title) == ["Later"])
        }
    }

    @Test(.enabled(if: hasDisplay, noDisplay), arguments: [true, false])
    func `one of a view controller is current while its view is on screen`(atLoad: Bool) async throws {
        MainLoop.openDisplay()
        let service = FakeShortcutService()
        try await service.use {
            let page = Page()
            page.isAttachedAtLoad = atLoad
            page.loadViewIfNeeded()
            await Task.yield()
            #expect(!page.activity.isCurrent)
            let window = try await show(page.view)
            page.userActivity = page.activity
            try await wait(for: "it to be current") { page.activity.isCurrent }
            await service.settle()
            #expect(service.donatedActivities.count == 1)
            window.destroy()
            try await wait(for: "it to resign") { !page.activity.isCurrent }
            page.activity.becomeCurrent()
            #expect(page.activity.isCurrent, "It is not invalid")
            page.activity.resignCurrent()
        }
    }

    @Test func `the state is filled from empty, by all responders, and then by the delegate`() async throws {
        let service = FakeShortcutService()
        await service.use {
            let (activity, delegate, first, second) = (Self.makeActivity(), Delegate(), Editor(), Editor())
            activity.userInfo = ["stale": true]
            activity.delegate = delegate
            activity.needsSave = true
            first.userActivity = activity
            second.userActivity = activity
            second.page = 7
            activity.becomeCurrent()
            #expect(activity.userInfo as? [String: Int] == ["page": 7, "entries": 1])
            #expect(!activity.needsSave)
            await service.settle()
            #expect(service.donatedActivities.count == 1)
        }
    }

    @Test func `it may become current on any thread, and its responders are asked on theirs`() async throws {
        let service = FakeShortcutService()
        try await service.use {
            let (activity, editor) = (Self.makeActivity(), Editor())
            activity.needsSave = true
            editor.userActivity = activity
            // The other thread alone has it until it is awaited.
            nonisolated(unsafe) let elsewhere = activity
            await Task.detached { elsewhere.becomeCurrent() }.value
            try await wait(for: "the state to be filled") { activity.userInfo?["page"] as? Int == 1 }
        }
    }

    @Test func `it ends with its last responder`() async throws {
        let activity = Self.makeActivity()
        var first: Editor? = Editor()
        var second: Editor? = Editor()
        first?.userActivity = activity
        second?.userActivity = activity
        first = nil
        activity.becomeCurrent()
        #expect(activity.isCurrent, "Another one has it")
        second = nil
        #expect(!activity.isCurrent)
        activity.becomeCurrent()
        #expect(!activity.isCurrent, "It is invalid")
        withExtendedLifetime((first, second)) {}
    }

    @Test func `it ends when the last responder takes another one`() {
        let (activity, editor) = (Self.makeActivity(), Editor())
        editor.userActivity = activity
        editor.userActivity = NSUserActivity(activityType: "org.example.other")
        activity.becomeCurrent()
        #expect(!activity.isCurrent)
    }
}
