import FoundationEssentials
import IntentDefinition

/// How a language writes values: facts of the Unicode locale data, kept here because the service has no ICU and a
/// machine need not have the C library's locales.
///
/// Covered are English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Danish, Norwegian, Polish,
/// Russian, Japanese and Chinese. Any other language gets `neutral`: yes and no, a decimal point, ISO 8601 dates.
struct LocaleStyle: Sendable {
    var yes = "yes"
    var no = "no"
    /// What stands between two elements of a list, and before the last one of two and of more.
    var separator = ", "
    var pairEnd = ", "
    var listEnd = ", "
    var decimalPoint = "."
    /// Between thousands, in amounts of money; numbers of things are often years or numbers of orders.
    var grouping = ""
    /// With `y`, `M`, `d`, or `MM`, `dd` in two digits, or `MMM` for the name.
    var date = "y-MM-dd"
    var months: [String] = []
    var hasTwelveHours = false
    /// With `#` for the number and `¤` for the symbol.
    var money = "# ¤"
    /// After hours, minutes and seconds.
    var units = [" h", " min", " s"]

    static func of(_ locale: String) -> LocaleStyle {
        LocaleChain.languages(locale).lazy.compactMap { table[$0] }.first ?? neutral
    }

    static let neutral = LocaleStyle()

    private init() {}

    /// - Parameters:
    ///   - and: The word before the last element, with its spaces.
    ///   - months: Their names, with a space between two.
    private init(
        _ yes: String, _ no: String, and: String, point: String = ",", grouping: String = "\u{A0}",
        date: String = "d MMM y", months: String = "", money: String = "#\u{A0}¤",
        units: [String] = [" h", " min", " s"]
    ) {
        (self.yes, self.no, pairEnd, listEnd) = (yes, no, and, and)
        (decimalPoint, self.grouping, self.date, self.money, self.units) = (point, grouping, date, money, units)
        self.months = months.split(separator: " ").map(String.init)
    }

    private static let table: [String: LocaleStyle] = {
        let english = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
        let british = LocaleStyle(
            "yes", "no", and: " and ", point: ".", grouping: ",", months: english, money: "¤#",
            units: [" hr", " min", " sec"])
        var american = british
        (american.listEnd, american.date, american.hasTwelveHours) = (", and ", "MMM d, y", true)
        let portuguese = LocaleStyle("sim", "não", and: " e ", date: "dd/MM/y")
        var brazilian = portuguese
        (brazilian.grouping, brazilian.money) = (".", "¤\u{A0}#")
        let swiss = LocaleStyle(
            "ja", "nein", and: " und ", point: ".", grouping: "’", date: "dd.MM.y", money: "¤\u{A0}#",
            units: [" Std.", " Min.", " Sek."])
        let norwegian = LocaleStyle(
            "ja", "nei", and: " og ", date: "d. MMM y",
            months: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.", units: [" t", " min", " sek"])
        var japanese = LocaleStyle(
            "はい", "いいえ", and: "、", point: ".", grouping: ",", date: "y/MM/dd", money: "¤#",
            units: [" 時間", " 分", " 秒"])
        japanese.separator = "、"
        var chinese = LocaleStyle(
            "是", "否", and: "和", point: ".", grouping: ",", date: "y年M月d日", money: "¤#", units: ["小时", "分钟", "秒"])
        chinese.separator = "、"
        var german = swiss
        (german.decimalPoint, german.grouping, german.money) = (",", ".", "#\u{A0}¤")
        return [
            "en": american, "en-gb": british, "en-au": british, "en-ie": british, "en-nz": british, "en-in": british,
            "de": german, "de-ch": swiss,
            "fr": LocaleStyle(
                "oui", "non", and: " et ", grouping: "\u{202F}",
                months: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
            "es": LocaleStyle(
                "sí", "no", and: " y ", grouping: ".", months: "ene feb mar abr may jun jul ago sept oct nov dic"),
            "it": LocaleStyle(
                "sì", "no", and: " e ", grouping: ".", months: "gen feb mar apr mag giu lug ago set ott nov dic",
                units: [" h", " min", " sec"]),
            "nl": LocaleStyle(
                "ja", "nee", and: " en ", grouping: ".", months: "jan feb mrt apr mei jun jul aug sep okt nov dec",
                money: "¤\u{A0}#", units: [" uur", " min", " sec"]),
            "pt": brazilian, "pt-pt": portuguese,
            "sv": LocaleStyle(
                "ja", "nej", and: " och ", months: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
                units: [" tim", " min", " s"]),
            "da": LocaleStyle(
                "ja", "nej", and: " og ", grouping: ".", date: "d. MMM y",
                months: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.", units: [" t", " min.", " sek."]),
            "nb": norwegian, "no": norwegian, "nn": norwegian,
            "pl": LocaleStyle(
                "tak", "nie", and: " i ", months: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
                units: [" godz.", " min", " s"]),
            "ru": LocaleStyle(
                "да", "нет", and: " и ", date: "d MMM y г.",
                months: "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.", units: [" ч", " мин", " с"]),
            "ja": japanese, "zh": chinese,
        ]
    }()
}

// MARK: Writing

extension LocaleStyle {
    func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: separator) + (words.count == 2 ? pairEnd : listEnd) + last
    }

    /// A number with three digits behind the point at most; a small one with its first three that are not 0.
    func number(_ number: Double) -> String {
        var digits = 3
        var bound = 0.1
        while number.magnitude < bound, number != 0, digits < 12 { (digits, bound) = (digits + 1, bound / 10) }
        return self.number(number, digits: 0...digits)
    }

    private func number(_ number: Double, digits: ClosedRange<Int>, isGrouped: Bool = false) -> String {
        let scaled = (number.magnitude * (0..<digits.upperBound).reduce(1.0) { power, _ in power * 10 }).rounded()
        guard scaled < 1e18 else { return "\(number)" }
        var all = String(UInt64(scaled))
        if all.count <= digits.upperBound {
            all = String(repeating: "0", count: digits.upperBound + 1 - all.count) + all
        }
        var (whole, fraction) = (String(all.dropLast(digits.upperBound)), all.suffix(digits.upperBound))
        while fraction.last == "0", fraction.count > digits.lowerBound { fraction.removeLast() }
        if isGrouped, !grouping.isEmpty {
            for place in stride(from: whole.count - 3, to: 0, by: -3) {
                whole.insert(contentsOf: grouping, at: whole.index(whole.startIndex, offsetBy: place))
            }
        }
        return (number < 0 && scaled > 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : decimalPoint + fraction)
    }

    /// - Parameter currency: The ISO 4217 code.
    func amount(_ amount: Double, currency: String) -> String {
        let symbol = ["EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"][currency]
        let digits = ["JPY", "KRW", "CLP", "VND", "ISK"].contains(currency) ? 0 : 2
        // A code does not touch the number.
        let pattern = symbol == nil ? money.replacing("¤#", with: "¤\u{A0}#") : money
        let written = number(amount, digits: digits...digits, isGrouped: true)
        let sign = written.hasPrefix("-") ? "-" : ""
        return sign
            + pattern.replacing("#", with: written.dropFirst(sign.count)).replacing("¤", with: symbol ?? currency)
    }

    /// - Parameter seconds: Written in hours, minutes and seconds, without those that are 0.
    func duration(_ seconds: Double) -> String {
        guard seconds.magnitude >= 60, seconds.magnitude < 1e12 else { return number(seconds) + units[2] }
        let whole = UInt64(seconds.magnitude.rounded())
        let parts = zip([whole / 3_600, whole / 60 % 60, whole % 60], units).filter { $0.0 > 0 }
        return (seconds < 0 ? "-" : "") + parts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    }

    func date(year: Int, month: Int, day: Int) -> String {
        let name = months.indices.contains(month - 1) ? months[month - 1] : Self.twoDigits(month)
        var result = ""
        var rest = date[...]
        // A name that was put in is not looked at again.
        while let letter = rest.first {
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            switch run {
            case "y": result += String(year)
            case "MMM": result += name
            case "MM": result += Self.twoDigits(month)
            case "M": result += String(month)
            case "dd": result += Self.twoDigits(day)
            case "d": result += String(day)
            default: result += run
            }
        }
        return result
    }

    func time(hour: Int, minute: Int) -> String {
        guard hasTwelveHours else { return Self.twoDigits(hour) + ":" + Self.twoDigits(minute) }
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
