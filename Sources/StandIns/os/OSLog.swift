// os: the log of Apple's systems, written to standard error, which the desktop's journal keeps. It must not know of
// intents: it is there because code around them writes to that log.

import Glibc

/// Where messages go: the program's part that they are about.
public final class OSLog: Sendable {
    /// Messages of no part in particular.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Messages that nobody wants.
    public static let disabled = OSLog(isDisabled: true)

    private let origin: String
    private let isDisabled: Bool
    private let showsDetails: Bool

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The program, or a large part of it, in reverse-DNS form.
    ///   - category: The part of that.
    public init(subsystem: String, category: String) {
        origin = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        isDisabled = false
        // The words by which GLib's programs are asked for more.
        let domains = getenv("G_MESSAGES_DEBUG").map { String(cString: $0).split(separator: " ") } ?? []
        showsDetails = domains.contains { $0 == "all" || $0 == subsystem }
    }

    private init(isDisabled: Bool) {
        origin = ""
        self.isDisabled = isDisabled
        showsDetails = false
    }

    /// Whether messages of the level are written. Those of `debug` and `info` are where the environment variable
    /// `G_MESSAGES_DEBUG` is `all` or names the subsystem.
    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && (showsDetails || (type != .debug && type != .info))
    }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        // The journal reads the priority from the beginning of a line.
        let priority = getenv("JOURNAL_STREAM") == nil ? "" : "<\(type.priority)>"
        let line = Array((priority + origin + message() + "\n").utf8)
        // One call, so that the lines of several threads stay apart.
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// What should be known in any case.
    public static let `default` = Self(0x00)
    /// What helps to understand a fault.
    public static let info = Self(0x01)
    /// What helps in development alone.
    public static let debug = Self(0x02)
    /// A fault of the program.
    public static let error = Self(0x10)
    /// A fault of the system, or of several programs together.
    public static let fault = Self(0x11)

    /// As syslog counts.
    fileprivate var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
