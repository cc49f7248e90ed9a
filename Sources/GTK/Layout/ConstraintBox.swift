import CAdwaita

/// A container that places its children by linear constraints.
public final class ConstraintBox: Box {
    private let layout: OpaquePointer

    public init() {
        layout = ConstraintLayoutType.makeLayout()
        super.init(.vertical)
        gtk_widget_set_layout_manager(pointer, UnsafeMutablePointer<GtkLayoutManager>(layout))
    }

    /// Adds a constraint between children, or between a child and the container, which nil stands for.
    public func add(_ constraint: Constraint) {
        g_object_ref(constraint.raw)  // the layout takes this reference
        gtk_constraint_layout_add_constraint(layout, constraint.opaque)
        gtk_widget_queue_resize(pointer)
    }

    public func remove(_ constraint: Constraint) {
        gtk_constraint_layout_remove_constraint(layout, constraint.opaque)
        gtk_widget_queue_resize(pointer)
    }

    /// Adds a child that covers the whole container.
    public func appendFilling(_ child: Widget) {
        append(child)
        for attribute in [Constraint.Attribute.start, .end, .top, .bottom] {
            add(Constraint(child, attribute, .equal, nil, attribute))
        }
    }
}

/// `target.attribute relation source.attribute × multiplier + constant`.
public final class Constraint: Object {
    public enum Attribute: Sendable {
        case none, left, right, start, end, top, bottom, width, height, centerX, centerY

        var gtk: GtkConstraintAttribute {
            switch self {
            case .none: GTK_CONSTRAINT_ATTRIBUTE_NONE
            case .left: GTK_CONSTRAINT_ATTRIBUTE_LEFT
            case .right: GTK_CONSTRAINT_ATTRIBUTE_RIGHT
            case .start: GTK_CONSTRAINT_ATTRIBUTE_START
            case .end: GTK_CONSTRAINT_ATTRIBUTE_END
            case .top: GTK_CONSTRAINT_ATTRIBUTE_TOP
            case .bottom: GTK_CONSTRAINT_ATTRIBUTE_BOTTOM
            case .width: GTK_CONSTRAINT_ATTRIBUTE_WIDTH
            case .height: GTK_CONSTRAINT_ATTRIBUTE_HEIGHT
            case .centerX: GTK_CONSTRAINT_ATTRIBUTE_CENTER_X
            case .centerY: GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y
            }
        }
    }

    public enum Relation: Sendable {
        case lessOrEqual, equal, greaterOrEqual

        var gtk: GtkConstraintRelation {
            switch self {
            case .lessOrEqual: GTK_CONSTRAINT_RELATION_LE
            case .equal: GTK_CONSTRAINT_RELATION_EQ
            case .greaterOrEqual: GTK_CONSTRAINT_RELATION_GE
            }
        }
    }

    /// The strength of a constraint that must hold; a weaker one gives way to stronger ones.
    public static let requiredStrength = 1_001_001_000

    /// - Parameters:
    ///   - target: a child of the container; nil for the container.
    ///   - source: a child of the container; nil for the container.
    public init(
        _ target: Widget?, _ attribute: Attribute, _ relation: Relation, _ source: Widget?,
        _ sourceAttribute: Attribute, multiplier: Double = 1, constant: Double = 0,
        strength: Int = requiredStrength
    ) {
        super.init(
            adopting: UnsafeMutableRawPointer(
                gtk_constraint_new(
                    target?.raw, attribute.gtk, relation.gtk, source?.raw, sourceAttribute.gtk, multiplier, constant,
                    Int32(strength))))
    }

    /// A constraint on one attribute alone.
    public init(
        _ target: Widget?, _ attribute: Attribute, _ relation: Relation, constant: Double,
        strength: Int = requiredStrength
    ) {
        super.init(
            adopting: UnsafeMutableRawPointer(
                gtk_constraint_new_constant(target?.raw, attribute.gtk, relation.gtk, constant, Int32(strength))))
    }
}
