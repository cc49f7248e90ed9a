import CGIO

/// An error as it travels on the bus: a name in reverse-DNS form and a sentence.
public struct BusError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Such as `org.freedesktop.DBus.Error.ServiceUnknown`.
    public var name: String
    public var message: String

    public init(name: String, message: String) {
        self.name = name
        self.message = message
    }

    public var description: String { message.isEmpty ? name : message }

    /// Nobody owns the name, and nothing could be started for it.
    public var isServiceUnknown: Bool {
        name == "org.freedesktop.DBus.Error.ServiceUnknown" || name == "org.freedesktop.DBus.Error.NameHasNoOwner"
            || name.hasPrefix("org.freedesktop.DBus.Error.Spawn")
    }

    /// The other side went away, or took too long.
    public var isNoReply: Bool { name == "org.freedesktop.DBus.Error.NoReply" || isTimeout }

    /// The other side took too long. It may be there all the same.
    public var isTimeout: Bool {
        name == "org.freedesktop.DBus.Error.Timeout" || name == "org.freedesktop.DBus.Error.TimedOut"
    }

    /// The connection has ended, or there never was a bus.
    public var isDisconnected: Bool { name == Self.disconnected }

    static let disconnected = "org.freedesktop.DBus.Error.Disconnected"

    /// Takes a GError over and frees it.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self.init(name: "org.freedesktop.DBus.Error.Failed", message: "The bus gave no reason")
            return
        }
        defer { g_error_free(error) }
        if let remote = g_dbus_error_get_remote_error(error) {
            defer { g_free(remote) }
            g_dbus_error_strip_remote_error(error)
            self.init(name: String(cString: remote), message: String(cString: error.pointee.message))
            return
        }
        let isIO = error.pointee.domain == g_io_error_quark()
        let code = UInt32(bitPattern: error.pointee.code)
        let name =
            switch code {
            case G_IO_ERROR_CLOSED.rawValue where isIO, G_IO_ERROR_NOT_FOUND.rawValue where isIO,
                G_IO_ERROR_CONNECTION_REFUSED.rawValue where isIO, G_IO_ERROR_BROKEN_PIPE.rawValue where isIO,
                G_IO_ERROR_NOT_CONNECTED.rawValue where isIO:
                Self.disconnected
            case G_IO_ERROR_TIMED_OUT.rawValue where isIO: "org.freedesktop.DBus.Error.Timeout"
            default: "org.freedesktop.DBus.Error.Failed"
            }
        self.init(name: name, message: String(cString: error.pointee.message))
    }
}
