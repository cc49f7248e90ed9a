import CAdwaita
import GTK

extension UIViewController {
    /// Shows the controller as a sheet above a window of any GTK program.
    ///
    /// - Parameter parent: the window that can't be used until the sheet is dismissed; nil for a window of its own.
    public func presentSheet(above parent: UnsafeMutablePointer<GtkWindow>?) {
        guard sheet == nil else { return }
        showSheet(above: parent, animated: true, completion: nil)
    }

    func showSheet(
        above parent: UnsafeMutablePointer<GtkWindow>?, animated: Bool, completion: (() -> Void)?
    ) {
        viewWillAppear(animated)
        let size = sheetSize
        let sheet = Window(title: title ?? "", width: Int(size.width), height: Int(size.height))
        let root: UIView = view
        root.widget.expandsVertically = true
        sheet.setContent(Box(.vertical, [sheetHeader ?? HeaderBar(), root.widget]))
        sheet.setModal(above: parent)
        sheet.onCloseRequest { [weak self] in
            self?.userClosesSheet()
            return true
        }
        sheet.onKey(.escape) { [weak sheet] in
            sheet?.close()
            return true
        }
        sheet.onSignal("unmap") { [weak self] in self?.sheetIsGone() }
        sheet.setCompanion(self)
        self.sheet = sheet
        sheet.present()
        viewDidAppear(animated)
        completion?()
    }

    func removeSheet(animated: Bool) {
        presentedViewController?.removeSheet(animated: animated)
        guard let sheet else { return }
        viewWillDisappear(animated)
        sheet.destroy()
    }

    private func userClosesSheet() {
        guard !isModalInPresentation else { return }
        if let sheetCloseHandler { sheetCloseHandler() } else { dismiss(animated: true) }
    }

    /// The sheet was taken away, by `dismiss` or together with the window below it.
    private func sheetIsGone() {
        guard sheet != nil else { return }
        sheet = nil
        presentingViewController?.presentedViewController = nil
        presentingViewController = nil
        viewDidDisappear(true)
    }

    private var sheetSize: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        return switch modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
            CGSize(width: 960, height: 640)
        case .pageSheet, .automatic: CGSize(width: 640, height: 560)
        case .formSheet, .popover: CGSize(width: 460, height: 480)
        }
    }
}
