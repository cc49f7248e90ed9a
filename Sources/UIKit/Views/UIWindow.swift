import GTK

/// A window of the program, with a title bar above the view of its root controller.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The GTK window, made when the window is shown.
    public private(set) var window: Window?

    /// The scene to which the window belongs.
    open weak var windowScene: UIWindowScene?

    /// Creates a window of a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: .zero)
        self.windowScene = windowScene
    }

    /// Whether it is the window that was shown last.
    public final var isKeyWindow: Bool { UIApplication.running?.keyWindow === self }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let root = rootViewController?.view else { return }
            root.translatesAutoresizingMaskIntoConstraints = false
            addSubview(root)
            NSLayoutConstraint.activate([
                root.leadingAnchor.constraint(equalTo: leadingAnchor),
                root.trailingAnchor.constraint(equalTo: trailingAnchor),
                root.topAnchor.constraint(equalTo: topAnchor),
                root.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }

    /// Shows the window in front of the others.
    open func makeKeyAndVisible() {
        if window == nil { makeWindow() }
        UIApplication.shared.windows.removeAll { $0 === self }
        UIApplication.shared.windows.append(self)
        window?.present()
    }

    private func makeWindow() {
        let size = frame.size == .zero ? CGSize(width: 640, height: 480) : frame.size
        let made = Window(
            application: UIApplication.running?.application, title: rootViewController?.title ?? "",
            width: Int(size.width), height: Int(size.height))
        widget.expandsVertically = true
        made.setContent(Box(.vertical, [HeaderBar(), widget]))
        made.onSignal("unmap") { [weak self] in self?.wasClosed() }
        window = made
        rootViewController?.viewWillAppear(false)
        rootViewController?.viewDidAppear(false)
    }

    private func wasClosed() {
        guard window != nil else { return }
        rootViewController?.viewWillDisappear(false)
        window = nil
        UIApplication.running?.windows.removeAll { $0 === self }
        rootViewController?.viewDidDisappear(false)
    }
}
