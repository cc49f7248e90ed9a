/// A place in a file. Lines and columns count from 1; a column is a byte of UTF-8, as compilers count.
public struct SourceLocation: Sendable, Hashable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// One problem of a file: what is wrong, where, and how to mend it.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Severity: String, Sendable {
        /// The file can't be used as it is.
        case error
        /// It can, but something in it has no effect or another effect than it seems.
        case warning
    }

    public var severity: Severity
    /// What is wrong, as one sentence.
    public var message: String
    /// How to mend it, as one sentence.
    public var mend: String
    /// Nil for binary property lists and for problems of a whole file.
    public var location: SourceLocation?

    public init(_ severity: Severity, _ message: String, mend: String, at location: SourceLocation? = nil) {
        self.severity = severity
        self.message = message
        self.mend = mend
        self.location = location
    }

    public static func error(_ message: String, mend: String, at location: SourceLocation? = nil) -> Diagnostic {
        Diagnostic(.error, message, mend: mend, at: location)
    }

    public static func warning(_ message: String, mend: String, at location: SourceLocation? = nil) -> Diagnostic {
        Diagnostic(.warning, message, mend: mend, at: location)
    }

    /// The problem in the form that compilers use and editors understand.
    public func description(file: String) -> String {
        let place = "\(file):\(location?.line ?? 1):\(location?.column ?? 1)"
        return "\(place): \(severity.rawValue): \(message) \(mend)"
    }

    public var description: String {
        let place = location.map { "line \($0.line), column \($0.column): " } ?? ""
        return "\(place)\(message) \(mend)"
    }
}
