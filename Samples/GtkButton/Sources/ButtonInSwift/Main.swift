import CGtk
import GTK
import IntentsUI

/// A plain GTK 4 program with an add button: no UIKit views around it, just its widget in a GTK box.
@main enum ButtonInSwift {
    static func main() {
        MainLoop.attachMainQueue()
        let application = gtk_application_new("org.inkling.ButtonInSwift", G_APPLICATION_DEFAULT_FLAGS)
        g_signal_connect_data(
            application, "activate",
            unsafeBitCast(activated, to: GCallback.self), nil, nil, GConnectFlags(0))
        exit(g_application_run(UnsafeMutablePointer(OpaquePointer(application)), 0, nil))
    }

    private static let activated: @convention(c) (UnsafeMutablePointer<GtkApplication>?, gpointer?) -> Void = {
        application, _ in
        nonisolated(unsafe) let application = application
        MainActor.assumeIsolated { showWindow(of: application) }
    }

    private static func showWindow(of application: UnsafeMutablePointer<GtkApplication>?) {
        let window = UnsafeMutablePointer<GtkWindow>(OpaquePointer(gtk_application_window_new(application)))
        let box = UnsafeMutablePointer<GtkBox>(OpaquePointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)))
        gtk_box_append(box, gtk_label_new("Tomato soup"))
        gtk_box_append(box, makeButton().floatingPointer())
        let content = UnsafeMutablePointer<GtkWidget>(OpaquePointer(box))
        gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
        gtk_window_set_child(window, content)
        gtk_window_set_title(window, "Button in Swift")
        gtk_window_set_default_size(window, 480, 320)
        gtk_window_present(window)
    }

    private static let presenter = SheetPresenter()

    /// The button lives as long as GTK holds its widget; nobody has to keep it.
    private static func makeButton() -> INUIAddVoiceShortcutButton {
        let activity = NSUserActivity(activityType: "org.inkling.ButtonInSwift.order")
        activity.title = "Order tomato soup"
        activity.userInfo = ["soup": "tomato"]
        activity.suggestedInvocationPhrase = "Soup time"
        let button = INUIAddVoiceShortcutButton(style: .automaticOutline)
        button.shortcut = INShortcut(userActivity: activity)
        button.delegate = presenter
        return button
    }
}
