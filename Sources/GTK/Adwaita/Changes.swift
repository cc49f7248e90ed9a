import CAdwaita

extension Application {
    /// Whether another process of this program runs already: it shows the windows, and this one only tells it what to do.
    public func isAlreadyRunning() -> Bool {
        g_application_register(cast(), nil, nil).isTrue && g_application_get_is_remote(cast()).isTrue
    }

    /// Does what a menu entry with the action would do, in the process that shows the windows.
    ///
    /// - Parameter text: for an action that takes one.
    public func activateAction(_ name: String, _ text: String? = nil) {
        g_action_group_activate_action(opaque, name, text.map { g_variant_new_string($0) })
    }

    /// Waits until another process has got what this one told it.
    public func flush() {
        if let bus = g_application_get_dbus_connection(cast()) { g_dbus_connection_flush_sync(bus, nil, nil) }
    }

    /// What lets a program that is started for the user take the focus: a token of the desktop, where it has them.
    public static func makeActivationToken() -> String? {
        guard let display = gdk_display_get_default(), let context = gdk_display_get_app_launch_context(display) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let launchContext = UnsafeMutableRawPointer(context).assumingMemoryBound(to: GAppLaunchContext.self)
        let token = String(taking: g_app_launch_context_get_startup_notify_id(launchContext, nil, nil))
        return token.isEmpty ? nil : token
    }
}

extension Window {
    /// Whether the user works in this window now.
    public var isActive: Bool { gtk_window_is_active(cast()).isTrue }

    /// Runs `body` when the user turns to this window.
    public func onBecomeActive(_ body: @escaping () -> Void) {
        onChange(of: "is-active") { [weak self] in if self?.isActive == true { body() } }
    }
}

extension Window {
    /// Runs `body` after each time that the window, which must have been presented, was drawn; until it returns false.
    public func onDrawn(_ body: @escaping () -> Bool) {
        guard let pointer = gtk_widget_get_frame_clock(pointer) else { return }
        let clock = Object(borrowing: UnsafeMutableRawPointer(pointer))
        var handler: SignalHandler?
        handler = clock.onSignal("after-paint") { [weak clock] in
            guard !body(), let clock, let drawn = handler else { return }
            handler = nil
            clock.disconnect(drawn)
        }
    }
}

extension MenuButton {
    /// Makes F10 open this menu, as the main menu of a window.
    public func setPrimary() { gtk_menu_button_set_primary(opaque, 1) }
}

extension DropDown {
    /// Replaces the choices.
    public func setChoices(_ choices: [String], selected: Int) {
        let list = gtk_string_list_new(nil)
        for choice in choices { gtk_string_list_append(list, choice) }
        gtk_drop_down_set_model(self.opaque, list)
        g_object_unref(UnsafeMutableRawPointer(list))
        self.selected = selected
    }
}

extension StatusPage {
    public func setExplanation(_ text: String) {
        adw_status_page_set_description(opaque, escapedMarkup(text))
    }
}

extension ExpanderRow {
    public func setSubtitle(_ text: String) { adw_expander_row_set_subtitle(cast(), escapedMarkup(text)) }
}

extension MessageDialog {
    public convenience init(above parent: Window?, heading: String, body: String) {
        self.init(above: parent.map { $0.cast(to: GtkWindow.self) }, heading: heading, body: body)
    }
}
