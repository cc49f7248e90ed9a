import CAdwaita

/// A message across the top of a window for as long as something is the case, with a button for what to do about it.
public final class Banner: Widget {
    private let label = Label().wrap(centered: true)
    private let button = Button()
    private var action: (() -> Void)?

    public init() {
        super.init(adopting: gtk_revealer_new())
        let box = Box(.horizontal, spacing: 12, [label, button])
        box.addClass("inkling-banner")
        gtk_revealer_set_child(opaque, box.pointer)
        isVisible = false
        label.expandsHorizontally = true
        button.verticalAlignment = .center
        button.onClick { [weak self] in self?.action?() }
    }

    /// Shows a message. Screen readers hear it as it comes.
    public func show(_ message: String, button title: String, action: @escaping () -> Void) {
        label.text = message
        button.title = title
        self.action = action
        isShown = true
    }

    public var isShown: Bool {
        get { gtk_revealer_get_reveal_child(opaque).isTrue }
        set {
            isVisible = newValue
            gtk_revealer_set_reveal_child(opaque, newValue.gboolean)
        }
    }

    /// The rules that ``Appearance/addStyles(_:)`` needs once for banners.
    public static let styles = """
        .inkling-banner { padding: 8px 12px; background-color: alpha(@accent_color, 0.15); }
        """
}
