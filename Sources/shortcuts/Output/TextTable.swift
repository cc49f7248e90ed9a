/// Columns of text, aligned by what they contain. The last column is never padded.
struct TextTable {
    var rows: [[String]]
    var indentation = 0

    var lines: [String] {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.dropLast().enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.displayWidth)
            }
        }
        return rows.map { row in
            var line = String(repeating: " ", count: indentation)
            for (column, cell) in row.enumerated() {
                line += cell
                if column < row.count - 1, !row[(column + 1)...].allSatisfy(\.isEmpty) {
                    line += String(repeating: " ", count: widths[column] - cell.displayWidth + 2)
                }
            }
            return line
        }
    }
}

extension String {
    /// How many cells of a terminal the text takes: wide characters take two.
    var displayWidth: Int {
        reduce(0) { width, character in
            guard let scalar = character.unicodeScalars.first else { return width }
            if scalar.isASCII { return width + 1 }
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
                0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                return width + 2
            default: return width + (scalar.properties.generalCategory == .format ? 0 : 1)
            }
        }
    }

    /// On one line and without control characters: texts of apps must not play with the terminal.
    var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.value < 32 || $0.value == 127 || (0x80...0x9F).contains($0.value) ? " " : $0 }))
    }
}
