import ShortcutModel
import SurfaceModel

/// The kinds of foreign logs that can be read.
enum ImportFormat: String, CaseIterable {
    case behaviour
    case bash
    case zsh
    case fish
    case recent
    case browser

    var summary: String {
        switch self {
        case .behaviour: "tab-separated: user, time, tz, app, action, params"
        case .bash: "bash history with times (HISTTIMEFORMAT set)"
        case .zsh: "zsh history with times (EXTENDED_HISTORY set)"
        case .fish: "fish history"
        case .recent: "recently used files of GNOME and KDE (recently-used.xbel)"
        case .browser: "browser history as JSON (Google Takeout, or a list of url and lastVisitTime)"
        }
    }

    /// Works out the format from how the text begins.
    init?(recognising text: Substring) {
        let line = text.prefix { $0 != "\n" && $0 != "\r\n" }
        if line.hasPrefix("user\ttime\ttz") {
            self = .behaviour
        } else if text.prefix(400).contains("<xbel") {
            self = .recent
        } else if let first = text.first(where: { !$0.isWhitespace }), "[{".contains(first),
            text.prefix(4_000).contains("\"url\"")
        {
            self = .browser
        } else if line.hasPrefix("- cmd:") {
            self = .fish
        } else if line.hasPrefix(": "), line.contains(":0;") || line.contains(";") {
            self = .zsh
        } else if line.hasPrefix("#"), Double(line.dropFirst()) != nil {
            self = .bash
        } else {
            return nil
        }
    }

    func read(_ text: String, options: ImportOptions) throws(Failure) -> ImportLog {
        switch self {
        case .behaviour: try BehaviourLog.read(text, options: options)
        case .bash, .zsh, .fish: ShellHistory.read(text, format: self, options: options)
        case .recent: RecentlyUsed.read(text)
        case .browser: try BrowserHistory.read(text, options: options)
        }
    }
}

struct ImportOptions {
    /// Which person's rows, where a log holds several.
    var user: String?
    /// Whether a shell command's arguments and a page's address are kept; they may hold secrets.
    var withArguments = false
    /// For times without a zone.
    var localOffset: @Sendable (Double) -> Int = { Moment(localSeconds: $0).utcOffset }
}

/// What was read from a log.
struct ImportLog: Equatable {
    var rows: [ImportRow] = []
    /// Lines that can't be used, with the reason for the first of them.
    var skipped = 0
    var firstSkipped: String?

    mutating func skip(line: Int, _ reason: String) {
        skipped += 1
        if firstSkipped == nil { firstSkipped = "line \(line): \(reason)" }
    }
}
