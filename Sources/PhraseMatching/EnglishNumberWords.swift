/// English number words, each a word of its own: "two hundred and five", "twenty first".
enum EnglishNumberWords {
    /// Reads the longest number at the start of `words`.
    static func parse(_ words: ArraySlice<String>) -> (value: Int, length: Int, isOrdinal: Bool)? {
        var state = State()
        var index = words.startIndex
        var isOrdinal = false
        while index < words.endIndex, !isOrdinal {
            let word = words[index]
            let next = index + 1 < words.endIndex ? words[index + 1] : nil
            if word == "and" {
                guard state.mayContinueAfterAnd, let next, let value = small[next]?.value, value > 0 else { break }
            } else if word == "a" {
                guard state.isEmpty, next == "hundred" || next == "thousand" else { break }
            } else if let (value, ordinal) = small[word] {
                guard state.add(value) else { break }
                isOrdinal = ordinal
            } else if let (value, ordinal) = large[word] {
                guard state.multiply(by: value) else { break }
                isOrdinal = ordinal
            } else {
                break
            }
            index += 1
        }
        guard !state.isEmpty else { return nil }
        return (state.total + state.current, index - words.startIndex, isOrdinal)
    }

    private struct State {
        var total = 0
        var current = 0
        var isEmpty = true
        /// The next small number must be below this to fit behind what was read.
        private var room = 100
        private var hasThousand = false
        private var hasHundred = false
        private(set) var mayContinueAfterAnd = false

        mutating func add(_ value: Int) -> Bool {
            guard value < room, value > 0 || isEmpty else { return false }
            current += value
            room = value >= 20 ? 10 : 1
            if value == 0 { room = 0 }
            isEmpty = false
            mayContinueAfterAnd = false
            return true
        }

        mutating func multiply(by factor: Int) -> Bool {
            if factor == 100 {
                guard !hasHundred, isEmpty || current > 0 || hasThousand && room == 100 else { return false }
                guard !(hasThousand && current == 0) else { return false }
                current = max(current, 1) * 100
                hasHundred = true
            } else {
                guard !hasThousand, isEmpty || current > 0, current < 1000 else { return false }
                total = max(current, 1) * 1000
                current = 0
                hasThousand = true
                hasHundred = false
            }
            isEmpty = false
            room = 100
            mayContinueAfterAnd = true
            return true
        }
    }

    private static let large: [String: (value: Int, isOrdinal: Bool)] = [
        "hundred": (100, false), "hundredth": (100, true), "thousand": (1000, false), "thousandth": (1000, true),
    ]

    /// 0 to 19 and the tens.
    private static let small: [String: (value: Int, isOrdinal: Bool)] = {
        var words: [String: (value: Int, isOrdinal: Bool)] = [:]
        let cardinals = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let ordinals = [
            "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
            "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
            "nineteenth",
        ]
        for (value, word) in cardinals.enumerated() { words[word] = (value, false) }
        for (value, word) in ordinals.enumerated() { words[word] = (value, true) }
        let tens = ["twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet"]
        for (index, stem) in tens.enumerated() {
            words[stem + "y"] = ((index + 2) * 10, false)
            words[stem + "ieth"] = ((index + 2) * 10, true)
        }
        return words
    }()
}
