import GTK
import ShortcutModel
import ShortcutsAppModel
import SurfaceModel

extension Fault {
    /// What is wrong and what to do about it, in words.
    var explanation: String {
        switch self {
        case .noBus: localized("The session bus has ended. Log in again to use Shortcuts.")
        case .serviceAbsent:
            localized(
                "The Shortcuts service does not run and can’t be started. Reinstall Inkling, or start “inklingd” in a terminal to see why."
            )
        case .noAnswer: localized("The Shortcuts service stopped. This window goes on when it is back.")
        case .timedOut: localized("This took too long. The device may be busy: try again in a moment.")
        case .refused(let reason): reason
        }
    }
}

extension PrivacyStatus.Pause {
    /// That nothing is learnt now, in words; nil when that is not so.
    var explanation: String? {
        switch self {
        case .none: nil
        case .until(let end): localized("Nothing is learnt until {time}.", ["time": Formatting.time(end)])
        case .untilResumed: localized("Nothing is learnt until you turn learning on again.")
        }
    }
}
