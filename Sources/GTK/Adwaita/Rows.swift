import CAdwaita

/// A row of a list with a title, a line below it, and room for widgets before and after.
open class ActionRow: Widget {
    public init(title: String = "", subtitle: String = "") {
        super.init(adopting: adw_action_row_new())
        adw_preferences_row_set_use_markup(cast(), 0)
        adw_action_row_set_title_lines(cast(), 2)
        adw_action_row_set_subtitle_lines(cast(), 3)
        self.title = title
        self.subtitle = subtitle
    }

    public var title: String {
        get { String(borrowed: adw_preferences_row_get_title(cast())) }
        set { adw_preferences_row_set_title(cast(), newValue) }
    }

    public var subtitle: String {
        get { String(borrowed: adw_action_row_get_subtitle(cast())) }
        set { adw_action_row_set_subtitle(cast(), newValue) }
    }

    public func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(cast(), widget.pointer) }

    public func addSuffix(_ widget: Widget) { adw_action_row_add_suffix(cast(), widget.pointer) }

    /// Makes a click on the row do what a click on the widget does.
    public func setActivatable(_ widget: Widget) { adw_action_row_set_activatable_widget(cast(), widget.pointer) }

    public func onActivate(_ body: @escaping () -> Void) {
        gtk_list_box_row_set_activatable(cast(), 1)
        onSignal("activated", body)
    }
}

/// A row that shows more rows when it is opened.
public final class ExpanderRow: Widget {
    public init(title: String, subtitle: String, rows: [Widget]) {
        super.init(adopting: adw_expander_row_new())
        adw_preferences_row_set_use_markup(cast(), 0)
        adw_preferences_row_set_title(cast(), title)
        adw_expander_row_set_subtitle(cast(), escapedMarkup(subtitle))
        for row in rows { adw_expander_row_add_row(cast(), row.pointer) }
    }

    public func addPrefix(_ widget: Widget) { adw_expander_row_add_prefix(cast(), widget.pointer) }

    public var isExpanded: Bool {
        get { adw_expander_row_get_expanded(cast()).isTrue }
        set { adw_expander_row_set_expanded(cast(), newValue.gboolean) }
    }
}

/// Rows that belong together, with a title and an explanation above them.
public final class PreferencesGroup: Widget {
    public init(title: String = "", explanation: String = "", rows: [Widget] = []) {
        super.init(adopting: adw_preferences_group_new())
        if !title.isEmpty { adw_preferences_group_set_title(cast(), escapedMarkup(title)) }
        if !explanation.isEmpty { adw_preferences_group_set_description(cast(), escapedMarkup(explanation)) }
        for row in rows { add(row) }
    }

    public func add(_ row: Widget) { adw_preferences_group_add(cast(), row.pointer) }

    public func remove(_ row: Widget) { adw_preferences_group_remove(cast(), row.pointer) }

    public func setHeaderSuffix(_ widget: Widget) { adw_preferences_group_set_header_suffix(cast(), widget.pointer) }
}
