// ShortcutViews: the views of a shortcut that both an app's own windows and the Shortcuts app show: its icon, and the form
// in which it gets its phrase. They show values of ShortcutModel; they must not know of the bus or of Apple's classes.

import GTK
import ShortcutModel

/// The icon of a shortcut's app, or a plain one when it has none or it can't be read.
public final class ShortcutIcon {
    private static let fallback = "application-x-executable"

    public let image: Image

    /// - Parameters:
    ///   - name: an icon name of the theme, the path of a picture, or empty.
    ///   - size: edge length in logical pixels.
    public init(_ name: String = "", size: Int = 32) {
        image = Image(icon: Self.fallback, size: size)
        show(name)
    }

    /// Shows an image that the app gave for the shortcut.
    ///
    /// - Returns: false when it can't be read as an image; what was shown then stays.
    @discardableResult
    public func show(_ picture: ImageValue) -> Bool {
        switch picture {
        case .data(let bytes): return image.setData(bytes)
        case .url(let url, _): return url.hasPrefix("file:///") && image.setFile(String(url.dropFirst("file://".count)))
        case .named(let name), .systemNamed(let name):
            guard Image.themeHas(name) else { return false }
            image.setIcon(name)
            return true
        }
    }

    public func show(_ name: String) {
        if name.hasPrefix("/") {
            if !image.setFile(name) { image.setIcon(Self.fallback) }
        } else if !name.isEmpty, Image.themeHas(name) {
            image.setIcon(name)
        } else {
            image.setIcon(Self.fallback)
        }
    }
}
