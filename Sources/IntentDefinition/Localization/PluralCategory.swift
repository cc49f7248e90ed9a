/// The plural forms that languages have.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The category of a whole number by the plural rules of the Unicode locale data.
    static func category(of number: Int, language: String) -> PluralCategory {
        let n = number.magnitude
        let (tens, hundreds) = (n % 10, n % 100)
        switch language.prefix(while: { $0 != "-" }) {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": return .other
        case "fr", "pt", "hy", "ff", "kab":
            // European Portuguese counts 0 among the many.
            return n == 1 || n == 0 && language != "pt-pt" ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as", "pa", "ln", "mg", "ti", "wa", "ak":
            return n <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs", "sh":
            if tens == 1, hundreds != 11 { return .one }
            if (2...4).contains(tens), !(12...14).contains(hundreds) { return .few }
            return ["ru", "uk", "be"].contains(language.prefix(2)) ? .many : .other
        case "pl":
            if n == 1 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "cs", "sk":
            return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "lt":
            if tens == 1, !(11...19).contains(hundreds) { return .one }
            return (2...9).contains(tens) && !(11...19).contains(hundreds) ? .few : .other
        case "lv":
            if tens == 0 || (11...19).contains(hundreds) { return .zero }
            return tens == 1 && hundreds != 11 ? .one : .other
        case "ro", "mo":
            return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
        case "sl":
            switch hundreds {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
        case "ar":
            switch (n, hundreds) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...99): return .many
            default: return .other
            }
        case "cy":
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        case "ga":
            return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "is", "mk": return tens == 1 && hundreds != 11 ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }
}
