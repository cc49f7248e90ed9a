import GTK

/// How much a constraint matters, from 1 to 1000; 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// From 1 to 1000; a greater one wins.
    public var rawValue: Float

    /// Creates a priority from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: it has to hold.
    public static let required = UILayoutPriority(1000)
    /// 750: how much a button resists being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250: how much a view resists being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: it gives way to almost everything.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A linear relation between the places or sizes of two views, or a bound on the size of one.
///
/// The two views are a view and its direct subview, or subviews of one view; see Whats-in-UIKit.md.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public typealias Relation = Constraint.Relation

    /// How the first item is compared with the second.
    public let relation: Relation
    /// What the second item's attribute is multiplied by.
    public let multiplier: CGFloat
    let first: LayoutItem
    let second: LayoutItem?

    /// What is added to the second view's value, in points.
    open var constant: CGFloat { didSet { renew() } }

    /// How much the constraint counts where not all can hold.
    open var priority: UILayoutPriority = .required { didSet { renew() } }

    /// The view that the constraint is about.
    public var firstItem: UIView? { first.view }
    /// The view that it is compared with; nil where it is a number.
    public var secondItem: UIView? { second?.view }

    private weak var holder: UIView?
    private var constraint: Constraint?

    init(_ first: LayoutItem, _ relation: Relation, _ second: LayoutItem?, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Whether the constraint takes part in the layout.
    ///
    /// Setting it has no effect, and is logged, when the views have no common place in the hierarchy.
    open var isActive: Bool {
        get { constraint != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Makes the constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes the constraints hold no longer.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func concerns(_ view: UIView) -> Bool { firstItem === view || secondItem === view }

    private func activate() {
        guard let view = first.view, let holder = commonHolder(of: view) else {
            NSLog(
                "A layout constraint was left out: its views must be a view and its subview, or subviews of one view.")
            return
        }
        func widget(_ view: UIView?) -> Widget? { view === holder ? nil : view?.widget }
        let strength = strength
        let made =
            if let second {
                Constraint(
                    widget(view), first.attribute, relation, widget(second.view), second.attribute,
                    multiplier: multiplier, constant: constant, strength: strength)
            } else {
                Constraint(widget(view), first.attribute, relation, constant: constant, strength: strength)
            }
        holder.container.add(made)
        holder.heldConstraints.append(self)
        self.holder = holder
        constraint = made
    }

    private func deactivate() {
        if let holder, let constraint {
            holder.container.remove(constraint)
            holder.heldConstraints.removeAll { $0 === self }
        }
        holder = nil
        constraint = nil
    }

    private func renew() {
        guard isActive else { return }
        deactivate()
        activate()
    }

    /// The view in whose container both views can be named.
    private func commonHolder(of view: UIView) -> UIView? {
        guard let second else { return view.superview ?? view }
        guard let other = second.view else { return nil }
        if other === view || other.superview === view { return view }
        if view.superview === other { return other }
        return view.superview === other.superview ? view.superview : nil
    }

    /// GTK's strengths: required, and below it the range from weak to strong.
    private var strength: Int {
        priority.rawValue >= 1000 ? Constraint.requiredStrength : max(1, Int(priority.rawValue * 1_000_000))
    }
}

/// One attribute of one view.
struct LayoutItem {
    weak var view: UIView?
    var attribute: Constraint.Attribute
}
