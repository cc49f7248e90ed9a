/// German number words, written as one word: "einundzwanzig", "zweihundertfünftausenddrei", "dritte".
///
/// Words come folded (fünf is "funf"); "fuenf" is understood too. "Ein" alone is an article, not a number.
enum GermanNumberWords {
    static func parse(_ word: String) -> (value: Int, isOrdinal: Bool)? {
        if let value = cardinal(word[...]) { return (value, false) }
        if let value = ordinal(word) { return (value, true) }
        return nil
    }

    private static func ordinal(_ word: String) -> Int? {
        guard let ending = ["ten", "ter", "tes", "tem", "te"].first(where: word.hasSuffix) else { return nil }
        let stem = word.dropLast(ending.count)
        for (irregular, value) in ["ers": 1, "drit": 3, "sieb": 7, "ach": 8] {
            guard stem.hasSuffix(irregular) else { continue }
            let rest = stem.dropLast(irregular.count)
            if rest.isEmpty { return value }
            if rest.hasSuffix("hundert") || rest.hasSuffix("tausend"), let base = cardinal(rest) { return base + value }
        }
        if stem.hasSuffix("s"), let value = cardinal(stem.dropLast()), value % 100 >= 20 || value % 100 == 0, value > 0
        {
            return value
        }
        guard let value = cardinal(stem), (2...19).contains(value % 100) else { return nil }
        return value
    }

    private static func cardinal(_ word: Substring) -> Int? {
        guard let (left, right) = word.split(around: "tausend") else { return belowThousand(word) }
        guard let thousands = left.isEmpty ? 1 : left == "ein" ? 1 : belowThousand(left), thousands > 0 else {
            return nil
        }
        guard let rest = right.isEmpty ? 0 : belowThousand(right.withoutAnd) else { return nil }
        return thousands * 1000 + rest
    }

    private static func belowThousand(_ word: Substring) -> Int? {
        guard let (left, right) = word.split(around: "hundert") else { return belowHundred(word) }
        guard let hundreds = left.isEmpty ? 1 : unit(left),
            let rest = right.isEmpty ? 0 : belowHundred(right.withoutAnd)
        else { return nil }
        return hundreds * 100 + rest
    }

    private static func belowHundred(_ word: Substring) -> Int? {
        if let value = small[String(word)] { return value }
        if let value = tens[String(word)] { return value }
        guard let (left, right) = word.split(around: "und"), let unit = unit(left), let ten = tens[String(right)]
        else { return nil }
        return ten + unit
    }

    private static func unit(_ word: Substring) -> Int? {
        if word == "ein" { return 1 }
        return small[String(word)].flatMap { (1...9).contains($0) && word != "eins" ? $0 : nil }
    }

    private static let small: [String: Int] = [
        "null": 0, "eins": 1, "zwei": 2, "zwo": 2, "drei": 3, "vier": 4, "funf": 5, "fuenf": 5, "sechs": 6, "sieben": 7,
        "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12, "zwoelf": 12, "dreizehn": 13, "vierzehn": 14,
        "funfzehn": 15, "fuenfzehn": 15, "sechzehn": 16, "siebzehn": 17, "achtzehn": 18, "neunzehn": 19,
    ]

    private static let tens: [String: Int] = [
        "zwanzig": 20, "dreissig": 30, "vierzig": 40, "funfzig": 50, "fuenfzig": 50, "sechzig": 60, "siebzig": 70,
        "achtzig": 80, "neunzig": 90,
    ]
}

extension Substring {
    /// What stands before and after the first `word`, or nil if it is not there.
    fileprivate func split(around word: String) -> (Substring, Substring)? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return (self[..<start], self[index(start, offsetBy: word.count)...]) }
            start = index(after: start)
        }
        return nil
    }

    fileprivate var withoutAnd: Substring { hasPrefix("und") ? dropFirst(3) : self }
}
