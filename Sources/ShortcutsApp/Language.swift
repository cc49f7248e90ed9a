import Glibc

/// The language of the user's messages, as a locale identifier without encoding.
enum Language {
    static var current: String? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
            let locale = value.prefix { $0 != "." && $0 != "@" }
            return locale == "C" || locale == "POSIX" ? nil : String(locale)
        }
        return nil
    }
}
