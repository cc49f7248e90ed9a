/// A part of a list that gave way to something else.
nonisolated public struct ListChange: Sendable, Hashable {
    public var position: Int
    public var removed: Int
    public var added: Int

    public init(position: Int, removed: Int, added: Int) {
        self.position = position
        self.removed = removed
        self.added = added
    }

    /// The changes that make the new list of the old one, to be applied one after the other.
    ///
    /// They are few when few elements came or went, so that a view keeps its place; they are not always the fewest.
    static func changes<Element: Equatable>(from old: [Element], to new: [Element]) -> [ListChange] {
        var changes: [ListChange] = []
        var oldRest = old[...]
        var newRest = new[...]
        while true {
            while let first = oldRest.first, first == newRest.first {
                oldRest.removeFirst()
                newRest.removeFirst()
            }
            let position = newRest.startIndex
            if let first = oldRest.first, let offset = newRest.firstIndex(of: first) {
                changes.append(ListChange(position: position, removed: 0, added: offset - position))
                newRest = newRest[offset...]
            } else if let first = newRest.first, let offset = oldRest.firstIndex(of: first) {
                changes.append(ListChange(position: position, removed: offset - oldRest.startIndex, added: 0))
                oldRest = oldRest[offset...]
            } else {
                if !oldRest.isEmpty || !newRest.isEmpty {
                    changes.append(ListChange(position: position, removed: oldRest.count, added: newRest.count))
                }
                return changes
            }
        }
    }
}
