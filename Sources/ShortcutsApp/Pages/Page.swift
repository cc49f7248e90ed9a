import GTK
import ShortcutsAppModel

/// One screen of the window: its content, or what stands in its place while there is none.
class Page {
    let screen: Screen
    let actions: ItemActions
    let content: PageContent
    let widget: Widget

    /// - Parameters:
    ///   - body: what the page shows; it scrolls.
    ///   - empty: the explanation in its place when there is nothing; nil when there always is something.
    ///   - bar: stays above, whatever shows.
    init(_ screen: Screen, _ actions: ItemActions, _ body: Widget, empty: StatusPage? = nil, bar: Widget? = nil) {
        self.screen = screen
        self.actions = actions
        content = PageContent(body, empty: empty) { [weak actions] in actions?.retry?() }
        widget = Box(.vertical, [bar, content.widget].compactMap(\.self))
    }

    /// Shows what the model has now.
    func update() {}

    /// Content that scrolls, in the width in which it reads well.
    static func scrolling(_ column: Box) -> Widget {
        column.setMargins(vertical: 24, horizontal: 12)
        return ScrolledWindow(Clamp(column, maximumWidth: 680))
    }

    /// A list below its heading.
    static func scrolling(titled title: String, _ list: ListBox) -> Widget {
        scrolling(Box(.vertical, spacing: 12, [Label(title, classes: ["title-4"]), list]))
    }
}

extension Screen {
    var title: String {
        switch self {
        case .suggestions: localized("Suggestions")
        case .shortcuts: localized("My Shortcuts")
        case .gallery: localized("Gallery")
        case .history: localized("History")
        case .privacy: localized("Privacy")
        }
    }

    var icon: String {
        switch self {
        case .suggestions: "starred-symbolic"
        case .shortcuts: "audio-input-microphone-symbolic"
        case .gallery: "view-grid-symbolic"
        case .history: "document-open-recent-symbolic"
        case .privacy: "security-high-symbolic"
        }
    }

    /// The explanation for the case that there is nothing on the screen.
    func emptyPage(_ title: String, _ explanation: String, action: Button? = nil) -> StatusPage {
        StatusPage(icon: icon, title: title, explanation: explanation, action: action?.styled("pill"))
    }
}
