import CAdwaita

/// Anything that is shown in a window.
open class Widget: Object {
    /// The widget, for C functions and for GTK code outside of this module.
    public var pointer: UnsafeMutablePointer<GtkWidget> { cast() }

    private var styles: Object?

    /// Wraps a newly made widget, of which there is no other wrapper.
    public init(new widget: UnsafeMutablePointer<GtkWidget>) {
        super.init(adopting: widget)
    }

    override init(adopting pointer: UnsafeMutableRawPointer, ownedBy owner: Ownership = .caller) {
        super.init(adopting: pointer, ownedBy: owner)
    }

    /// Wraps a widget that was made elsewhere, such as by C code.
    public override init(borrowing pointer: UnsafeMutableRawPointer) {
        super.init(borrowing: pointer)
    }

    /// The widget with a floating reference, as C constructors return it: the container that it is put into by a C
    /// function takes the reference, and the widget lives although nobody in Swift holds it.
    public func floatingPointer() -> UnsafeMutablePointer<GtkWidget> {
        g_object_ref(raw)
        g_object_force_floating(cast())
        return pointer
    }

    public var isVisible: Bool {
        get { gtk_widget_get_visible(pointer).isTrue }
        set { gtk_widget_set_visible(pointer, newValue.gboolean) }
    }

    /// Whether the widget reacts to the user.
    public var isEnabled: Bool {
        get { gtk_widget_get_sensitive(pointer).isTrue }
        set { gtk_widget_set_sensitive(pointer, newValue.gboolean) }
    }

    /// Whether the widget can have the keyboard focus itself.
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(pointer).isTrue }
        set { gtk_widget_set_focusable(pointer, newValue.gboolean) }
    }

    public var expandsHorizontally: Bool {
        get { gtk_widget_get_hexpand(pointer).isTrue }
        set { gtk_widget_set_hexpand(pointer, newValue.gboolean) }
    }

    public var expandsVertically: Bool {
        get { gtk_widget_get_vexpand(pointer).isTrue }
        set { gtk_widget_set_vexpand(pointer, newValue.gboolean) }
    }

    public var horizontalAlignment: Alignment {
        get { Alignment(gtk_widget_get_halign(pointer)) }
        set { gtk_widget_set_halign(pointer, newValue.gtk) }
    }

    public var verticalAlignment: Alignment {
        get { Alignment(gtk_widget_get_valign(pointer)) }
        set { gtk_widget_set_valign(pointer, newValue.gtk) }
    }

    public var tooltip: String {
        get { String(borrowed: gtk_widget_get_tooltip_text(pointer)) }
        set { gtk_widget_set_tooltip_text(pointer, newValue) }
    }

    /// Sets the free space around the widget, in logical pixels.
    public func setMargins(vertical: Int = 0, horizontal: Int = 0) {
        gtk_widget_set_margin_top(pointer, Int32(vertical))
        gtk_widget_set_margin_bottom(pointer, Int32(vertical))
        gtk_widget_set_margin_start(pointer, Int32(horizontal))
        gtk_widget_set_margin_end(pointer, Int32(horizontal))
    }

    /// Sets the least size, in logical pixels; -1 leaves a dimension to the widget.
    public func setMinimumSize(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(pointer, Int32(width), Int32(height))
    }

    public func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

    public func removeClass(_ name: String) { gtk_widget_remove_css_class(pointer, name) }

    public func setClass(_ name: String, to present: Bool) {
        if present { addClass(name) } else { removeClass(name) }
    }

    /// Adds style rules for this widget alone, in the place of those that an earlier call added.
    public func setStyles(_ css: String) {
        let context = gtk_widget_get_style_context(pointer)
        if let styles { gtk_style_context_remove_provider(context, styles.opaque) }
        let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        gtk_css_provider_load_from_data(provider.cast(), css, -1)
        gtk_style_context_add_provider(context, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        styles = provider
    }

    /// Sets what a screen reader calls the widget, for one whose own text does not say it.
    public func setAccessibleName(_ name: String) {
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name)
    }

    /// Sets what a screen reader adds to the widget's name.
    public func setAccessibleDescription(_ description: String) {
        setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description)
    }

    private func setAccessibleProperty(_ property: GtkAccessibleProperty, to text: String) {
        var property = property
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }

    @discardableResult
    public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer).isTrue }

    /// Does what a click or the Enter key would do.
    @discardableResult
    public func activate() -> Bool { gtk_widget_activate(pointer).isTrue }

    /// Takes the widget out of its parent. Containers that manage their children have removal functions of their own.
    public func unparent() { gtk_widget_unparent(pointer) }

    public var hasParent: Bool { gtk_widget_get_parent(pointer) != nil }

    /// Whether the widget is on screen, its window included.
    public var isMapped: Bool { gtk_widget_get_mapped(pointer).isTrue }

    /// The window that holds the widget, if it is in one.
    public var window: UnsafeMutablePointer<GtkWindow>? {
        guard let root = gtk_widget_get_root(pointer) else { return nil }
        return UnsafeMutablePointer<GtkWindow>(root)
    }

    /// Runs `body` when a key is pressed anywhere inside, before the focused widget sees it; true swallows the key.
    public func onKey(_ key: Key, _ body: @escaping () -> Bool) {
        guard let controller = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let callback:
            @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?)
                -> gboolean = { _, pressed, _, _, data in
                    guard let data else { return 0 }
                    return MainActor.assumeIsolated {
                        let (key, body) = ValueBox<(Key, () -> Bool)>.peek(data)
                        return (key.rawValue == pressed && body()).gboolean
                    }
                }
        g_signal_connect_data(
            UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(callback, to: GCallback.self),
            ValueBox((key, body)).passRetained(), { data, _ in releaseBox(data) }, GConnectFlags(0))
        gtk_widget_add_controller(pointer, controller)
    }
}

/// A key of the keyboard, by its GDK value.
public enum Key: UInt32, Sendable {
    case escape = 0xff1b
    case delete = 0xffff
}

/// Where a widget sits in space that it does not fill.
public enum Alignment: Sendable {
    case fill, start, center, end

    var gtk: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .center: GTK_ALIGN_CENTER
        case .end: GTK_ALIGN_END
        }
    }

    init(_ gtk: GtkAlign) {
        self =
            switch gtk {
            case GTK_ALIGN_START: .start
            case GTK_ALIGN_CENTER: .center
            case GTK_ALIGN_END: .end
            default: .fill
            }
    }
}

public enum Orientation: Sendable {
    case horizontal, vertical

    var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}

/// A place and a size in logical pixels.
public struct Rectangle: Sendable, Hashable {
    public var x, y, width, height: Double
}

extension Widget {
    /// Where the widget is in its parent; empty before it was laid out.
    public var allocation: Rectangle {
        var bounds = graphene_rect_t()
        guard let parent = gtk_widget_get_parent(pointer), gtk_widget_compute_bounds(pointer, parent, &bounds).isTrue
        else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
        return Rectangle(
            x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
            height: Double(bounds.size.height))
    }
}
