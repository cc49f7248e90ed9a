import CAdwaita

/// The window that says what the program is and who made it.
public enum AboutWindow {
    public static func present(
        above parent: Window, name: String, icon: String, version: String, developer: String, comments: String
    ) {
        guard let window = adw_about_window_new() else { return }
        let about = OpaquePointer(window)
        adw_about_window_set_application_name(about, name)
        adw_about_window_set_application_icon(about, icon)
        adw_about_window_set_version(about, version)
        adw_about_window_set_developer_name(about, developer)
        adw_about_window_set_comments(about, comments)
        let gtkWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_transient_for(gtkWindow, parent.cast())
        gtk_window_present(gtkWindow)
    }
}
