import GTK

/// An edge, a centre line or a size of a view, from which constraints are made.
///
/// - Parameter AnchorType: the kind of anchor, so that only like is related to like.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: LayoutItem

    init(_ view: UIView, _ attribute: Constraint.Attribute) {
        item = LayoutItem(view: view, attribute: attribute)
        super.init()
    }

    /// A constraint that this anchor is where the other one is, and so many points further.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant)
    }

    /// A constraint that this anchor is at least there.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.greaterOrEqual, anchor, constant)
    }

    /// A constraint that this anchor is at most there.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        make(.lessOrEqual, anchor, constant)
    }

    private func make(
        _ relation: Constraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, relation, anchor.item, multiplier: 1, constant: constant)
    }
}

/// A vertical edge or centre line.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or centre line.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// So many points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, nil, multiplier: 1, constant: constant)
    }

    /// At least so many points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterOrEqual, nil, multiplier: 1, constant: constant)
    }

    /// At most so many points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessOrEqual, nil, multiplier: 1, constant: constant)
    }

    /// A constraint that this is a multiple of another width or height, and so many points more.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, anchor.item, multiplier: multiplier, constant: constant)
    }
}

extension UIView {
    /// The edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .start) }
    /// The edge where lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .end) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
