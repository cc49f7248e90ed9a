import Glibc

/// What the session says: folders, language, clock.
enum SessionEnvironment {
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }

    /// `$XDG_DATA_HOME`. Relative paths don't count, as the Base Directory Specification says.
    static var dataHome: String {
        if let path = variable("XDG_DATA_HOME"), path.hasPrefix("/") { return path }
        return (variable("HOME") ?? "/") + "/.local/share"
    }

    static var dataFolders: [String] {
        let others = (variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        return [dataHome] + others.filter { $0.hasPrefix("/") }
    }

    /// The folders that hold apps' folders.
    static var appRoots: [String] { dataFolders.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + "inkling/apps" } }

    /// The language of texts.
    static var locale: String { variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? "C" }

    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Minutes to add to a moment for the wall clock.
    static func utcOffset(_ date: Double) -> Int {
        guard date.isFinite, abs(date) < 1e12 else { return 0 }
        var seconds = time_t(date)
        var parts = tm()
        tzset()
        localtime_r(&seconds, &parts)
        return parts.tm_gmtoff / 60
    }
}
