import GTK

/// A push button.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    /// The GTK button inside of the view.
    package let button: Button

    public override init(frame: CGRect) {
        button = Button()
        super.init(frame: frame)
        fill(with: button)
        button.onClick { [weak self] in self?.wasClicked() }
    }

    /// Creates a button, with an action that also gives it its title.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        if buttonType == .custom { button.addClass("flat") }
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    }

    public required init?(coder: NSCoder) { nil }

    /// Called when the user pressed the button, before its actions.
    package var willSendClick: (() -> Void)?

    private func wasClicked() {
        willSendClick?()
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Sets the text. GTK draws one text in all states; texts for other states than `.normal` are kept and not drawn.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        guard state == .normal else { return }
        button.title = title ?? ""
    }

    /// The title in a state; that of the normal state where it has none of its own.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// The title that is shown.
    open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

    private var titles: [State: String] = [:]

    open override var accessibilityLabel: String? {
        didSet { button.setAccessibleName(accessibilityLabel ?? "") }
    }
}
