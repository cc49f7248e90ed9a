import CAdwaita

/// Children in a row or a column.
open class Box: Widget {
    public init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
        super.init(adopting: gtk_box_new(orientation.gtk, Int32(spacing)))
        for child in children { append(child) }
    }

    public func append(_ child: Widget) { gtk_box_append(cast(), child.pointer) }

    public func remove(_ child: Widget) { gtk_box_remove(cast(), child.pointer) }

    public func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) { gtk_box_remove(cast(), child) }
    }
}

/// One child, or none.
public final class Bin: Widget {
    public init() { super.init(adopting: adw_bin_new()) }

    /// Shows another child; the former one is taken out.
    public func setChild(_ child: Widget?) { adw_bin_set_child(cast(), child?.pointer) }
}

/// A part that scrolls when its content is larger.
public final class ScrolledWindow: Widget {
    public init(_ child: Widget, horizontal: Bool = false) {
        super.init(adopting: gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(
            opaque, horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(opaque, child.pointer)
        expandsVertically = true
    }

    /// Runs `body` when what is left below is less than what is in view, also because a size has changed.
    public func onNearEnd(_ body: @escaping () -> Void) {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
        let bar = Object(borrowing: UnsafeMutableRawPointer(adjustment))
        for signal in ["changed", "value-changed"] {
            bar.onSignal(signal) {
                let page = gtk_adjustment_get_page_size(adjustment)
                let left = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_value(adjustment) - page
                if page > 0, left < page { body() }
            }
        }
    }
}

/// Keeps its child from growing wider than reads well.
public final class Clamp: Widget {
    /// - Parameter maximumWidth: in logical pixels.
    public init(_ child: Widget, maximumWidth: Int = 640) {
        super.init(adopting: adw_clamp_new())
        adw_clamp_set_maximum_size(opaque, Int32(maximumWidth))
        adw_clamp_set_child(opaque, child.pointer)
    }

    /// Likewise, for a child that scrolls by itself in a ``ScrolledWindow``, such as a ``ListView``.
    public init<Row>(scrollable child: ListView<Row>, maximumWidth: Int) {
        super.init(adopting: adw_clamp_scrollable_new())
        adw_clamp_scrollable_set_maximum_size(opaque, Int32(maximumWidth))
        adw_clamp_scrollable_set_child(opaque, child.pointer)
    }
}

/// Pages of which one shows, without a switcher of its own.
public final class Stack: Widget {
    public init() {
        super.init(adopting: gtk_stack_new())
        gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
        gtk_stack_set_hhomogeneous(opaque, 1)
        gtk_stack_set_vhomogeneous(opaque, 0)
    }

    public func add(_ page: Widget, named name: String) { gtk_stack_add_named(opaque, page.pointer, name) }

    /// The name of the page that shows.
    public var visiblePage: String {
        get { String(borrowed: gtk_stack_get_visible_child_name(opaque)) }
        set { gtk_stack_set_visible_child_name(opaque, newValue) }
    }
}

/// Lays children out in columns, as many as fit.
public final class FlowBox: Widget {
    public init(maximumColumns: Int = 4) {
        super.init(adopting: gtk_flow_box_new())
        gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_max_children_per_line(opaque, guint(maximumColumns))
        gtk_flow_box_set_homogeneous(opaque, 1)
        gtk_flow_box_set_column_spacing(opaque, 12)
        gtk_flow_box_set_row_spacing(opaque, 12)
    }

    public func append(_ child: Widget) { gtk_flow_box_insert(opaque, child.pointer, -1) }

    public func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) { gtk_flow_box_remove(opaque, child) }
    }
}

/// A list of rows of one look, all made at once; for long lists use ``ListView``.
public final class ListBox: Widget {
    public init(rows: [Widget] = []) {
        super.init(adopting: gtk_list_box_new())
        gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
        addClass("boxed-list")
        for row in rows { append(row) }
    }

    public func append(_ row: Widget) { gtk_list_box_append(opaque, row.pointer) }

    public func removeAll() {
        while let row = gtk_widget_get_first_child(pointer) { gtk_list_box_remove(opaque, row) }
    }
}
