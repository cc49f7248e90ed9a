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

    /// Works out the format of a history that says nothing of itself from the name that its shell gives it.
    init?(fileName path: String) {
        if path.hasSuffix("bash_history") {
            self = .bash
        } else if path.hasSuffix("zsh_history") || path.hasSuffix("zhistory") {
            self = .zsh
        } else {
            return nil
        }
    }

    /// How a shell is told to keep times, which it doesn't by itself. Nothing can be learnt of when without them, nor can a
    /// further line of a command, which may be a secret, be told from a command.
    var howTimesAreKept: String? {
        switch self {
        case .bash: "Only what has a time can be imported; bash keeps times with HISTTIMEFORMAT='%F %T ' in ~/.bashrc."
        case .zsh: "Only what has a time can be imported; zsh keeps times with 'setopt EXTENDED_HISTORY' in ~/.zshrc."
        default: nil
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
struct ImportLog {
    var rows: [ImportRow] = []
    /// Lines that can't be used, with the reason for the first of them.
    var skipped = 0
    var firstSkipped: String?

    /// Nothing that was done is dated later; a little more than now, because the clocks of two machines may differ.
    private let latest = Moment.now.seconds + 86_400

    /// Takes a row whose date can be.
    mutating func add(_ row: ImportRow, line: Int) {
        guard Moment.range.contains(row.date) else {
            return skip(line: line, "its time is none of the years 1970 to 9999")
        }
        guard row.date <= latest else { return skip(line: line, "its time lies more than a day in the future") }
        rows.append(row)
    }

    mutating func skip(line: Int, _ reason: String) {
        skipped += 1
        if firstSkipped == nil { firstSkipped = "line \(line): \(reason)" }
    }
}
