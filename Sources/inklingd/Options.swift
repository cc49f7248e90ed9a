/// What the command line says.
struct Options: Sendable {
    static let version = "0.1.0"

    var storeFolder: String?
    var isVerbose = false
    /// To be printed instead of serving.
    var textToPrint: String?

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: [String]) throws(Fault) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": textToPrint = Self.help
            case "--version": textToPrint = "inklingd \(Self.version)"
            case "--verbose", "-v": isVerbose = true
            case "--store":
                guard let folder = rest.popFirst(), !folder.isEmpty else {
                    throw Fault(description: "--store needs a folder; see inklingd --help")
                }
                storeFolder = folder
            default: throw Fault(description: "'\(argument)' is not an option; see inklingd --help")
            }
        }
    }

    static let help = """
        Usage: inklingd [--store DIR] [--verbose]

        The session service of Inkling: keeps what apps donate, suggests, and runs shortcuts. The session bus starts it
        when it is needed; there is no need to run it by hand.

          --store DIR   keep everything in DIR instead of $XDG_DATA_HOME/inkling
          --verbose     log more
          --help        print this
          --version     print the version

        It owns the bus name org.inkling.Shortcuts1, logs to standard error, and ends on SIGTERM.
        Exit status: 0 ended as asked; 1 could not start (another instance, no bus, a store that can't be used); 2 wrong
        arguments.

        Files:
          $XDG_DATA_HOME/inkling/shortcuts.sqlite   all that it remembers
          inkling/apps/BUNDLE-ID/ in $XDG_DATA_HOME and $XDG_DATA_DIRS   installed apps
        """
}
