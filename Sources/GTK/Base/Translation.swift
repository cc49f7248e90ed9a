import CAdwaita
import Glibc

/// The project's own texts in the user's language, through gettext.
public enum Translation {
    /// The name of the message catalogues: `<language>/LC_MESSAGES/inkling.mo` below a `locale` folder.
    private static let domain: String = {
        setlocale(LC_ALL, "")
        let domain = "inkling"
        if let folder = catalogFolder(domain) { bindtextdomain(domain, folder) }
        bind_textdomain_codeset(domain, "UTF-8")
        return domain
    }()

    /// The language that the user wants first, such as `de_DE`; `C` when none is set.
    public static var language: String { strings(g_get_language_names()).first ?? "C" }

    /// The first `locale` folder that has a catalogue for one of the user's languages.
    private static func catalogFolder(_ domain: String) -> String? {
        var folders: [String] = []
        if let folder = g_getenv("INKLING_LOCALE_DIR") { folders.append(String(cString: folder)) }
        if let program = g_file_read_link("/proc/self/exe", nil) {
            let path = String(taking: program)
            if let prefix = path.range(ofLast: "/bin/") { folders.append(path[..<prefix] + "/share/locale") }
        }
        folders += strings(g_get_system_data_dirs()).map { $0 + "/locale" }
        let languages = strings(g_get_language_names())
        return folders.first { folder in
            languages.contains { access("\(folder)/\($0)/LC_MESSAGES/\(domain).mo", R_OK) == 0 }
        }
    }

    private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
        guard let list else { return [] }
        return sequence(first: list) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.map { String(borrowed: $0) }
    }

    // Without a translation gettext returns its argument: it must live until it is copied.

    fileprivate static func text(_ message: String) -> String {
        message.withCString { String(borrowed: g_dgettext(domain, $0)) }
    }

    fileprivate static func text(_ one: String, _ many: String, _ count: Int) -> String {
        one.withCString { one in
            many.withCString { many in String(borrowed: g_dngettext(domain, one, many, gulong(count))) }
        }
    }
}

/// The message in the user's language.
///
/// - Parameter values: what stands for each `{name}` in the message.
public func localized(_ message: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    filled(Translation.text(message), values)
}

/// The message for a number of things in the user's language; `{count}` stands for the number.
public func localized(_ one: String, _ many: String, count: Int) -> String {
    filled(Translation.text(one, many, count), ["count": String(count)])
}

private func filled(_ message: String, _ values: KeyValuePairs<String, String>) -> String {
    guard !values.isEmpty else { return message }
    var result = ""
    var rest = message[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = rest[rest.index(after: open)..<close]
        result += rest[..<open]
        result += values.first { $0.key == name }?.value ?? String(rest[open...close])
        rest = rest[rest.index(after: close)...]
    }
    return result + rest
}

extension String {
    /// The last place where the text occurs.
    fileprivate func range(ofLast text: String) -> String.Index? {
        indices.reversed().first { self[$0...].hasPrefix(text) }
    }
}
