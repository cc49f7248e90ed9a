/// Contiguous storage of plain numbers that grows by doubling and is read without checks in optimised builds.
///
/// Lengths are rounded up to whole lanes of eight, and what lies beyond `count` is zero, so loops may run over whole lanes.
final class Column<Element: BitwiseCopyable> {
    private(set) var pointer: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private let zero: Element

    init(capacity: Int, zero: Element) {
        self.capacity = (max(8, capacity) + 7) & ~7
        self.zero = zero
        let raw = UnsafeMutableRawPointer.allocate(
            byteCount: self.capacity * MemoryLayout<Element>.stride, alignment: 32)
        pointer = raw.bindMemory(to: Element.self, capacity: self.capacity)
        pointer.initialize(repeating: zero, count: self.capacity)
    }

    deinit {
        UnsafeMutableRawPointer(pointer).deallocate()
    }

    @inline(__always) subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < capacity)
            return pointer[index]
        }
        set {
            assert(index >= 0 && index < capacity)
            pointer[index] = newValue
        }
    }

    /// Makes room for `count` elements; new ones are zero.
    func reserve(_ count: Int) {
        guard count > capacity else { return }
        let grown = (max(count, capacity * 2) + 7) & ~7
        let raw = UnsafeMutableRawPointer.allocate(byteCount: grown * MemoryLayout<Element>.stride, alignment: 32)
        let next = raw.bindMemory(to: Element.self, capacity: grown)
        next.initialize(from: pointer, count: capacity)
        (next + capacity).initialize(repeating: zero, count: grown - capacity)
        UnsafeMutableRawPointer(pointer).deallocate()
        pointer = next
        capacity = grown
    }

    func fill(_ value: Element, count: Int) {
        pointer.update(repeating: value, count: count)
    }
}

typealias Floats = UnsafeMutablePointer<Float>

extension UnsafeMutablePointer where Pointee == Float {
    /// The lane that begins at an index that is a multiple of eight.
    @inline(__always) func lane(_ index: Int) -> Lane {
        UnsafeRawPointer(self + index).load(as: Lane.self)
    }

    @inline(__always) func setLane(_ index: Int, _ value: Lane) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: Lane.self)
    }
}

extension Column where Element == Float {
    convenience init(capacity: Int) {
        self.init(capacity: capacity, zero: 0)
    }
}

@inline(__always) func roundedToLanes(_ count: Int) -> Int {
    (count + 7) & ~7
}
