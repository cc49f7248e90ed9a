// UIKit: the part of Apple's UIKit that code around shortcuts touches, on GTK 4, so that such code compiles with
// `import UIKit`. Whats-in-UIKit.md lists what is in and what is out. It must not know of the bus, of the service, or of
// the shortcut views; a symbol that is here works.

@_exported import Foundation
@_exported import Intents

/// An object to which the system gives an activity so that it shows the activity's content again.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An object that takes part in what the user does: a view, a view controller, an application.
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
    /// Creates the object.
    public override init() { super.init() }

    /// Creates it as `init()` does: there are no archived interfaces on Linux. A class that overrides `init()` inherits
    /// this, so that the program's delegate, whose class need not be final, can be made by it.
    public required convenience init?(coder: NSCoder) { self.init() }

    /// What the user does here now; nil when that is not told to the system.
    ///
    /// It is the current activity, and so donated if it is eligible, while the view or the view controller is on screen;
    /// of any other responder, from its assignment on. An activity that no responder has any more becomes invalid.
    /// The system asks for the activity's state through ``updateUserActivityState(_:)`` when `needsSave` is true.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            activityUpdates?.remove(self)
            activityUpdates = userActivity.map { UserActivityUpdates.of($0, with: self) }
            guard userActivity != nil else { return }
            watchScreen()
            if isOnScreen { activityUpdates?.responderAppeared() }
        }
    }

    private(set) final var activityUpdates: UserActivityUpdates?

    /// Whether the user sees what the responder stands for.
    var isOnScreen: Bool { true }

    /// Calls `activityUpdates` from now on when the responder appears and disappears.
    func watchScreen() {}

    /// Fills the activity's `userInfo`, which is empty when this is called.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows again what an activity holds. Override it.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
