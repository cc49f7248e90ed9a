/// Brings the encodings that property lists and strings files come in to UTF-8.
enum TextEncoding {
    /// The text as UTF-8 without a byte order mark.
    ///
    /// UTF-16 is known by its mark, or by a zero byte beside an ASCII character at the start.
    static func utf8(_ bytes: [UInt8]) throws(Diagnostic) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return fromUTF16(bytes.dropFirst(2), bigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return fromUTF16(bytes.dropFirst(2), bigEndian: true) }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return fromUTF16(bytes[...], bigEndian: true) }
        if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return fromUTF16(bytes[...], bigEndian: false) }
        return try checked(bytes)
    }

    private static func checked(_ bytes: [UInt8]) throws(Diagnostic) -> [UInt8] {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .error("The file is not valid UTF-8.", mend: "Save it as UTF-8.")
        }
        return bytes
    }

    private static func fromUTF16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
        let first = bytes.startIndex
        let units = (0..<bytes.count / 2).map { index in
            let (one, two) = (UInt16(bytes[first + 2 * index]), UInt16(bytes[first + 2 * index + 1]))
            return bigEndian ? one << 8 | two : two << 8 | one
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
