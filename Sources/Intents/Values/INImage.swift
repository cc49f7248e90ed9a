/// A picture by name, by its bytes or by location.
public final class INImage: _INRecord {
    /// An image of the app, or of the icon theme, by name.
    public convenience init(named name: String) { self.init(_values: ["named": name]) }

    /// An image by its bytes, in any format that the desktop reads.
    public convenience init(imageData: Data) { self.init(_values: ["data": imageData]) }

    /// An image at a location; nil unless the URL is a file's or a web address.
    public convenience init?(url: URL) {
        guard url.isFileURL || url.isWebAddress else { return nil }
        self.init(_values: ["url": url])
    }

    /// An image at a location, with its size in points; nil unless the URL is a file's or a web address.
    public convenience init?(url: URL, width: Double, height: Double) {
        self.init(url: url)
        _values["width"] = width
        _values["height"] = height
    }

    /// A symbol of the icon theme.
    public class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(_values: ["systemNamed": systemImageName])
    }
}
