import GTK

/// What the user can answer to an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What an answer means.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    /// The text of the button.
    public final let title: String?
    /// What the action means to the user.
    public final let style: Style
    /// Whether the button can be pressed; set it before the alert is shown.
    open var isEnabled = true

    fileprivate let handler: ((UIAlertAction) -> Void)?

    /// Creates an answer.
    ///
    /// - Parameter handler: called after the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// Tells the user something, or asks; shown with `present`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// How it is shown. Both look the same on a desktop.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// What is said below the title; set it before the alert is shown.
    open var message: String?
    /// How the alert is shown.
    public final let preferredStyle: Style
    /// What the user can answer.
    public private(set) final var actions: [UIAlertAction] = []
    /// The answer that stands out.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without answers.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        preferredContentSize = CGSize(width: 360, height: 180)
        sheetCloseHandler = { [weak self] in self?.wasClosed() }
    }

    public required init?(coder: NSCoder) { nil }

    /// Adds an answer; do so before the alert is shown.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open override func loadView() {
        let texts = [message].compactMap { $0 }.filter { !$0.isEmpty }.map { Label($0).wrap(centered: true) }
        // As on Apple's systems, what gives up comes last.
        let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
        let content = Box(.vertical, spacing: 12, texts + ordered.map(button))
        content.setMargins(vertical: 18, horizontal: 18)
        let view = UIView()
        view.fill(with: content)
        self.view = view
    }

    private func button(for action: UIAlertAction) -> Button {
        let button = Button(action.title ?? "") { [weak self] in self?.answer(with: action) }
        if action.style == .destructive { button.addClass("destructive-action") }
        if action === preferredAction { button.addClass("suggested-action") }
        button.isEnabled = action.isEnabled
        return button
    }

    private func answer(with action: UIAlertAction) {
        dismiss(animated: true) { action.handler?(action) }
    }

    /// The close button and the Escape key give the answer that gives up, or the only one; an alert without answers just
    /// goes.
    private func wasClosed() {
        if let action = actions.first(where: { $0.style == .cancel }) ?? (actions.count == 1 ? actions.first : nil) {
            answer(with: action)
        } else if actions.isEmpty {
            dismiss(animated: true)
        }
    }
}
