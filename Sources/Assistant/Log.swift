/// Where the service says what went wrong; one line each.
public struct Log: Sendable {
    public enum Level: String, Sendable { case debug, info, warning, error }

    private let write: @Sendable (Level, String) -> Void

    public init(_ write: @escaping @Sendable (Level, String) -> Void) { self.write = write }

    public func callAsFunction(_ level: Level, _ message: String) { write(level, message) }
}
