import CAdwaita

/// A push button with a text, an icon or both.
open class Button: Widget {
    public init(_ title: String = "", action: (() -> Void)? = nil) {
        super.init(adopting: gtk_button_new())
        if !title.isEmpty { gtk_button_set_label(cast(), title) }
        if let action { onClick(action) }
    }

    /// A button with an icon alone; the name is its tooltip and what a screen reader says.
    public init(icon: String, name: String, action: (() -> Void)? = nil) {
        super.init(adopting: gtk_button_new_from_icon_name(icon))
        tooltip = name
        setAccessibleName(name)
        if let action { onClick(action) }
    }

    public var title: String {
        get { String(borrowed: gtk_button_get_label(cast())) }
        set { gtk_button_set_label(cast(), newValue) }
    }

    public func setChild(_ child: Widget) { gtk_button_set_child(cast(), child.pointer) }

    public func setIcon(_ name: String) { gtk_button_set_icon_name(cast(), name) }

    public func onClick(_ body: @escaping () -> Void) { onSignal("clicked", body) }

    /// Adds style classes; returns the button, for use where it is made.
    public func styled(_ classes: String...) -> Self {
        for name in classes { addClass(name) }
        return self
    }
}

/// A button that opens a menu below it.
public final class MenuButton: Widget {
    public init(icon: String, name: String, entries: [MenuEntry]) {
        super.init(adopting: gtk_menu_button_new())
        gtk_menu_button_set_icon_name(opaque, icon)
        tooltip = name
        setAccessibleName(name)
        setEntries(entries)
    }

    /// Replaces what the menu offers.
    public func setEntries(_ entries: [MenuEntry]) {
        let menu = g_menu_new()
        let group = g_simple_action_group_new()
        for (index, entry) in entries.enumerated() {
            let action = Action("entry\(index)", entry.action)
            g_action_map_add_action(OpaquePointer(group), action.opaque)
            g_menu_append(menu, entry.title, "menu.entry\(index)")
        }
        gtk_widget_insert_action_group(pointer, "menu", OpaquePointer(group))
        gtk_menu_button_set_menu_model(opaque, UnsafeMutablePointer<GMenuModel>(menu))
        g_object_unref(group)
        g_object_unref(UnsafeMutableRawPointer(menu))
    }
}

/// A text in a menu, and what it does.
public struct MenuEntry {
    public var title: String
    public var action: () -> Void

    public init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }
}

/// An on-off switch.
public final class Switch: Widget {
    public init(isOn: Bool = false) {
        super.init(adopting: gtk_switch_new())
        self.isOn = isOn
        verticalAlignment = .center
    }

    public var isOn: Bool {
        get { gtk_switch_get_active(opaque).isTrue }
        set { gtk_switch_set_active(opaque, newValue.gboolean) }
    }

    /// Runs `body` with the new state, whoever changed it.
    public func onToggle(_ body: @escaping (Bool) -> Void) {
        onChange(of: "active") { [weak self] in
            guard let self else { return }
            body(isOn)
        }
    }
}

/// A choice of one text of a few.
public final class DropDown: Widget {
    public init(_ choices: [String], selected: Int = 0) {
        let list = gtk_string_list_new(nil)
        for choice in choices { gtk_string_list_append(list, choice) }
        super.init(adopting: gtk_drop_down_new(list, nil))
        self.selected = selected
        verticalAlignment = .center
    }

    /// The position of the choice that is shown.
    public var selected: Int {
        get { Int(gtk_drop_down_get_selected(opaque)) }
        set { gtk_drop_down_set_selected(opaque, guint(newValue)) }
    }

    public func onSelect(_ body: @escaping (Int) -> Void) {
        onChange(of: "selected") { [weak self] in
            guard let self else { return }
            body(selected)
        }
    }
}

/// One line of text that the user can edit; a search field has an icon and waits for a pause in typing.
open class Entry: Widget {
    public init(placeholder: String = "") {
        super.init(adopting: gtk_entry_new())
        gtk_entry_set_placeholder_text(cast(), placeholder)
    }

    override init(adopting pointer: UnsafeMutableRawPointer, ownedBy owner: Ownership = .caller) {
        super.init(adopting: pointer, ownedBy: owner)
    }

    public var text: String {
        get { String(borrowed: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// Selects the whole text, as when the user should replace it.
    public func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

    public func onEdit(_ body: @escaping () -> Void) { onSignal("changed", body) }

    /// Runs `body` when the user presses Enter.
    public func onEnter(_ body: @escaping () -> Void) { onSignal("activate", body) }
}

public final class SearchEntry: Entry {
    public init(searchPlaceholder: String) {
        super.init(adopting: gtk_search_entry_new())
        setProperty("placeholder-text", to: searchPlaceholder)
    }

    /// Runs `body` when the user has stopped typing for a moment.
    public func onSearch(_ body: @escaping () -> Void) { onSignal("search-changed", body) }
}
