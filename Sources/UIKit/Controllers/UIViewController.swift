import GTK

/// How a view controller is shown above another one.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

/// What stands behind a view: it makes the view, fills it, and presents others.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// Creates a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller. Nothing is read from a nib: there are no archived interfaces on Linux.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Always nil: there are no archived interfaces on Linux.
    public required init?(coder: NSCoder) { nil }

    // MARK: The view

    private var loadedView: UIView? {
        didSet {
            oldValue?.controller = nil
            loadedView?.controller = self
            if userActivity != nil { watchScreen() }
        }
    }

    override var isOnScreen: Bool { loadedView?.isOnScreen ?? false }

    override func watchScreen() { loadedView?.watchScreen() }

    /// The controller's view, made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// The view, if it was made already.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view, if there is none yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view and sets ``view``. Override it to use a view of your own, without calling `super`.
    open func loadView() { loadedView = UIView() }

    /// The view was made: the place to fill it.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is no longer on screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The text of the title bar.
    open var title: String? {
        didSet { sheet?.title = title ?? "" }
    }

    // MARK: Containing

    /// The controllers whose views are in this one's view.
    public private(set) final var children: [UIViewController] = []
    /// The controller in whose view this one's view is.
    public private(set) final weak var parent: UIViewController?

    /// Takes a controller in; add its view to a view of this one.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The controller is about to be taken into another one, or out of it when that is nil.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller was taken into another one, or out of it when that is nil.
    open func didMove(toParent parent: UIViewController?) {}

    /// What an extension knows of its host; nil, since nothing here hosts one.
    open var extensionContext: NSExtensionContext? { nil }

    // MARK: Presenting

    /// How the controller is presented; here it chooses the size of its window.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// True keeps the user from closing the sheet by its close button or the Escape key.
    open var isModalInPresentation = false

    /// The size that a sheet should have, in points; zero leaves it to the style.
    open var preferredContentSize: CGSize = .zero

    /// The controller that this one presents.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public internal(set) weak var presentingViewController: UIViewController?
    var sheet: Window?

    /// Shows another controller above this one until it is dismissed.
    ///
    /// - Parameter completion: called once, when the other one is on screen or could not be presented.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.sheet == nil else {
            NSLog("A view controller was not presented: it, or another one, is presented already.")
            completion?()
            return
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.showSheet(above: view.widget.window, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or this controller when it presents nothing.
    ///
    /// - Parameter completion: called once, when nothing of it is on screen.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presentedViewController {
            presentedViewController.removeSheet(animated: flag)
            completion?()
        } else if let presentingViewController {
            presentingViewController.dismiss(animated: flag, completion: completion)
        } else {
            removeSheet(animated: flag)
            completion?()
        }
    }

    /// The bar on top of the sheet; a plain one with the title when nil.
    package var sheetHeader: HeaderBar?

    /// Called when the user wants to close the sheet by its close button or the Escape key; dismisses it when nil.
    package var sheetCloseHandler: (() -> Void)?
}
