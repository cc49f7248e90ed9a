import CAdwaita

/// The running program, as the desktop sees it.
public final class Application: Object {
    /// - Parameters:
    ///   - identifier: the reverse-DNS name of the program's desktop file.
    ///   - isUnique: whether a second start shows the window of the first instead of one of its own.
    public init(identifier: String, isUnique: Bool = true) {
        let flags = isUnique ? G_APPLICATION_DEFAULT_FLAGS : G_APPLICATION_NON_UNIQUE
        super.init(adopting: adw_application_new(identifier, flags))
    }

    /// Runs `body` when the program is started, and each time that it is started again while it runs.
    public func onActivate(_ body: @escaping () -> Void) { onSignal("activate", body) }

    /// Adds what menus and key combinations call `app.<name>`.
    public func addAction(_ name: String, keys: [String] = [], _ body: @escaping () -> Void) {
        let action = Action(name, body)
        g_action_map_add_action(opaque, action.opaque)
        let strings = keys.map { strdup($0) }
        defer { for string in strings { free(string) } }
        var accelerators = strings.map { UnsafePointer<CChar>($0) } + [nil]
        gtk_application_set_accels_for_action(cast(), "app." + name, &accelerators)
    }

    /// Adds what other programs call by its name, with a text.
    public func addTextAction(_ name: String, _ body: @escaping (String) -> Void) {
        let action = TextAction(name, body)
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Shows the windows until the last one is closed.
    ///
    /// - Returns: the status to exit with.
    public func run(arguments: [String] = []) -> Int32 {
        MainLoop.attachMainQueue()
        var strings = arguments.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        return g_application_run(cast(), Int32(arguments.count), &strings)
    }

    /// Shows the program's windows in front of the others.
    public func presentWindows() {
        var entry = gtk_application_get_windows(cast())
        while let window = entry {
            gtk_window_present(window.pointee.data.assumingMemoryBound(to: GtkWindow.self))
            entry = window.pointee.next
        }
    }

    public func quit() { g_application_quit(cast()) }

    /// Keeps the program running although it has no window, until ``release()``.
    public func hold() { g_application_hold(cast()) }

    public func release() { g_application_release(cast()) }
}

/// A named thing to do, without arguments.
final class Action: Object {
    init(_ name: String, _ body: @escaping () -> Void) {
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        onPointerSignal("activate") { _ in body() }
    }
}

/// A named thing to do with a text.
final class TextAction: Object {
    init(_ name: String, _ body: @escaping (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        onPointerSignal("activate") { parameter in
            guard let parameter else { return }
            body(String(borrowed: g_variant_get_string(OpaquePointer(parameter), nil)))
        }
    }
}

/// A window. It lives until it is closed or destroyed.
open class Window: Widget {
    /// An ordinary window of the application, or one that belongs to no application, as in tests.
    public init(application: Application? = nil, title: String, width: Int, height: Int) {
        if let application {
            super.init(adopting: adw_application_window_new(application.cast()), ownedBy: .library)
        } else {
            super.init(adopting: adw_window_new(), ownedBy: .library)
        }
        belongsToApplication = application != nil
        self.title = title
        gtk_window_set_default_size(cast(), Int32(width), Int32(height))
        onQuestion("close-request", afterOthers: true) { [weak self] in
            self?.destroy()
            return true
        }
    }

    private var belongsToApplication = false

    public var title: String {
        get { String(borrowed: gtk_window_get_title(cast())) }
        set { gtk_window_set_title(cast(), newValue) }
    }

    /// Shows `content` in the whole window, its header bar included.
    public func setContent(_ content: Widget) {
        if belongsToApplication {
            adw_application_window_set_content(cast(), content.pointer)
        } else {
            adw_window_set_content(cast(), content.pointer)
        }
    }

    /// Keeps the window above another one, which can't be used until this one is closed.
    public func setModal(above parent: UnsafeMutablePointer<GtkWindow>?) {
        gtk_window_set_transient_for(cast(), parent)
        gtk_window_set_modal(cast(), 1)
        gtk_window_set_destroy_with_parent(cast(), 1)
    }

    /// Makes the Enter key anywhere in the window press this button.
    public func setDefault(_ button: Button) { gtk_window_set_default_widget(cast(), button.pointer) }

    public func present() { gtk_window_present(cast()) }

    /// Asks the window to close, as its close button does.
    public func close() { gtk_window_close(cast()) }

    /// Takes the window away and drops all that it holds, also when somebody still holds the window.
    public func destroy() {
        g_object_ref(raw)
        gtk_window_destroy(cast())
        g_object_run_dispose(cast())
        g_object_unref(raw)
    }

    /// Runs `body` when the user closes the window; true keeps it open.
    public func onCloseRequest(_ body: @escaping () -> Bool) { onQuestion("close-request", body) }
}

/// The bar at the top of a window.
public final class HeaderBar: Widget {
    public init(titleWidget: Widget? = nil, showsWindowButtons: Bool = true) {
        super.init(adopting: adw_header_bar_new())
        if let titleWidget { adw_header_bar_set_title_widget(opaque, titleWidget.pointer) }
        adw_header_bar_set_show_start_title_buttons(opaque, showsWindowButtons.gboolean)
        adw_header_bar_set_show_end_title_buttons(opaque, showsWindowButtons.gboolean)
    }

    public func packStart(_ widget: Widget) { adw_header_bar_pack_start(opaque, widget.pointer) }

    public func packEnd(_ widget: Widget) { adw_header_bar_pack_end(opaque, widget.pointer) }
}

/// A question in a small window above another one.
public final class MessageDialog: Object {
    public enum Appearance: Sendable { case standard, suggested, destructive }

    public init(above parent: UnsafeMutablePointer<GtkWindow>?, heading: String, body: String) {
        super.init(adopting: adw_message_dialog_new(parent, heading, body), ownedBy: .library)
    }

    /// Adds a button; the first one added is what Escape means.
    public func addResponse(_ name: String, title: String, _ appearance: Appearance = .standard) {
        adw_message_dialog_add_response(cast(), name, title)
        switch appearance {
        case .standard: break
        case .suggested:
            adw_message_dialog_set_response_appearance(cast(), name, ADW_RESPONSE_SUGGESTED)
            adw_message_dialog_set_default_response(cast(), name)
        case .destructive: adw_message_dialog_set_response_appearance(cast(), name, ADW_RESPONSE_DESTRUCTIVE)
        }
    }

    public func setContent(_ content: Widget) { adw_message_dialog_set_extra_child(cast(), content.pointer) }

    /// Shows the question and waits for the name of the answer.
    public func ask(closeResponse: String) async -> String {
        adw_message_dialog_set_close_response(cast(), closeResponse)
        return await withCheckedContinuation { continuation in
            onTextSignal("response") { continuation.resume(returning: $0) }
            gtk_window_present(cast())
        }
    }
}
