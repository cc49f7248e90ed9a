/// Cuts a text into words of folded letters and words of digits.
enum WordSplitter {
    static func words(of text: String) -> [String] {
        var builder = Builder()
        for scalar in text.unicodeScalars { builder.add(scalar) }
        return builder.finish()
    }

    private struct Builder {
        private enum Kind { case letters, digits }
        private var words: [String] = []
        private var emoji: [String] = []
        private var current = ""
        private var kind = Kind.letters
        /// A point or comma after digits: it groups thousands when exactly three digits follow.
        private var pendingGroup: String?

        mutating func add(_ scalar: Unicode.Scalar) {
            if LetterFolding.isInvisible(scalar) { return }
            if let digit = LetterFolding.decimalDigit(scalar) { return append(String(digit), .digits) }
            if LetterFolding.isLetter(scalar) {
                if LetterFolding.isWordByItself(scalar) {
                    endWord()
                    words.append(LetterFolding.folded(scalar))
                } else {
                    append(LetterFolding.folded(scalar), .letters)
                }
                return
            }
            if LetterFolding.isApostrophe(scalar), kind == .letters { return }
            let groups = scalar == "," || scalar == "."
            if groups, kind == .digits, !current.isEmpty, pendingGroup == nil || current.utf8.count == 3 {
                pendingGroup = (pendingGroup ?? "") + current
                current = ""
                return
            }
            endWord()
            if !scalar.isASCII, scalar.properties.isEmoji || scalar.properties.generalCategory == .otherSymbol {
                emoji.append(String(scalar))
            }
        }

        private mutating func append(_ text: String, _ newKind: Kind) {
            if newKind != kind { endWord() }
            kind = newKind
            current += text
        }

        private mutating func endWord() {
            if let group = pendingGroup {
                if current.utf8.count == 3 {
                    current = group + current
                } else {
                    words.append(group)
                }
                pendingGroup = nil
            }
            if !current.isEmpty { words.append(current) }
            current = ""
        }

        mutating func finish() -> [String] {
            endWord()
            return words.isEmpty ? emoji : words
        }
    }
}
