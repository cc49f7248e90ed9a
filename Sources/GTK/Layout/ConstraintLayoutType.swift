import CAdwaita

/// `GtkConstraintLayout` with one fault mended: GTK 4.8 may give a natural size below the minimum, and complains then.
enum ConstraintLayoutType {
    /// A new layout manager of this type.
    static func makeLayout() -> OpaquePointer {
        OpaquePointer(g_object_new_with_properties(type, 0, nil, nil))
    }

    private static let type: GType = {
        let parent = gtk_constraint_layout_get_type()
        var sizes = GTypeQuery()
        g_type_query(parent, &sizes)
        return g_type_register_static_simple(
            parent, "InklingConstraintLayout", sizes.class_size,
            { layoutClass, _ in
                layoutClass?.assumingMemoryBound(to: GtkLayoutManagerClass.self).pointee.measure = measure
            }, sizes.instance_size, nil, GTypeFlags(0))
    }()

    private static let measure:
        @convention(c) (
            UnsafeMutablePointer<GtkLayoutManager>?, UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32,
            UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<Int32>?
        ) -> Void = { manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            guard let parent = g_type_class_peek(gtk_constraint_layout_get_type()) else { return }
            parent.assumingMemoryBound(to: GtkLayoutManagerClass.self).pointee.measure?(
                manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
            if let minimum, let natural { natural.pointee = max(natural.pointee, minimum.pointee) }
        }
}
