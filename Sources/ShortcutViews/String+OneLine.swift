extension String {
    /// A text of foreign origin as one line: line breaks become spaces.
    nonisolated public var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
