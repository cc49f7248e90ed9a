// ShortcutsApp: the window in which people see what is suggested and why, keep their phrases, and see and delete all that
// was learnt. It shows the models of ShortcutsAppModel with the widgets of GTK; it must not know of the service's rules,
// and it calls the service through the models alone.

import GTK
import Glibc

@main struct Main {
    static func main() {
        let arguments = Arguments(CommandLine.arguments)
        if let mistake = arguments.mistake {
            let message = Array("shortcuts-app: \(mistake)\n\(Arguments.usage)".utf8)
            _ = write(STDERR_FILENO, message, message.count)
            exit(2)
        }
        if arguments.wantsHelp {
            print(Arguments.usage, terminator: "")
            exit(0)
        }
        MainLoop.openDisplayOrExit()
        let app = ShortcutsApplication()
        if let screen = arguments.screen { app.open(screen) }
        if let shortcut = arguments.shortcut { app.open(shortcut: shortcut) }
        exit(app.run(arguments: arguments.rest))
    }
}

/// What the program is told when it is started.
struct Arguments {
    static let usage = """
        usage: shortcuts-app [--screen \(Screen.allCases.map(\.rawValue).joined(separator: "|"))] [--shortcut NAME]
          --screen NAME     show this screen
          --shortcut NAME   show the shortcut of this title, phrase or identifier

        """

    var screen: Screen?
    var shortcut: String?
    var wantsHelp = false
    /// What is for GApplication.
    var rest: [String] = []
    var mistake: String?

    init(_ arguments: [String]) {
        rest = Array(arguments.prefix(1))
        var words = arguments.dropFirst()
        while let word = words.popFirst() {
            switch word {
            case "--screen":
                let name = words.popFirst() ?? ""
                screen = Screen(rawValue: name)
                if screen == nil { mistake = "there is no screen '\(name)'" }
            case "--shortcut":
                shortcut = words.popFirst()
                if shortcut == nil { mistake = "'--shortcut' needs a name" }
            case "--help", "-h": wantsHelp = true
            case "--gapplication-service": rest.append(word)
            default: mistake = "'\(word)' is not an option"
            }
        }
    }
}
