import GTK
import IntentsUI
import Testing
import UIKit

@Suite("Alerts and pictures", .serialized, .mainLoop, .enabled(if: hasDisplay, noDisplay), .timeLimit(.minutes(10)))
@MainActor
struct AlertAndImageTests {
    init() { MainLoop.openDisplay() }

    private func presented(_ alert: UIAlertController) async throws -> (UIViewController, Window) {
        let presenter = UIViewController()
        let window = Window(title: "Test", width: 400, height: 300)
        window.setContent(presenter.view.widget)
        window.present()
        try await wait(for: "the window to be on screen") { presenter.view.widget.isMapped }
        presenter.present(alert, animated: true)
        try await wait(for: "the alert to be on screen") { alert.view.widget.isMapped }
        return (presenter, window)
    }

    @Test func `an answer is given once, after the alert is gone`() async throws {
        let alert = UIAlertController(title: "Sold out", message: "Order another soup?", preferredStyle: .alert)
        var answers: [String] = []
        for (title, style) in [("No", UIAlertAction.Style.cancel), ("Yes", .default)] {
            alert.addAction(
                UIAlertAction(title: title, style: style) { _ in
                    #expect(alert.presentingViewController == nil)
                    answers.append(title)
                })
        }
        let locked = UIAlertAction(title: "Later", style: .destructive)
        locked.isEnabled = false
        alert.addAction(locked)
        let (presenter, window) = try await presented(alert)
        let tree = WidgetTree(alert.view.widget)
        #expect(!tree.press("Later"))
        #expect(tree.press("Yes"))
        try await wait(for: "the alert to go") { presenter.presentedViewController == nil }
        #expect(answers == ["Yes"])
        window.destroy()
    }

    @Test func `closing an alert gives the answer that gives up`() async throws {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        var answers: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("Delete") })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answers.append("Keep") })
        let (presenter, window) = try await presented(alert)
        alert.sheetCloseHandler?()
        try await wait(for: "the alert to go") { presenter.presentedViewController == nil }
        #expect(answers == ["Keep"])
        window.destroy()
    }

    /// A red point: 1 by 1 pixel.
    private func point() throws -> Data {
        try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="))
    }

    @Test func `a picture is read, measured and written as PNG and JPEG`() throws {
        let image = try #require(UIImage(data: try point()))
        #expect(image.size == CGSize(width: 1, height: 1))
        let png = try #require(image.pngData())
        #expect(Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47] && UIImage(data: png)?.size == image.size)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.5))
        #expect(Array(jpeg.prefix(2)) == [0xFF, 0xD8] && UIImage(data: jpeg)?.size == image.size)
    }

    @Test func `what is no picture is nil, and an empty one has no bytes`() {
        #expect(UIImage(data: Data("soup".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file") == nil && UIImage(named: "no such picture") == nil)
        #expect(
            UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil && UIImage().size == .zero)
    }

    @Test func `an image of a picture holds its bytes`() throws {
        let image = try #require(UIImage(data: try point()))
        let data = try #require(image.pngData())
        #expect(INImage(uiImage: image) == INImage(imageData: data))
    }
}
