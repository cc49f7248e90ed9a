/// The plural forms that languages have.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number, by the plural rules of the Unicode locale data (version 44).
    static func category(of number: Double, language: String) -> PluralCategory {
        let number = Operands(number)
        return rule(language)(number)
    }

    /// A number as the rules see it.
    private struct Operands {
        /// The number without its sign, and the whole part of it.
        let n: Double
        let i: UInt64
        /// The digits behind the point, and how many they are.
        let f: UInt64
        let v: Int

        init(_ number: Double) {
            let thousandths = (min(number.magnitude, 1e15) * 1_000).rounded()
            var fraction = UInt64(thousandths) % 1_000
            var digits = fraction == 0 ? 0 : 3
            while fraction > 0, fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
            (n, i, f, v) = (thousandths / 1_000, UInt64(thousandths) / 1_000, fraction, digits)
        }

        var isWhole: Bool { v == 0 }
        var isMillions: Bool { isWhole && i != 0 && i % 1_000_000 == 0 }

        func isWhole(_ numbers: ClosedRange<UInt64>) -> Bool { isWhole && numbers.contains(i) }

        /// Whether it is a whole number with this last digit, without these last two.
        func ends(_ digits: ClosedRange<UInt64>, except: ClosedRange<UInt64>) -> Bool {
            isWhole && Self.ends(i, digits, except)
        }

        /// The same of the digits behind the point.
        func fractionEnds(_ digits: ClosedRange<UInt64>, except: ClosedRange<UInt64>) -> Bool {
            !isWhole && Self.ends(f, digits, except)
        }

        private static func ends(
            _ number: UInt64, _ digits: ClosedRange<UInt64>, _ except: ClosedRange<UInt64>
        ) -> Bool {
            digits.contains(number % 10) && !except.contains(number % 100)
        }
    }

    private static func rule(_ language: String) -> (Operands) -> PluralCategory {
        if language == "pt-pt" { return { $0.isWhole(1...1) ? .one : $0.isMillions ? .many : .other } }
        switch language.prefix(while: { $0 != "-" }) {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "su", "bo", "ig", "yo", "wo",
            "to":
            return { _ in .other }
        case "en", "de", "nl", "sv", "fi", "et", "gl", "fy", "ur", "yi", "ji", "sw", "ast", "sc", "ia", "io":
            return { $0.isWhole(1...1) ? .one : .other }
        case "ca", "it", "scn", "vec": return { $0.isWhole(1...1) ? .one : $0.isMillions ? .many : .other }
        case "es": return { $0.n == 1 ? .one : $0.isMillions ? .many : .other }
        case "fr", "pt": return { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }
        case "hy", "ff", "kab": return { $0.i <= 1 ? .one : .other }
        case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as", "doi", "pcm":
            return { $0.i == 0 || $0.n == 1 ? .one : .other }
        case "pa", "ln", "mg", "ti", "wa", "ak", "bho", "guw", "nso": return { $0.isWhole(0...1) ? .one : .other }
        case "si": return { $0.isWhole(0...1) || $0.i == 0 && $0.f == 1 ? .one : .other }
        case "da": return { $0.n == 1 || !$0.isWhole && $0.i <= 1 ? .one : .other }
        case "is", "mk":
            return { $0.ends(1...1, except: 11...11) || $0.fractionEnds(1...1, except: 11...11) ? .one : .other }
        case "fil", "tl", "ceb":
            return { [4, 6, 9].contains(($0.isWhole ? $0.i : $0.f) % 10) ? .other : .one }
        case "ru", "uk", "be":
            return {
                guard $0.isWhole else { return .other }
                if $0.ends(1...1, except: 11...11) { return .one }
                return $0.ends(2...4, except: 12...14) ? .few : .many
            }
        case "sr", "hr", "bs", "sh":
            return {
                if $0.ends(1...1, except: 11...11) || $0.fractionEnds(1...1, except: 11...11) { return .one }
                return $0.ends(2...4, except: 12...14) || $0.fractionEnds(2...4, except: 12...14) ? .few : .other
            }
        case "pl":
            return {
                guard $0.isWhole else { return .other }
                return $0.i == 1 ? .one : $0.ends(2...4, except: 12...14) ? .few : .many
            }
        case "cs", "sk":
            return { !$0.isWhole ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }
        case "lt":
            return {
                guard $0.isWhole else { return .many }
                return $0.ends(1...1, except: 11...19) ? .one : $0.ends(2...9, except: 11...19) ? .few : .other
            }
        case "lv":
            return {
                if $0.ends(0...0, except: 100...100) || $0.isWhole && (11...19).contains($0.i % 100) { return .zero }
                if $0.v == 2, (11...19).contains($0.f) { return .zero }
                let isOne = $0.ends(1...1, except: 11...11) || $0.fractionEnds(1...1, except: 11...11)
                return isOne ? .one : .other
            }
        case "ro", "mo":
            return {
                if $0.isWhole(1...1) { return .one }
                return !$0.isWhole || $0.i == 0 || (1...19).contains($0.i % 100) ? .few : .other
            }
        case "sl":
            return {
                guard $0.isWhole else { return .few }
                return [1: .one, 2: .two, 3: .few, 4: .few][$0.i % 100] ?? .other
            }
        case "hsb", "dsb":
            return { [1: .one, 2: .two, 3: .few, 4: .few][($0.isWhole ? $0.i : $0.f) % 100] ?? .other }
        case "he", "iw":
            return { $0.isWhole(1...1) || !$0.isWhole && $0.i == 0 ? .one : $0.isWhole(2...2) ? .two : .other }
        case "iu", "naq", "sat", "se", "smn": return { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }
        case "ar":
            return {
                guard $0.isWhole else { return .other }
                if $0.i <= 2 { return [.zero, .one, .two][Int($0.i)] }
                return (3...10).contains($0.i % 100) ? .few : (11...99).contains($0.i % 100) ? .many : .other
            }
        case "mt":
            return {
                guard $0.isWhole else { return .other }
                if $0.i == 1 || $0.i == 2 { return $0.i == 1 ? .one : .two }
                if $0.i == 0 || (3...10).contains($0.i % 100) { return .few }
                return (11...19).contains($0.i % 100) ? .many : .other
            }
        case "cy": return { $0.isWhole ? [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.i] ?? .other : .other }
        case "ga":
            return {
                guard $0.isWhole else { return .other }
                return $0.i == 1
                    ? .one
                    : $0.i == 2
                        ? .two
                        : (3...6).contains($0.i)
                            ? .few
                            : (7...10).contains($0.i) ? .many : .other
            }
        case "gd":
            return {
                if $0.isWhole(1...1) || $0.isWhole(11...11) { return .one }
                if $0.isWhole(2...2) || $0.isWhole(12...12) { return .two }
                return $0.isWhole(3...19) ? .few : .other
            }
        default: return { $0.n == 1 ? .one : .other }
        }
    }
}
