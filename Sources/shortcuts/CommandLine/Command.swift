import ShortcutProtocol
import SurfaceProtocol

/// One sub-command: what it is called, what it takes, what it does. Help and parsing are made from it.
struct Command: Sendable {
    /// `["phrase", "add"]`
    var path: [String]
    var summary: String
    var operands: [Operand] = []
    var options: [Option] = []
    /// More lines for its help, such as examples.
    var discussion = ""
    var run: @Sendable (Invocation) async throws -> ExitCode

    var name: String { path.joined(separator: " ") }

    struct Operand: Sendable {
        var name: String
        var summary: String
        var isRequired = true
        var repeats = false
    }

    struct Option: Sendable {
        /// Without the dashes: `output-path`.
        var name: String
        var short: Character?
        /// The placeholder of its value; nil for a flag.
        var value: String?
        var summary: String
        var repeats = false

        static let json = Option(name: "json", summary: "Print JSON instead of text.")
        static let help = Option(name: "help", short: "h", summary: "Show this help.")
    }

    var allOptions: [Option] { options + [.help] }
}

/// A command with what was given to it.
struct Invocation: Sendable {
    var arguments: Arguments
    var console: Console
    var environment: Environment

    /// A connection to the session service, which the bus starts if it isn't running.
    func service() async throws(Failure) -> ShortcutsClient {
        do {
            return try await ShortcutsClient.session()
        } catch {
            throw Failure(
                .serviceUnavailable, "there is no session bus: \(error)",
                mend: "Run this inside a desktop session, or under 'dbus-run-session'.")
        }
    }

    var wantsJSON: Bool { arguments.has("json") }
}
