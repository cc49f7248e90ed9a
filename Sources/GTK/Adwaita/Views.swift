import CAdwaita

/// The main pages of a window, with a switcher in the header bar, or at the bottom when the window is narrow.
public final class ViewStack: Widget {
    public init() { super.init(adopting: adw_view_stack_new()) }

    public func add(_ page: Widget, named name: String, title: String, icon: String) {
        guard let entry = adw_view_stack_add_titled(opaque, page.pointer, name, title) else { return }
        adw_view_stack_page_set_icon_name(entry, icon)
    }

    /// The name of the page that shows.
    public var visiblePage: String {
        get { String(borrowed: adw_view_stack_get_visible_child_name(opaque)) }
        set { adw_view_stack_set_visible_child_name(opaque, newValue) }
    }

    public func onSwitch(_ body: @escaping () -> Void) { onChange(of: "visible-child", body) }
}

/// The switcher in the header bar; it hands over to a ``ViewSwitcherBar`` when there is no room.
public final class ViewSwitcherTitle: Widget {
    public init(_ stack: ViewStack, title: String) {
        super.init(adopting: adw_view_switcher_title_new())
        adw_view_switcher_title_set_stack(opaque, stack.opaque)
        adw_view_switcher_title_set_title(opaque, title)
    }
}

public final class ViewSwitcherBar: Widget {
    public init(_ stack: ViewStack, follows title: ViewSwitcherTitle) {
        super.init(adopting: adw_view_switcher_bar_new())
        adw_view_switcher_bar_set_stack(opaque, stack.opaque)
        g_object_bind_property(title.raw, "title-visible", raw, "reveal", G_BINDING_SYNC_CREATE)
    }
}

/// Content over which short messages appear.
public final class ToastOverlay: Widget {
    public init(_ child: Widget) {
        super.init(adopting: adw_toast_overlay_new())
        adw_toast_overlay_set_child(opaque, child.pointer)
    }

    /// Shows a message for a few seconds, with a button when there is something to do about it.
    public func show(_ message: String, button: String? = nil, action: (() -> Void)? = nil) {
        let toast = Toast(message, button: button, action: action)
        g_object_ref(toast.raw)  // the overlay takes this reference
        adw_toast_overlay_add_toast(opaque, toast.opaque)
    }
}

final class Toast: Object {
    init(_ message: String, button: String?, action: (() -> Void)?) {
        super.init(adopting: UnsafeMutableRawPointer(adw_toast_new(escapedMarkup(message))))
        if let button, let action {
            adw_toast_set_button_label(opaque, button)
            // Time to read, to decide and to get there, in seconds.
            adw_toast_set_timeout(opaque, 10)
            onSignal("button-clicked", action)
        }
    }
}

/// How the desktop wants windows to look.
public enum Appearance {
    /// Whether windows are dark now.
    public static var isDark: Bool {
        adw_style_manager_get_dark(adw_style_manager_get_default()).isTrue
    }

    /// Makes the windows of this program dark or light, whatever the desktop says.
    public static func force(dark: Bool) {
        adw_style_manager_set_color_scheme(
            adw_style_manager_get_default(), dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
    }

    /// Adds style rules for all windows of the program.
    public static func addStyles(_ css: String) {
        guard let display = gdk_display_get_default() else { return }
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }
}
