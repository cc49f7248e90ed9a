/// How a calling app was recognised, weakest last.
public enum IdentityRung: Int, Sendable, Hashable {
    /// By its sandbox.
    case flatpak = 1
    /// Its program is the one that the installed manifest names.
    case executable = 2
    /// A script that the installed manifest names, run by an interpreter.
    case script = 3
    /// The person imported it.
    case imported = 4
}
