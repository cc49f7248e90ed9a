import GTK

/// The icon and the lines of text inside of an add button.
final class AddButtonFace {
    let widget: Widget
    private let icon = Image(icon: "list-add-symbolic")
    private let title = Label(classes: ["inkling-add-title"])
    private let phrase = Label(classes: ["caption"]).cut()

    init() {
        let lines = Box(.vertical, [title, phrase])
        lines.verticalAlignment = .center
        let box = Box(.horizontal, spacing: 10, [icon, lines])
        box.horizontalAlignment = .center
        widget = box
    }

    /// What the lines say together.
    private(set) var text = ""

    /// - Parameter phrase: the user's, or nil while the shortcut is not added.
    func show(phrase: String?) {
        if let phrase {
            let quoted = localized("“{phrase}”", ["phrase": phrase])
            title.text = localized("Added to Shortcuts")
            self.phrase.text = quoted
            self.phrase.tooltip = phrase
            icon.setIcon("object-select-symbolic")
            text = localized("Added to Shortcuts") + ", " + quoted
        } else {
            title.text = localized("Add to Shortcuts")
            icon.setIcon("list-add-symbolic")
            text = title.text
        }
        self.phrase.isVisible = phrase != nil
    }

    private static var areStylesLoaded = false

    static func loadStyles() {
        guard !areStylesLoaded else { return }
        areStylesLoaded = true
        Appearance.addStyles(styles)
    }

    /// The automatic styles take the colours of the window's theme, so they follow dark mode by themselves.
    private static let styles = """
        .inkling-add-button {
            min-height: 44px; padding: 0 18px; border-radius: 9px; box-shadow: none; background-image: none;
        }
        .inkling-add-button .inkling-add-title { font-weight: bold; }
        .inkling-add-button.white, .inkling-add-button.white-outline { background-color: #fff; color: #000; }
        .inkling-add-button.black, .inkling-add-button.black-outline { background-color: #000; color: #fff; }
        .inkling-add-button.white-outline { border: 1px solid rgba(0, 0, 0, 0.55); }
        .inkling-add-button.black-outline { border: 1px solid rgba(255, 255, 255, 0.55); }
        .inkling-add-button.automatic, .inkling-add-button.automatic-outline {
            background-color: @theme_base_color; color: @theme_text_color;
        }
        .inkling-add-button.automatic-outline { border: 1px solid alpha(@theme_text_color, 0.4); }
        .inkling-add-button:hover { filter: contrast(0.88); }
        .inkling-add-button:active { filter: contrast(0.76); }
        .inkling-add-button:disabled { opacity: 0.5; }
        """
}
