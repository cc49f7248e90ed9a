import ShortcutModel

extension ImageValue {
    init?(_ image: INImage) {
        let values = image._values
        if let name = values["named"] as? String {
            self = .named(name)
        } else if let name = values["systemNamed"] as? String {
            self = .systemNamed(name)
        } else if let data = values["data"] as? Data {
            self = .data([UInt8](data))
        } else if let url = values["url"] as? URL {
            guard let width = values["width"] as? Double, let height = values["height"] as? Double else {
                self = .url(url.absoluteString)
                return
            }
            self = .url(url.absoluteString, Size(width: width, height: height))
        } else {
            return nil
        }
    }
}

extension INImage {
    convenience init?(_ value: ImageValue) {
        switch value {
        case .named(let name): self.init(named: name)
        case .systemNamed(let name): self.init(_values: ["systemNamed": name])
        case .data(let bytes): self.init(imageData: Data(bytes))
        case .url(let text, let size):
            guard let url = URL(string: text) else { return nil }
            if let size {
                self.init(url: url, width: size.width, height: size.height)
            } else {
                self.init(url: url)
            }
        }
    }
}
