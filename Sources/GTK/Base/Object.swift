import CAdwaita

/// A GObject and the Swift object that stands for it: each keeps the other alive for as long as anyone needs either.
///
/// While only Swift holds the pair, the GObject lives because of this wrapper. As soon as GTK holds the GObject too
/// (a widget that was put into a window), the GObject keeps its wrapper alive, so a subclass's state is there when a
/// signal arrives, and nobody has to store wrappers. When GTK lets go, the pair goes.
///
/// A closure that is connected to a signal is owned by the GObject. One that uses its own wrapper, or a widget that
/// contains it, must capture it weakly.
@MainActor
open class Object {
    /// The GObject, for C functions that take an opaque type.
    public let opaque: OpaquePointer

    private let keepsWrapperAlive: Bool
    private var isHeldByLibrary = false
    private weak var companion: AnyObject?
    private var heldCompanion: AnyObject?

    /// Who owns the reference that a constructor returned.
    enum Ownership {
        /// The caller (also for a floating reference, as new widgets have).
        case caller
        /// GTK, as for windows: they live until they are destroyed.
        case library
    }

    /// Wraps a newly made object, of which there is no other wrapper.
    init(adopting pointer: UnsafeMutableRawPointer, ownedBy owner: Ownership = .caller) {
        opaque = OpaquePointer(pointer)
        keepsWrapperAlive = true
        if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
        isHeldByLibrary = true
        let wrapper = Unmanaged.passRetained(self).toOpaque()
        g_object_add_toggle_ref(cast(), Self.ownershipChanged, wrapper)
        if owner == .caller { g_object_unref(pointer) }
    }

    /// Wraps an object that was made elsewhere and may have wrappers already.
    public init(borrowing pointer: UnsafeMutableRawPointer) {
        opaque = OpaquePointer(pointer)
        keepsWrapperAlive = false
        g_object_ref(pointer)
    }

    isolated deinit {
        if keepsWrapperAlive {
            g_object_remove_toggle_ref(cast(), Self.ownershipChanged, Unmanaged.passUnretained(self).toOpaque())
        } else {
            g_object_unref(raw)
        }
    }

    /// Called by GLib when the wrapper's reference becomes the last one, or stops to be.
    private static let ownershipChanged: GToggleNotify = { wrapper, _, isLast in
        guard let wrapper else { return }
        let reference = Unmanaged<Object>.fromOpaque(wrapper)
        MainActor.assumeIsolated { reference.takeUnretainedValue().setHeldByLibrary(isLast == 0) }
        if isLast != 0 { reference.release() } else { _ = reference.retain() }
    }

    private func setHeldByLibrary(_ isHeld: Bool) {
        isHeldByLibrary = isHeld
        heldCompanion = isHeld ? companion : nil
    }

    /// Makes another object live while GTK holds this one, as a view lives while its widget is in a window.
    ///
    /// The other object may own this one; that is no cycle.
    public func setCompanion(_ object: AnyObject) {
        companion = object
        if isHeldByLibrary { heldCompanion = object }
    }

    /// The GObject as an untyped pointer.
    public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(opaque) }

    /// The GObject, for C functions that take a type whose structure is public.
    public func cast<Structure>(to type: Structure.Type = Structure.self) -> UnsafeMutablePointer<Structure> {
        UnsafeMutablePointer<Structure>(opaque)
    }

    /// Sets a text property that has no setter function of its own.
    func setProperty(_ name: String, to text: String) {
        var value = GValue()
        g_value_init(&value, gType(.string))
        g_value_set_string(&value, text)
        g_object_set_property(cast(), name, &value)
        g_value_unset(&value)
    }
}

extension Bool {
    var gboolean: gboolean { self ? 1 : 0 }
}

extension Int32 {
    /// A `gboolean` as a `Bool`.
    var isTrue: Bool { self != 0 }
}

extension String {
    /// Copies a string that C owns; nil becomes the empty string.
    init(borrowed pointer: UnsafePointer<CChar>?) {
        self = pointer.map { String(cString: $0) } ?? ""
    }

    /// Copies a string that C gave away, and frees it.
    init(taking pointer: UnsafeMutablePointer<CChar>?) {
        self = pointer.map { String(cString: $0) } ?? ""
        g_free(pointer)
    }
}
