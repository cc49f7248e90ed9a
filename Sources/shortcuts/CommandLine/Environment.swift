import Glibc

/// The environment variables that matter, and the places that follow from them.
struct Environment: Sendable {
    var variables: [String: String]

    static var current: Environment {
        let names = ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "LANG", "LC_ALL", "LC_MESSAGES"]
        var variables: [String: String] = [:]
        for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
        return Environment(variables: variables)
    }

    /// `$XDG_DATA_HOME`, or `~/.local/share` when it is unset or not absolute, as the XDG specification says.
    var dataHome: String {
        if let path = variables["XDG_DATA_HOME"], path.hasPrefix("/") { return path }
        return (variables["HOME"] ?? "/") + "/.local/share"
    }

    var appsFolder: String { dataHome + "/inkling/apps" }

    /// The language for texts, such as `de` or `pt_BR`; empty for the app's own.
    var locale: String {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let name = value.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX" ? "" : String(name)
    }
}
