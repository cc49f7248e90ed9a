/// Writes messages about a part of the program.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger of a part of the program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger of no part in particular.
    public init() { log = .default }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message that should be known in any case.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes what helps in development alone.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes what helps in development alone.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes what helps to understand a fault.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message that should be known in any case.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes that something may be wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes that something is wrong.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes that something is badly wrong.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes that something is wrong beyond this program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
