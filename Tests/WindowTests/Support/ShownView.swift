import GTK
import UIKit

/// Shows a view in a window of its own; returns when it is laid out.
@MainActor
func show(_ view: UIView, width: Int = 400, height: Int = 300) async throws -> Window {
    let window = Window(title: "Test", width: width, height: height)
    view.widget.expandsVertically = true
    window.setContent(view.widget)
    window.present()
    try await wait(for: "the view to be laid out") { view.widget.isMapped && view.widget.allocation.width > 0 }
    return window
}
