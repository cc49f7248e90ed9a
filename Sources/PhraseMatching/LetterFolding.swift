/// What a letter is when case, accents, width and ligatures do not matter.
///
/// The standard library offers no decomposition, so the composed letters of the Latin, Greek, Cyrillic and Arabic
/// scripts stand in a table; a decomposed accent is a scalar of its own and is left out.
enum LetterFolding {
    /// Accents, vowel points and format characters: they neither stand for something nor part words.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: false
        case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        case 0x0591...0x05BD, 0x05BF...0x05C7: true  // Hebrew points
        case 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED: true  // Arabic marks, tatweel
        case 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: true  // variants of characters, skin tones
        default: scalar.properties.generalCategory == .format
        }
    }

    static func decimalDigit(_ scalar: Unicode.Scalar) -> Int? {
        if scalar.isASCII { return scalar.value >= 48 && scalar.value <= 57 ? Int(scalar.value) - 48 : nil }
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        return Int(value)
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return true
        case .nonspacingMark, .spacingMark: return true  // vowel signs of Indic and other scripts
        default: return false
        }
    }

    /// Scripts that write without spaces are compared sign by sign.
    static func isWordByItself(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar == "\u{02BC}" || scalar == "`" || scalar == "\u{00B4}"
    }

    static func folded(_ scalar: Unicode.Scalar) -> String {
        if scalar.isASCII {
            let isUpper = scalar.value >= 65 && scalar.value <= 90
            return String(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
        }
        if (0xFF21...0xFF3A).contains(scalar.value) || (0xFF41...0xFF5A).contains(scalar.value) {
            return Unicode.Scalar(scalar.value - 0xFEE0).map(folded) ?? ""  // full width
        }
        let lower = scalar.properties.lowercaseMapping
        guard let first = lower.unicodeScalars.first else { return "" }
        return table[first] ?? String(first)
    }

    private static let table: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for (base, variants) in variantsByBase {
            for variant in variants.unicodeScalars { table[variant] = base }
        }
        return table
    }()

    private static let variantsByBase: [(String, String)] = [
        ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặª"), ("ae", "æǣǽ"), ("b", "ḃḅḇƀ"), ("c", "çćĉċčḉ"), ("d", "ďđḋḍḏḑḓð"),
        ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥħȟḣḥḧḩḫẖ"),
        ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"), ("ij", "ĳ"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľŀłḷḹḻḽ"), ("m", "ḿṁṃ"),
        ("n", "ñńņňǹṅṇṉṋŉ"), ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợº"), ("oe", "œ"), ("p", "ṕṗ"),
        ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșṡṣṥṧṩſ"), ("ss", "ß"), ("t", "ţťŧțṫṭṯṱẗ"), ("th", "þ"),
        ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷȳẏẙỳỵỷỹ"),
        ("z", "źżžẑẓẕ"), ("ff", "ﬀ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"), ("st", "ﬅﬆ"),
        ("α", "άἀἁἄἅὰά"), ("ε", "έὲ"), ("η", "ήὴ"), ("ι", "ίϊΐὶ"), ("ο", "όὸ"), ("υ", "ύϋΰὺ"), ("ω", "ώὼ"), ("σ", "ς"),
        ("и", "йѝ"), ("е", "ёѐ"), ("і", "ї"), ("г", "ѓ"), ("к", "ќ"), ("у", "ў"),
        ("ا", "أإآٱ"), ("و", "ؤ"), ("ي", "ئى"),
    ]
}
