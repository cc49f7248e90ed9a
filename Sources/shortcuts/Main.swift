// shortcuts: the command line. It turns words into calls of the session service and answers into text or JSON.
// It must not know how the service decides or stores anything, and links neither Foundation nor SQLite.

import Glibc

@main
struct Program {
    static func main() async {
        let code = await CommandLineTool(commands: Command.all).run(Array(CommandLine.arguments.dropFirst()))
        fflush(nil)
        exit(code.rawValue)
    }
}
