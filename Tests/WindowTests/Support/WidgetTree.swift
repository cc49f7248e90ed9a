import CAdwaita
import GTK

/// What a user sees and can do in a part of a window.
@MainActor
struct WidgetTree {
    let root: UnsafeMutablePointer<GtkWidget>

    init(_ widget: Widget) { root = widget.pointer }

    private init(_ root: UnsafeMutablePointer<GtkWidget>) { self.root = root }

    private func visit(_ body: (UnsafeMutablePointer<GtkWidget>) -> Bool) -> UnsafeMutablePointer<GtkWidget>? {
        if body(root) { return root }
        var child = gtk_widget_get_first_child(root)
        while let widget = child {
            if let found = WidgetTree(widget).visit(body) { return found }
            child = gtk_widget_get_next_sibling(widget)
        }
        return nil
    }

    private static func typeName(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
        String(cString: g_type_name_from_instance(UnsafeMutablePointer(OpaquePointer(widget))))
    }

    private func button(_ title: String) -> UnsafeMutablePointer<GtkButton>? {
        let found = visit { widget in
            guard Self.typeName(widget) == "GtkButton" else { return false }
            guard let label = gtk_button_get_label(UnsafeMutablePointer(OpaquePointer(widget))) else { return false }
            return String(cString: label) == title
        }
        return found.map { UnsafeMutablePointer(OpaquePointer($0)) }
    }

    /// Presses the button with a text.
    ///
    /// - Returns: whether there is one that can be pressed.
    func press(_ title: String) -> Bool {
        guard let button = button(title) else { return false }
        let widget = UnsafeMutablePointer<GtkWidget>(OpaquePointer(button))
        guard gtk_widget_get_sensitive(widget) != 0 else { return false }
        emitClicked(button)
        return true
    }

    /// Presses the first button, whatever is on it.
    func pressFirstButton() {
        guard let widget = visit({ Self.typeName($0) == "GtkButton" }) else { return }
        emitClicked(UnsafeMutablePointer(OpaquePointer(widget)))
    }

    /// The windows of the program.
    static var topLevels: [WidgetTree] {
        guard let list = gtk_window_list_toplevels() else { return [] }
        defer { g_list_free(list) }
        return sequence(first: list) { $0.pointee.next }.compactMap { entry in
            entry.pointee.data.map { WidgetTree(UnsafeMutablePointer<GtkWidget>(OpaquePointer($0))) }
        }
    }

    func canPress(_ title: String) -> Bool {
        guard let button = button(title) else { return false }
        return gtk_widget_is_sensitive(UnsafeMutablePointer<GtkWidget>(OpaquePointer(button))) != 0
    }

    /// All texts that are shown, in the order of the tree.
    var texts: [String] {
        var texts: [String] = []
        _ = visit { widget in
            if gtk_widget_get_child_visible(widget) != 0, gtk_widget_get_mapped(widget) != 0,
                Self.typeName(widget) == "GtkLabel"
            {
                texts.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
            }
            return false
        }
        return texts
    }

    func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

    private var field: OpaquePointer? { visit { Self.typeName($0) == "GtkEntry" }.map { OpaquePointer($0) } }

    /// The text in the form's field.
    var entered: String {
        field.map { String(cString: gtk_editable_get_text($0)) } ?? ""
    }

    func enter(_ text: String) { if let field { gtk_editable_set_text(field, text) } }
}

/// Presses a button as the mouse does.
@MainActor
private func emitClicked(_ button: UnsafeMutablePointer<GtkButton>) {
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button)
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
}
