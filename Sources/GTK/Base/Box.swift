/// Carries one Swift value through a C `user_data` pointer.
final class ValueBox<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }

    nonisolated deinit {}

    /// A pointer that owns the box, until `GLib` calls ``releaseNotify``.
    func passRetained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// The value behind a pointer made by ``passRetained()``, which stays valid.
    static func peek(_ pointer: UnsafeMutableRawPointer) -> Value {
        Unmanaged<ValueBox<Value>>.fromOpaque(pointer).takeUnretainedValue().value
    }
}

/// Frees a ``ValueBox`` when GLib drops the pointer to it.
nonisolated func releaseBox(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
