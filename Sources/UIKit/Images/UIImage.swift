import CAdwaita

/// A picture, as far as an app hands one on: made of a file's bytes, and turned into such bytes. No view shows it; GTK's
/// own does.
// Sendable because a GdkTexture never changes, and counts its references atomically.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
    /// The `GdkTexture`; nil for an empty picture.
    public let texture: OpaquePointer?
    /// Pixels for each point.
    public let scale: CGFloat

    /// Creates an empty picture.
    public override convenience init() { self.init(texture: nil, scale: 1) }

    /// Creates a picture of a file's bytes, PNG, JPEG or what else the desktop reads; nil if it does not read them.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates a picture of a file's bytes; nil if the desktop does not read them.
    public convenience init?(data: Data, scale: CGFloat) {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
        self.init(texture: texture, scale: scale)
    }

    /// Creates a picture of a file; nil if it is not there, or the desktop does not read it.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture of a file among the program's resources, with or without `.png` or `.jpg` in its name; nil if there
    /// is none.
    public convenience init?(named name: String) {
        let kinds = ["", "png", "jpg", "jpeg", "svg"]
        guard let path = kinds.lazy.compactMap({ Bundle.main.path(forResource: name, ofType: $0) }).first else {
            return nil
        }
        self.init(contentsOfFile: path)
    }

    /// Always nil: there are no symbols of Apple's. `INImage.systemImageNamed(_:)` takes names of the icon theme.
    public convenience init?(systemName name: String) { nil }

    /// Takes the reference over.
    private init(texture: OpaquePointer?, scale: CGFloat) {
        self.texture = texture
        self.scale = scale
        super.init()
    }

    deinit {
        if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }

    /// The size, in points.
    open var size: CGSize {
        guard let texture else { return .zero }
        return CGSize(
            width: CGFloat(gdk_texture_get_width(texture)) / scale,
            height: CGFloat(gdk_texture_get_height(texture)) / scale)
    }

    /// The bytes of a PNG file; nil for an empty picture.
    open func pngData() -> Data? {
        guard let texture, let bytes = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size) else { return nil }
        return Data(bytes: start, count: Int(size))
    }

    /// The bytes of a JPEG file; nil for an empty picture.
    ///
    /// - Parameter compressionQuality: from 0, for the smallest file, to 1, for the best picture.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let texture, let picture = gdk_pixbuf_get_from_texture(texture) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        let quality = String(Int(min(max(compressionQuality, 0), 1) * 100))
        let isSaved = "quality".withCString { key in
            quality.withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}

extension INImage {
    /// An image of a picture; without one for an empty picture.
    public nonisolated convenience init(uiImage image: UIImage) {
        if let data = image.pngData() { self.init(imageData: data) } else { self.init(_values: [:]) }
    }
}
