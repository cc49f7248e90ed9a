/// Finds lines and columns for positions that are asked for in rising order.
struct LineIndex {
    private let starts: [Int]
    private var current = 0

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        self.starts = starts
    }

    mutating func location(of position: Int) -> SourceLocation {
        while current + 1 < starts.count, starts[current + 1] <= position { current += 1 }
        return SourceLocation(line: current + 1, column: position - starts[current] + 1)
    }
}

extension Substring {
    /// Without the ASCII white space at both ends.
    var trimmingSpaces: String {
        let bytes = utf8
        guard let start = bytes.firstIndex(where: { !XMLPropertyListParser.isSpace($0) }) else { return "" }
        var end = bytes.endIndex
        while XMLPropertyListParser.isSpace(bytes[bytes.index(before: end)]) { end = bytes.index(before: end) }
        return String(self[start..<end])
    }
}

extension String {
    var trimmingSpaces: String { self[...].trimmingSpaces }
}

extension Int {
    /// Reads "0x1F" and "-0x1F".
    init?(hexadecimal word: String) {
        let negative = word.hasPrefix("-")
        let digits = negative ? word.dropFirst() : word[...]
        guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return nil }
        guard let number = Int(digits.dropFirst(2), radix: 16) else { return nil }
        self = negative ? -number : number
    }
}

enum Base64 {
    /// Decodes base 64 with any white space in it; nil when another character occurs.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text where !XMLPropertyListParser.isSpace(byte) && byte != UInt8(ascii: "=") {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            default: return nil
            }
            bits = bits << 6 | UInt32(digit)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
