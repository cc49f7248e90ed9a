import CAdwaita

/// A long list that makes only the rows that are in view, and uses them again while it scrolls.
///
/// The list knows how many elements there are and asks for one by its position when it comes into view.
@MainActor
public final class ListView<Row: Widget>: Widget {
    private let model: OpaquePointer
    private let showRow: (Row, Int) -> String
    private var rows: [UnsafeMutableRawPointer: Row] = [:]

    /// - Parameters:
    ///   - makeRow: makes an empty row.
    ///   - showRow: fills a row with the element at a position, and returns what a screen reader calls it; the list
    ///     calls it again when a row is used again.
    public init(makeRow: @escaping () -> Row, showRow: @escaping (Row, Int) -> String) {
        model = g_list_store_new(gType(.object))
        self.showRow = showRow
        let selection = gtk_no_selection_new(model)
        super.init(adopting: gtk_list_view_new(selection, nil))
        g_object_ref(UnsafeMutableRawPointer(model))
        let factory = makeFactory(makeRow)
        gtk_list_view_set_factory(opaque, factory.opaque)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(model)) }

    /// The number of elements.
    public var count: Int { Int(g_list_model_get_n_items(model)) }

    /// Tells the list that elements came, went or changed: `removed` of them from `position` on gave way to `added`.
    public func replace(at position: Int, removed: Int, added: Int) {
        var items: [UnsafeMutableRawPointer?] = (0..<added).map { _ in
            UnsafeMutableRawPointer(g_object_new_with_properties(gType(.object), 0, nil, nil))
        }
        g_list_store_splice(model, guint(position), guint(removed), &items, guint(added))
        for item in items { g_object_unref(item) }
    }

    /// Runs `body` with the position of the row that the user chose by Enter or a double click.
    public func onActivate(_ body: @escaping (Int) -> Void) { onPositionSignal("activate", body) }

    /// Runs `body` with the position of the row that has the keyboard focus when a key is pressed on it.
    public func onKey(_ key: Key, _ body: @escaping (Int) -> Void) {
        onKey(key) { [weak self] in
            guard let position = self?.focusedPosition else { return false }
            body(position)
            return true
        }
    }

    /// The position of the row that has the keyboard focus. It is only the row itself that counts, not a widget in it.
    private var focusedPosition: Int? {
        guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root) else { return nil }
        return rows.values.first { gtk_widget_get_parent($0.pointer) == focused }.flatMap(position)
    }

    /// Fills the rows that are in use with their elements again.
    public func showRowsAgain() {
        for row in rows.values { if let position = position(of: row) { show(row, at: position) } }
    }

    private func show(_ row: Row, at position: Int) {
        let name = showRow(row, position)
        if let parent = gtk_widget_get_parent(row.pointer) { Widget(borrowing: parent).setAccessibleName(name) }
    }

    private func makeFactory(_ makeRow: @escaping () -> Row) -> Object {
        let factory = Object(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        factory.onPointerSignal("setup") { [weak self] item in
            guard let item else { return }
            let row = makeRow()
            self?.rows[item] = row
            gtk_list_item_set_child(OpaquePointer(item), row.pointer)
        }
        factory.onPointerSignal("bind") { [weak self] item in
            guard let self, let item, let row = rows[item] else { return }
            show(row, at: Int(gtk_list_item_get_position(OpaquePointer(item))))
        }
        factory.onPointerSignal("teardown") { [weak self] item in
            guard let item else { return }
            self?.rows[item] = nil
        }
        return factory
    }

    /// The position at which a row shows now, if it is in use.
    public func position(of row: Row) -> Int? {
        guard let item = rows.first(where: { $0.value === row })?.key else { return nil }
        let position = gtk_list_item_get_position(OpaquePointer(item))
        return position < guint(count) ? Int(position) : nil
    }
}
