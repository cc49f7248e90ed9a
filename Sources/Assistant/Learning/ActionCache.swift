import Prediction

/// The actions that were asked for lately, so that suggestions need no disk.
struct ActionCache {
    private static let capacity = 2_000

    private var byPattern: [ActionPattern: StoredAction] = [:]

    subscript(pattern: ActionPattern) -> StoredAction? {
        get { byPattern[pattern] }
        set {
            if byPattern.count >= Self.capacity { byPattern = [:] }
            byPattern[pattern] = newValue
        }
    }

    mutating func removeAll() { byPattern = [:] }
}
