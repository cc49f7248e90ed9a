import ShortcutModel

/// How the items of a collection are coded: as plain values, which come back in the class form.
enum CollectionCoding {
    private static func key(_ section: Int) -> String { "inkling.items.\(section)" }

    static func encode(_ items: [AnyObject], section: Int, to coder: NSCoder) {
        RecordCoding.encode(coder, forKey: key(section)) { try items.map { try ParameterValue(any: $0) } }
    }

    static func items(from coder: NSCoder, section: Int) -> [AnyObject]? {
        RecordCoding.decode([ParameterValue].self, from: coder, forKey: key(section))?.map(\.objectValue)
    }
}

extension ParameterValue {
    /// The value as an instance of a class: `NSString` for a text, `NSNumber` for a number.
    fileprivate var objectValue: AnyObject {
        switch self {
        case .string(let text): text as NSString
        case .integer(let number): NSNumber(value: number)
        case .decimal(let number): NSNumber(value: number)
        case .boolean(let flag): NSNumber(value: flag)
        case .date(let seconds): NSDate(timeIntervalSince1970: seconds)
        case .url(let text): NSURL(string: text) ?? text as NSString
        default: anyValue as AnyObject
        }
    }
}
