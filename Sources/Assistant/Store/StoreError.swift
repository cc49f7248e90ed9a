/// Why a store can't be opened or used.
public enum StoreError: Error, CustomStringConvertible {
    case cannotUseFolder(String, reason: String)
    case isInUse(String)
    case isNewer(version: Int)

    public var description: String {
        switch self {
        case .cannotUseFolder(let path, let reason):
            "the store's folder \(path) can't be used: \(reason); check who owns it, its permissions and the disk"
        case .isInUse(let path): "the store in \(path) is in use by another inklingd; end that one first"
        case .isNewer(let version):
            "the store was written by a newer version of Inkling (schema \(version)); install that version again"
        }
    }
}
