/// Parses a binary property list. Its values have no place that a person could look at.
struct BinaryPropertyListParser {
    private let bytes: [UInt8]
    private var referenceSize = 0
    private var offsetSize = 0
    private var objectCount = 0
    private var offsetTable = 0
    private var valueCount = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func parse() throws(Diagnostic) -> PropertyList {
        guard bytes.count >= 40 else { throw broken("is cut short") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw broken("has a bad trailer") }
        objectCount = try integer(at: trailer + 8, size: 8)
        let root = try integer(at: trailer + 16, size: 8)
        offsetTable = try integer(at: trailer + 24, size: 8)
        guard objectCount > 0, objectCount <= bytes.count, offsetTable >= 8,
            offsetTable <= trailer - objectCount * offsetSize
        else { throw broken("has a bad trailer") }
        return try value(root, depth: 1)
    }

    private func broken(_ what: String) -> Diagnostic {
        .error("The binary property list \(what).", mend: "Get a whole copy of the file.")
    }

    private func integer(at position: Int, size: Int) throws(Diagnostic) -> Int {
        guard position >= 0, size <= 8, position <= bytes.count - size else { throw broken("points outside itself") }
        var number: UInt64 = 0
        for byte in bytes[position..<position + size] { number = number << 8 | UInt64(byte) }
        return Int(truncatingIfNeeded: number)
    }

    private mutating func value(_ reference: Int, depth: Int) throws(Diagnostic) -> PropertyList {
        valueCount += 1
        guard valueCount <= PropertyList.Limit.values, depth <= PropertyList.Limit.depth else {
            throw broken("is too large, or holds itself")
        }
        guard (0..<objectCount).contains(reference) else { throw broken("points outside itself") }
        let position = try integer(at: offsetTable + reference * offsetSize, size: offsetSize)
        guard (8..<offsetTable).contains(position) else { throw broken("points outside itself") }
        let marker = bytes[position]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0 where low == 8 || low == 9: return PropertyList(.boolean(low == 9))
        case 0x1 where low <= 3: return PropertyList(.integer(try integer(at: position + 1, size: 1 << low)))
        case 0x2 where low == 2:
            let bits = UInt32(truncatingIfNeeded: try integer(at: position + 1, size: 4))
            return PropertyList(.real(Double(Float(bitPattern: bits))))
        case 0x2 where low == 3:
            let bits = UInt64(bitPattern: Int64(try integer(at: position + 1, size: 8)))
            return PropertyList(.real(Double(bitPattern: bits)))
        case 0x3: return PropertyList(.date(""))
        default: return try collection(marker, position, depth)
        }
    }

    private mutating func collection(_ marker: UInt8, _ position: Int, _ depth: Int) throws(Diagnostic) -> PropertyList
    {
        var start = position + 1
        var count = Int(marker & 0x0F)
        if count == 0x0F {
            guard start < bytes.count, bytes[start] >> 4 == 1 else { throw broken("has a bad length") }
            let size = 1 << Int(bytes[start] & 0x0F)
            count = try integer(at: start + 1, size: size)
            start += 1 + size
        }
        guard count >= 0, count <= bytes.count else { throw broken("has a bad length") }
        func slice(_ length: Int) throws(Diagnostic) -> ArraySlice<UInt8> {
            guard start <= bytes.count - length else { throw broken("points outside itself") }
            return bytes[start..<start + length]
        }
        switch marker >> 4 {
        case 0x4: return PropertyList(.data(Array(try slice(count))))
        case 0x5: return PropertyList(.string(String(decoding: try slice(count), as: UTF8.self)))
        case 0x6:
            let units = Array(try slice(2 * count))
            let text = (0..<count).map { UInt16(units[2 * $0]) << 8 | UInt16(units[2 * $0 + 1]) }
            return PropertyList(.string(String(decoding: text, as: UTF16.self)))
        case 0xA, 0xC:
            return PropertyList(.array(try references(start, count, depth)))
        case 0xD:
            let keys = try references(start, count, depth)
            let values = try references(start + count * referenceSize, count, depth)
            var entries = PropertyList.Entries()
            for (key, value) in zip(keys, values) {
                guard case .string(let name) = key.value else { throw broken("has a key that is no string") }
                entries.pairs.append(.init(key: name, keyLocation: nil, value: value))
            }
            return PropertyList(.dictionary(entries))
        default: throw broken("holds a value of an unknown kind")
        }
    }

    private mutating func references(_ start: Int, _ count: Int, _ depth: Int) throws(Diagnostic) -> [PropertyList] {
        var values: [PropertyList] = []
        for index in 0..<count {
            let reference = try integer(at: start + index * referenceSize, size: referenceSize)
            values.append(try value(reference, depth: depth + 1))
        }
        return values
    }
}
