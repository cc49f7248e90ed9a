// GTK: a thin, typed layer over GTK 4.8 and libadwaita 1.2, with the widgets that Inkling's windows use and no more.
// Everything here is on the main actor, which is GTK's thread. It must not know of shortcuts, of the bus, or of any
// program above it. It is the one module that calls GTK; the others use its classes.

import CAdwaita
import CMainQueue
import Dispatch
import Glibc

/// The GLib main loop of the process, with the main actor on it.
public enum MainLoop {
    private static var source: guint = 0

    /// Lets the default GLib context run the dispatch main queue, hence everything that is on the main actor.
    ///
    /// Call it on the main thread before any loop turns; a second call does nothing. Programs whose main loop is
    /// started by ``Application`` need not call it.
    public static func attachMainQueue() {
        guard source == 0 else { return }
        source = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { descriptor, _, _ in
                var pending: UInt64 = 0
                _ = read(descriptor, &pending, 8)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil, nil)
    }

    /// Opens the display and prepares GTK and libadwaita for use outside an ``Application``.
    ///
    /// - Returns: whether there is a display to draw on.
    @discardableResult
    public static func openDisplay() -> Bool {
        guard gtk_init_check() != 0 else { return false }
        adw_init()
        return true
    }

    /// Opens the display, or says that there is none and ends the program with status 1.
    public static func openDisplayOrExit() {
        guard !openDisplay() else { return }
        let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
        let message = Array(
            "\(name): there is no display; set DISPLAY or WAYLAND_DISPLAY, or start it in a desktop\n".utf8)
        _ = write(STDERR_FILENO, message, message.count)
        exit(1)
    }
}
