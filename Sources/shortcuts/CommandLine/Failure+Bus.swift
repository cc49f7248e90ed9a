import Bus
import ShortcutProtocol

extension Failure {
    /// What any error means to the person at the command line.
    init(describing error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as BusError: self.init(error)
        default: self.init(.failed, "\(error)")
        }
    }

    private init(_ error: BusError) {
        if error.isServiceUnknown {
            self.init(
                .serviceUnavailable, "the session service \(ShortcutsBus.name) can't be started: \(error)",
                mend: "Check that inklingd is installed and that the bus knows its service file.")
        } else if error.isDisconnected || error.isNoReply {
            self.init(
                .serviceUnavailable, "the session service gave no answer: \(error)",
                mend: "Its messages are in the journal: journalctl --user -u inklingd")
        } else {
            switch ShortcutsError(error) {
            case .notFound, .unknownApp: self.init(.notFound, error.description)
            case .storeUnavailable: self.init(.serviceUnavailable, error.description)
            default: self.init(.failed, error.description)
            }
        }
    }
}
