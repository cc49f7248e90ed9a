/// A file by its content or by its place.
open class INFile: _INRecord {
    /// A file by its content.
    ///
    /// - Parameter typeIdentifier: A uniform type identifier, such as `public.png`; nil leaves it to the name.
    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(_values: ["storedData": data, "filename": filename])
        _values["typeIdentifier"] = typeIdentifier
    }

    /// A file by its place.
    ///
    /// - Parameter filename: How the file is called to the user; nil stands for its name on disk.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(_values: ["fileURL": fileURL, "filename": filename ?? fileURL.lastPathComponent])
        _values["typeIdentifier"] = typeIdentifier
    }

    /// The content; a file on disk is mapped into memory, and empty when it can't be read.
    open var data: Data {
        if let data = _values["storedData"] as? Data { return data }
        guard let fileURL else { return Data() }
        do {
            return try Data(contentsOf: fileURL, options: .mappedIfSafe)
        } catch {
            Log.warning("the file \(fileURL.path) can't be read: \(error)")
            return Data()
        }
    }

    /// How the file is called.
    open var filename: String {
        get { _value("filename") ?? "" }
        set { _values["filename"] = newValue }
    }

    /// A uniform type identifier, such as `public.png`.
    open var typeIdentifier: String? { _value("typeIdentifier") }

    /// Where the file is; nil for a file by its content.
    open var fileURL: URL? { _value("fileURL") }

    /// Whether the file may be deleted once the intent is handled.
    open var removedOnCompletion: Bool {
        get { _value("removedOnCompletion") ?? false }
        set { _values["removedOnCompletion"] = newValue }
    }

    override var wireText: String { filename }
}
