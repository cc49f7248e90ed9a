/// Writes plain numbers, little-endian.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write<T: FixedWidthInteger>(_ value: T) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: Float) { write(value.bitPattern) }
    mutating func write(_ value: Double) { write(value.bitPattern) }

    mutating func write(_ text: String) {
        let utf8 = Array(text.utf8)
        write(UInt32(utf8.count))
        bytes.append(contentsOf: utf8)
    }

    mutating func write(_ column: Column<Float>, count: Int) { write(column.pointer, count: count) }

    mutating func write(_ numbers: Floats, count: Int) {
        for i in 0..<count { write(numbers[i]) }
    }
}

/// Reads what `ByteWriter` wrote; every read is nil or false past the end.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }
    var remaining: Int { bytes.endIndex - position }

    mutating func read<T: FixedWidthInteger>(_ type: T.Type) -> T? {
        let size = MemoryLayout<T>.size
        guard remaining >= size else { return nil }
        let value = bytes[position..<position + size].withUnsafeBytes { $0.loadUnaligned(as: T.self) }
        position += size
        return T(littleEndian: value)
    }

    mutating func readFloat() -> Float? { read(UInt32.self).map(Float.init(bitPattern:)) }
    mutating func readDouble() -> Double? { read(UInt64.self).map(Double.init(bitPattern:)) }

    mutating func readString() -> String? {
        guard let count = read(UInt32.self), remaining >= Int(count) else { return nil }
        defer { position += Int(count) }
        return String(validating: bytes[position..<position + Int(count)], as: UTF8.self)
    }

    mutating func read(into column: Column<Float>, count: Int) -> Bool {
        guard remaining >= count * 4 else { return false }
        column.reserve(count)
        return read(into: column.pointer, count: count)
    }

    mutating func read(into numbers: Floats, count: Int) -> Bool {
        guard remaining >= count * 4 else { return false }
        for i in 0..<count {
            guard let value = readFloat() else { return false }
            numbers[i] = value
        }
        return true
    }
}
