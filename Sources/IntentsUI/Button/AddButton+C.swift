import CAdwaita
import GTK
import Intents

// The button for programs in C and in every language that can call C: Samples/GtkButton has the header.

/// Makes an add button for an activity, as a `GtkWidget` with a floating reference. Its sheets open above its window.
///
/// Call it on the main thread, after GTK was initialised.
///
/// - Parameters:
///   - activityType: the type of the activity, which the app's `Info.plist` must list.
///   - title: what the shortcut is called.
///   - phrase: the phrase to propose; may be NULL.
///   - userInfo: keys and values in turn, ended by NULL: what the activity carries; may be NULL.
@_cdecl("inkling_add_button_new")
public func makeAddButton(
    activityType: UnsafePointer<CChar>, title: UnsafePointer<CChar>, phrase: UnsafePointer<CChar>?,
    userInfo: UnsafePointer<UnsafePointer<CChar>?>?
) -> UnsafeMutablePointer<GtkWidget> {
    MainLoop.attachMainQueue()
    let activity = NSUserActivity(activityType: String(cString: activityType))
    activity.title = String(cString: title)
    activity.suggestedInvocationPhrase = phrase.map { String(cString: $0) }
    activity.isEligibleForPrediction = true
    activity.addUserInfoEntries(from: pairs(userInfo))
    let button = INUIAddVoiceShortcutButton(style: .automaticOutline)
    button.shortcut = INShortcut(userActivity: activity)
    button.delegate = cPresenter
    return button.floatingPointer()
}

private let cPresenter = SheetPresenter()

private func pairs(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [AnyHashable: Any] {
    guard var next = list else { return [:] }
    var entries: [AnyHashable: Any] = [:]
    while let key = next[0], let value = next[1] {
        entries[String(cString: key)] = String(cString: value)
        next += 2
    }
    return entries
}
