import CAdwaita
import GTK

/// A part of a window. It is a GTK widget, ``widget``, that can be put into any GTK container.
///
/// A view lives as long as somebody holds it or its widget is in a GTK container.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The GTK widget that shows the view. `widget.pointer` is the plain `GtkWidget *`.
    public var widget: Widget { frameWidget }

    private let frameWidget = Bin()
    private var content: Widget?
    private var constraintBox: ConstraintBox?

    /// The container in which the subviews are placed. It is made when there are some: a view that shows a widget
    /// alone, such as a button, then costs no constraint solving.
    var container: ConstraintBox {
        if let constraintBox { return constraintBox }
        let made = ConstraintBox()
        constraintBox = made
        frameWidget.setChild(made)
        if let content { made.appendFilling(content) }
        return made
    }

    /// The views in this one, the last one on top.
    public internal(set) var subviews: [UIView] = []
    /// The view that this one is in.
    public internal(set) weak var superview: UIView?

    /// The controller whose view this is.
    weak var controller: UIViewController?

    override var isOnScreen: Bool { widget.isMapped }

    private var isWatched = false

    override func watchScreen() {
        guard !isWatched else { return }
        isWatched = true
        widget.onSignal("map") { [weak self] in
            for updates in self?.allActivityUpdates ?? [] { updates.responderAppeared() }
        }
        widget.onSignal("unmap") { [weak self] in
            for updates in self?.allActivityUpdates ?? [] { updates.responderDisappeared() }
        }
    }

    private var allActivityUpdates: [UserActivityUpdates] {
        [activityUpdates, controller?.activityUpdates].compactMap { $0 }
    }

    /// The constraints that this view holds active.
    var heldConstraints: [NSLayoutConstraint] = []

    /// Creates a view without a size of its own.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view.
    ///
    /// - Parameter frame: its place in the superview in points, used while
    ///   ``translatesAutoresizingMaskIntoConstraints`` is true; a size of zero leaves the size to the content.
    public init(frame: CGRect) {
        requestedFrame = frame
        super.init()
        widget.setCompanion(self)
    }

    /// Always nil: there are no archived interfaces on Linux.
    public required init?(coder: NSCoder) { nil }

    /// Whether the view's place follows from ``frame``. Turn it off before adding constraints of your own.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { updateFrameConstraints() }
    }

    private var requestedFrame: CGRect
    private var frameConstraints: [Constraint] = []

    /// The place in the superview, in points.
    open var frame: CGRect {
        get {
            guard widget.isMapped else { return requestedFrame }
            let place = widget.allocation
            return CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
        }
        set {
            requestedFrame = newValue
            updateFrameConstraints()
        }
    }

    /// The view's own coordinate system: its size, from zero.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Whether the view, with all that is in it, is not shown.
    open var isHidden: Bool {
        get { !widget.isVisible }
        set { widget.isVisible = !newValue }
    }

    /// What a screen reader calls the view.
    open var accessibilityLabel: String? {
        didSet { widget.setAccessibleName(accessibilityLabel ?? "") }
    }

    /// Adds a view on top of the others, taking it out of the view where it was.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        container.append(view.widget)
        view.updateFrameConstraints()
        view.didMoveToSuperview()
    }

    /// Takes the view, and the constraints that refer to it, out of its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        for constraint in superview.heldConstraints where constraint.concerns(self) { constraint.isActive = false }
        removeFrameConstraints(from: superview)
        superview.container.remove(widget)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// Has the view placed anew, which GTK does by itself before it is drawn.
    open func setNeedsLayout() { gtk_widget_queue_resize(widget.pointer) }
    /// Has the view placed anew, which GTK does by itself before it is drawn.
    open func layoutIfNeeded() { gtk_widget_queue_resize(widget.pointer) }

    /// Called when the view came into a superview or left it.
    open func didMoveToSuperview() {}

    /// The view's widget for a C function that puts it into a container: the container takes its floating reference, and
    /// the view lives although nobody in Swift holds it.
    public func floatingPointer() -> UnsafeMutablePointer<GtkWidget> {
        withExtendedLifetime(self) { frameWidget.floatingPointer() }
    }

    /// Shows a GTK widget in the whole view, below the subviews. Call it before subviews are added.
    public func fill(with content: Widget) {
        self.content = content
        if let constraintBox { constraintBox.appendFilling(content) } else { frameWidget.setChild(content) }
    }

    private func updateFrameConstraints() {
        guard let superview else { return }
        removeFrameConstraints(from: superview)
        guard translatesAutoresizingMaskIntoConstraints else { return }
        let frame = requestedFrame
        frameConstraints = [
            Constraint(widget, .left, .equal, nil, .left, constant: frame.minX),
            Constraint(widget, .top, .equal, nil, .top, constant: frame.minY),
        ]
        if frame.width > 0 { frameConstraints.append(Constraint(widget, .width, .equal, constant: frame.width)) }
        if frame.height > 0 { frameConstraints.append(Constraint(widget, .height, .equal, constant: frame.height)) }
        for constraint in frameConstraints { superview.container.add(constraint) }
    }

    private func removeFrameConstraints(from superview: UIView) {
        for constraint in frameConstraints { superview.container.remove(constraint) }
        frameConstraints = []
    }
}
