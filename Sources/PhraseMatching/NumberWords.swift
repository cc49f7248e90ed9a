/// Turns numbers into one form, whether they were written in digits or in English or German words.
///
/// A cardinal becomes `#21`, an ordinal `#21.`; words go up to 999,999, digits as far as they are written.
enum NumberWords {
    static func replaceNumbers(in words: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < words.count {
            if let number = number(in: words, at: index) {
                result.append(number.text)
                index += number.length
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private static func number(in words: [String], at index: Int) -> (text: String, length: Int)? {
        let word = words[index]
        if let first = word.utf8.first, first >= 48, first <= 57 {
            let digits = word.drop { $0 == "0" }
            let isOrdinal = index + 1 < words.count && ["st", "nd", "rd", "th"].contains(words[index + 1])
            return ("#" + (digits.isEmpty ? "0" : digits) + (isOrdinal ? "." : ""), isOrdinal ? 2 : 1)
        }
        if let (value, length, isOrdinal) = EnglishNumberWords.parse(words[index...]) {
            return (text(value, isOrdinal), length)
        }
        if let (value, isOrdinal) = GermanNumberWords.parse(word) { return (text(value, isOrdinal), 1) }
        return nil
    }

    private static func text(_ value: Int, _ isOrdinal: Bool) -> String { "#\(value)" + (isOrdinal ? "." : "") }
}
