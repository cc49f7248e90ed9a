/// The two ways in which the values of a record leave it and come back.
enum RecordCoding {
    static func values(from coder: NSCoder) -> [String: Any]? {
        if let copying = coder as? CopyingCoder { return copying.original._values.mapValues(copyOfValue) }
        return nil
    }
}

/// A coder that hands over the values of a living record, so that copying takes the same road as decoding and
/// subclasses need no second initialiser.
final class CopyingCoder: NSCoder {
    let original: _INRecord

    init(_ original: _INRecord) {
        self.original = original
        super.init()
    }
}

func copyOfValue(_ value: Any) -> Any {
    switch value {
    case let record as _INRecord: record.copy()
    case let records as [_INRecord]: records.map { $0.copy() }
    default: value
    }
}
