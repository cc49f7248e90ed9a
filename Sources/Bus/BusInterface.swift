import CGIO

/// An interface as introspection XML describes it.
///
/// Sendable because the description behind the pointer is never changed after parsing, and is counted atomically.
public final class BusInterface: @unchecked Sendable {
    let node: UnsafeMutablePointer<GDBusNodeInfo>
    let info: UnsafeMutablePointer<GDBusInterfaceInfo>

    /// The interface's name, such as `org.inkling.Shortcuts1.Donations`.
    public let name: String

    /// Reads the one interface of an XML document.
    ///
    /// - Throws: `BusError` saying what is wrong with the document.
    public init(xml: String) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let node = g_dbus_node_info_new_for_xml(xml, &error) else { throw BusError(taking: error) }
        guard let info = node.pointee.interfaces?.pointee, let name = info.pointee.name else {
            g_dbus_node_info_unref(node)
            throw BusError(name: "org.freedesktop.DBus.Error.InvalidArgs", message: "The XML describes no interface")
        }
        self.node = node
        self.info = info
        self.name = String(cString: name)
    }

    deinit { g_dbus_node_info_unref(node) }

    /// The types of a method's arguments, such as `sa{sv}`; nil when there is no such method.
    public func argumentSignature(of method: String) -> String? {
        g_dbus_interface_info_lookup_method(info, method).map { Self.signature(of: $0.pointee.in_args) }
    }

    /// The types of a method's results; nil when there is no such method.
    public func resultSignature(of method: String) -> String? {
        g_dbus_interface_info_lookup_method(info, method).map { Self.signature(of: $0.pointee.out_args) }
    }

    /// The types of a signal's arguments; nil when there is no such signal.
    public func signature(ofSignal signal: String) -> String? {
        g_dbus_interface_info_lookup_signal(info, signal).map { Self.signature(of: $0.pointee.args) }
    }

    /// The names of all methods.
    public var methods: [String] {
        guard let list = info.pointee.methods else { return [] }
        return sequence(first: list, next: { $0 + 1 }).lazy.map(\.pointee).prefix { $0 != nil }
            .compactMap { $0?.pointee.name.map { String(cString: $0) } }
    }

    private static func signature(
        of arguments: UnsafeMutablePointer<UnsafeMutablePointer<GDBusArgInfo>?>?
    ) -> String {
        guard let arguments else { return "" }
        var signature = ""
        var next = arguments
        while let argument = next.pointee {
            if let text = argument.pointee.signature { signature += String(cString: text) }
            next += 1
        }
        return signature
    }
}
