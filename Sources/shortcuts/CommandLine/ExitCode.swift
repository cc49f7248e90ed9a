/// What the program's exit status says; listed in `shortcuts --help`.
enum ExitCode: Int32, CaseIterable {
    case success = 0
    case failed = 1
    case usage = 2
    case needsAnswer = 3
    case notFound = 4
    case serviceUnavailable = 5

    var meaning: String {
        switch self {
        case .success: "everything was done"
        case .failed: "the service or the app refused or failed"
        case .usage: "the command line was not understood"
        case .needsAnswer: "a question is open (a value, a choice, a confirmation) and there is no terminal to ask on"
        case .notFound: "there is no such shortcut, phrase, app, donation or file"
        case .serviceUnavailable: "the session service or the session bus could not be reached"
        }
    }
}

/// Why a command could not do its work: what, and how to mend it.
struct Failure: Error, Equatable {
    var code: ExitCode
    var message: String
    var mend: String?

    init(_ code: ExitCode, _ message: String, mend: String? = nil) {
        self.code = code
        self.message = message
        self.mend = mend
    }

    static func usage(_ message: String, mend: String? = nil) -> Failure { Failure(.usage, message, mend: mend) }
}
