/// A word as scalars, with what makes comparing it to thousands of others cheap.
struct Spelling: Sendable {
    let word: String
    let letters: [UInt32]
    /// One bit for each letter that occurs (letters share bits): words far apart differ in many bits.
    private let occurring: UInt64

    init(_ word: String) {
        self.word = word
        letters = word.unicodeScalars.map(\.value)
        occurring = letters.reduce(0) { $0 | 1 << UInt64($1 % 64) }
    }

    /// How many slips of the keyboard are forgiven: none in short words, where one makes another word.
    var slips: Int {
        switch letters.count {
        case ..<4: 0
        case 4...7: 1
        default: 2
        }
    }

    /// Letters to insert, delete, replace or swap with their neighbour to come from one word to the other;
    /// nil if more than `limit`.
    func distance(to other: Spelling, limit: Int) -> Int? {
        if abs(letters.count - other.letters.count) > limit { return nil }
        if (occurring ^ other.occurring).nonzeroBitCount > 2 * limit { return nil }
        let columns = other.letters.count
        var beforeLast = [Int](repeating: 0, count: columns + 1)
        var last = Array(0...columns)
        for row in letters.indices {
            var current = [row + 1]
            current.reserveCapacity(columns + 1)
            for column in other.letters.indices {
                let replaced = last[column] + (letters[row] == other.letters[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letters[row] == other.letters[column - 1],
                    letters[row - 1] == other.letters[column]
                {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            if current.allSatisfy({ $0 > limit }) { return nil }
            beforeLast = last
            last = current
        }
        return last[columns] <= limit ? last[columns] : nil
    }
}

/// The pairs of neighbouring letters of a text: a rough likeness for texts that share no word.
struct LetterPairs {
    private var counts: [UInt64: Int] = [:]
    private var total = 0

    init(_ text: String) {
        var previous: UInt64?
        for scalar in text.unicodeScalars {
            if let previous {
                counts[previous << 32 | UInt64(scalar.value), default: 0] += 1
                total += 1
            }
            previous = UInt64(scalar.value)
        }
    }

    /// 0 (nothing in common) to 1 (the same pairs).
    func likeness(to other: LetterPairs) -> Double {
        guard total + other.total > 0 else { return 0 }
        let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
        return 2 * Double(common) / Double(total + other.total)
    }
}
