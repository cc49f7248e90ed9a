import ShortcutModel

/// Why a value can't cross the bus.
struct WireError: Error, CustomStringConvertible {
    /// Where the value is, from the outside in: `items`, `2`, `price`.
    var path: [String]
    var problem: String

    static func unsupported(_ value: Any) -> WireError {
        WireError(
            path: [],
            problem:
                "is of type \(type(of: value)), which can't be stored; use String, a number, Bool, Date, Data, URL, "
                + "UUID, NSNull, or an Array, Set or Dictionary of these")
    }

    static var tooDeep: WireError {
        WireError(
            path: [],
            problem: "is nested too deeply; put at most "
                + "\(ParameterValue.maximumNesting / ParameterValue.Nesting.dictionary) dictionaries or "
                + "\(ParameterValue.maximumNesting / ParameterValue.Nesting.object) objects inside each other, and "
                + "nothing inside itself")
    }

    /// What is left of the room inside a value that takes some of it.
    static func room(_ room: Int, less taken: Int) throws(WireError) -> Int {
        guard taken <= room else { throw .tooDeep }
        return room - taken
    }

    func inside(_ key: String) -> WireError { WireError(path: [key] + path, problem: problem) }

    var description: String {
        path.isEmpty ? "the value \(problem)" : "'\(path.joined(separator: "."))' \(problem)"
    }
}
