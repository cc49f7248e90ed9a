/// Finds the earlier rows that were asked in the same context.
///
/// A context is a number made by mixing what it consists of. Rows of the same context are linked, newest first; a fixed
/// table of chain heads finds the newest. Nothing is allocated after the start.
final class ContextIndex {
    private static let headMask = (1 << 14) - 1
    private let heads = Column<Int32>(capacity: headMask + 1, zero: -1)
    private let keys = Column<UInt32>(capacity: History.window, zero: 0)
    private let older = Column<Int32>(capacity: History.window, zero: -1)

    /// Mixes a part into a context.
    @inline(__always) static func mix(_ context: UInt64, _ part: Int) -> UInt64 {
        var x = (context ^ UInt64(truncatingIfNeeded: part &+ 1)) &* 0x9e37_79b9_7f4a_7c15
        x ^= x >> 29
        x = x &* 0xbf58_476d_1ce4_e5b9
        return x ^ (x >> 32)
    }

    /// The stored form of a context; never 0, which marks a row that stands in none.
    @inline(__always) private static func key(_ context: UInt64) -> UInt32 {
        max(1, UInt32(truncatingIfNeeded: context))
    }

    /// Calls `body` with each remembered row of the context, newest first, at most `limit` times.
    @inline(__always) func forEach(_ context: UInt64, before rowCount: Int, limit: Int, _ body: (_ row: Int) -> Void) {
        let key = Self.key(context)
        let oldest = max(0, rowCount - History.window)
        var row = Int(heads[Int(key) & Self.headMask])
        var left = limit
        while row >= oldest {
            let slot = row & History.mask
            if keys[slot] == key {
                body(row)
                left -= 1
                if left == 0 { return }
            }
            row = Int(older[slot])
        }
    }

    /// Adds the row that has just been asked in the context; without one, notes that the row stands in none.
    @inline(__always) func add(row: Int, context: UInt64?) {
        add(row: row, key: context.map(Self.key) ?? 0)
    }

    private func add(row: Int, key: UInt32) {
        let slot = row & History.mask
        keys[slot] = key
        guard key != 0 else { return }
        let head = Int(key) & Self.headMask
        older[slot] = heads[head]
        heads[head] = Int32(truncatingIfNeeded: row)
    }

    /// Whether a remembered row stands in some context.
    @inline(__always) func hasContext(_ row: Int) -> Bool { keys[row & History.mask] != 0 }

    /// Lets the newest 250 rows of a context vote, each ×.985 per newer one; returns the sum.
    @inline(__always) func vote(_ context: UInt64, _ frame: Frame, _ history: History) -> Float {
        var total: Float = 0
        var weight: Float = 1
        forEach(context, before: history.rowCount, limit: 250) { row in
            frame.vote(history.rowLabel[row & History.mask], weight)
            total += weight
            weight *= 0.985
        }
        return total
    }

    func write(_ rows: Range<Int>, to bytes: inout ByteWriter) {
        for row in rows { bytes.write(keys[row & History.mask]) }
    }

    func read(_ rows: Range<Int>, from bytes: inout ByteReader) -> Bool {
        for row in rows {
            guard let key = bytes.read(UInt32.self) else { return false }
            add(row: row, key: key)
        }
        return true
    }
}
