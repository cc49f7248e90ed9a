import CAdwaita

/// A text that can't be edited. It is never read as markup.
public final class Label: Widget {
    public init(_ text: String = "", classes: [String] = []) {
        super.init(adopting: gtk_label_new(text))
        gtk_label_set_xalign(opaque, 0)
        for name in classes { addClass(name) }
    }

    public var text: String {
        get { String(borrowed: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// Lets the text take several lines.
    public func wrap(centered: Bool = false) -> Self {
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        if centered {
            gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
            gtk_label_set_xalign(opaque, 0.5)
        }
        return self
    }

    /// Cuts the text to the given number of lines, with an ellipsis; the whole is in the tooltip.
    public func cut(toLines lines: Int = 1) -> Self {
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        if lines > 1 {
            gtk_label_set_wrap(opaque, 1)
            gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        }
        gtk_label_set_lines(opaque, Int32(lines))
        return self
    }

    /// Makes the label the name of another widget; its underlined letter then jumps to that widget.
    public func setTarget(_ widget: Widget) { gtk_label_set_mnemonic_widget(opaque, widget.pointer) }
}

/// A picture or icon.
public final class Image: Widget {
    /// - Parameter size: edge length in logical pixels.
    public init(icon: String, size: Int = 16) {
        super.init(adopting: gtk_image_new_from_icon_name(icon))
        gtk_image_set_pixel_size(opaque, Int32(size))
        markAsDecoration()
    }

    /// Whether the icon theme has an icon of this name.
    public static func themeHas(_ name: String) -> Bool {
        guard let display = gdk_display_get_default() else { return false }
        return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name).isTrue
    }

    public func setIcon(_ name: String) { gtk_image_set_from_icon_name(opaque, name) }

    /// Shows the picture in a file; false when it can't be read as one, and the picture then stays as it is.
    @discardableResult
    public func setFile(_ path: String) -> Bool {
        show(gdk_texture_new_from_filename(path, nil))
    }

    /// Shows the picture in the bytes of a file; false when they are not a picture.
    @discardableResult
    public func setData(_ bytes: [UInt8]) -> Bool {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        return show(gdk_texture_new_from_bytes(data, nil))
    }

    private func show(_ texture: OpaquePointer?) -> Bool {
        guard let texture else { return false }
        gtk_image_set_from_paintable(opaque, texture)
        g_object_unref(UnsafeMutableRawPointer(texture))
        return true
    }

    /// A picture beside a text that says the same has nothing to tell a screen reader.
    private func markAsDecoration() {
        var state = GTK_ACCESSIBLE_STATE_HIDDEN
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        g_value_set_boolean(&value, 1)
        gtk_accessible_update_state_value(opaque, 1, &state, &value)
        g_value_unset(&value)
    }
}

/// Shows that something goes on.
public final class Spinner: Widget {
    public init() {
        super.init(adopting: gtk_spinner_new())
        isVisible = false
    }

    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(opaque).isTrue }
        set {
            gtk_spinner_set_spinning(opaque, newValue.gboolean)
            isVisible = newValue
        }
    }
}

/// An icon, a title and an explanation where a list would be, and perhaps a button for what to do next.
public final class StatusPage: Widget {
    public init(icon: String, title: String, explanation: String, action: Button? = nil) {
        super.init(adopting: adw_status_page_new())
        adw_status_page_set_icon_name(opaque, icon)
        adw_status_page_set_title(opaque, title)
        adw_status_page_set_description(opaque, escapedMarkup(explanation))
        if let action {
            action.horizontalAlignment = .center
            adw_status_page_set_child(opaque, action.pointer)
        }
    }
}

/// The text with the characters that mean something in Pango markup replaced.
func escapedMarkup(_ text: String) -> String { String(taking: g_markup_escape_text(text, -1)) }
