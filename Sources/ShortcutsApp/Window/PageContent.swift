import GTK
import ShortcutsAppModel

/// The part of a screen that shows one of: that it loads, that there is nothing, what went wrong, or the content.
final class PageContent {
    let widget: Stack
    private var parts: [(name: String, widget: Widget)] = []
    private let faultPage: StatusPage
    private let spinner = Spinner()

    init(_ content: Widget, empty: StatusPage?, retry: @escaping () -> Void) {
        widget = Stack()
        let button = Button(localized("Try Again"), action: retry).styled("pill")
        faultPage = StatusPage(
            icon: "dialog-warning-symbolic", title: localized("This Can’t Be Shown Now"), explanation: "",
            action: button)
        spinner.setMinimumSize(width: 32, height: 32)
        spinner.horizontalAlignment = .center
        spinner.verticalAlignment = .center
        parts = [("loading", spinner), ("content", content), ("fault", faultPage)]
        if let empty { parts.append(("empty", empty)) }
        for part in parts { widget.add(part.widget, named: part.name) }
        widget.expandsVertically = true
        showLoading()
    }

    func showContent() { show("content") }

    func showEmpty() { show("empty") }

    func showLoading() { show("loading") }

    /// Whether it says what went wrong.
    var showsFault: Bool { widget.visiblePage == "fault" }

    /// Whether there is nothing to show yet.
    var isLoading: Bool { widget.visiblePage == "loading" }

    func show(_ fault: Fault) {
        faultPage.setExplanation(fault.explanation)
        show("fault")
    }

    /// Shows the content when there is some.
    func show<Value: Collection>(_ state: Loadable<Value>) {
        switch state {
        case .loading: showLoading()
        case .failed(let fault): show(fault)
        case .loaded(let value): value.isEmpty ? showEmpty() : showContent()
        }
    }

    private func show(_ name: String) {
        spinner.isSpinning = name == "loading"
        // A screen reader finds what a stack does not show, unless it is invisible by itself.
        for part in parts where part.name == name { part.widget.isVisible = true }
        widget.visiblePage = name
        for part in parts where part.name != name { part.widget.isVisible = false }
    }
}
