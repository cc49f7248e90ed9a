import ShortcutModel

extension Surroundings {
    /// Where a donation's row keeps them.
    static let columns = "foreground_app, place, charging, headphones, network"

    var columnValues: [SQLiteValue] {
        [
            SQLiteValue(foregroundApp), SQLiteValue(place), SQLiteValue(isCharging.map { $0 ? 1 : 0 }),
            SQLiteValue(hasHeadphones.map { $0 ? 1 : 0 }), SQLiteValue(network),
        ]
    }

    /// - Parameter first: The index of the first of `columns`.
    init(_ row: SQLiteRow, first: Int32) {
        func flag(_ index: Int32) -> Bool? { row.isNull(index) ? nil : row.integer(index) != 0 }
        self.init(
            foregroundApp: row.optionalText(first), place: row.optionalText(first + 1), isCharging: flag(first + 2),
            hasHeadphones: flag(first + 3), network: row.optionalText(first + 4))
    }
}
