extension ParameterValue {
    /// A text that is the same for equal values and different for different ones: the key under which the value is
    /// counted, stored and compared.
    public var canonicalText: String {
        var text = ""
        appendCanonicalText(to: &text)
        return text
    }

    private func appendCanonicalText(to text: inout String) {
        switch self {
        case .string(let value): Self.append("s", value, to: &text)
        case .integer(let value): text += "i\(value);"
        case .decimal(let value): text += "d\(value);"
        case .boolean(let value): text += value ? "b1;" : "b0;"
        case .date(let value): text += "t\(value.seconds);"
        case .url(let value): Self.append("u", value, to: &text)
        case .uuid(let value): Self.append("g", value, to: &text)
        case .data(let bytes):
            text += "x\(bytes.count):"
            for byte in bytes { text += Self.hexadecimal(byte) }
        case .null: text += "n;"
        case .array(let values):
            text += "["
            for value in values { value.appendCanonicalText(to: &text) }
            text += "]"
        case .set(let values):
            text += "("
            for value in values.map(\.canonicalText).sorted() { text += value }
            text += ")"
        case .dictionary(let entries): Self.append(entries, to: &text)
        case .object(let object):
            text += "o"
            Self.append("", object.typeName, to: &text)
            if let identifier = object.identifier {
                Self.append("#", identifier, to: &text)
            } else {
                Self.append("=", object.displayString, to: &text)
                Self.append(object.properties, to: &text)
            }
        }
    }

    /// The length stands before the text, so that no text can imitate what follows it.
    private static func append(_ tag: String, _ value: String, to text: inout String) {
        text += "\(tag)\(value.utf8.count):\(value)"
    }

    private static func append(_ entries: [String: ParameterValue], to text: inout String) {
        text += "{"
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
            append("", key, to: &text)
            value.appendCanonicalText(to: &text)
        }
        text += "}"
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
    }
}
