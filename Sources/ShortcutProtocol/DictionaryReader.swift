import Bus

/// Takes the entries out of an `a{sv}` one by one, and says what is wrong with it.
package struct DictionaryReader {
    /// What the dictionary is, for messages: "donation", "intent" …
    package let subject: String
    private var entries: [String: BusValue]

    package init(_ subject: String, _ entries: [String: BusValue]) {
        self.subject = subject
        self.entries = entries
    }

    package init(_ subject: String, _ value: BusValue?) throws {
        guard let entries = value?.dictionary else {
            throw ShortcutsError.invalidArgument("\(subject): a dictionary (a{sv}) is wanted")
        }
        self.init(subject, entries)
    }

    package mutating func take<Value>(
        _ key: String, _ kind: String, _ convert: (BusValue) throws -> Value?
    ) throws -> Value? {
        guard let value = entries.removeValue(forKey: key) else { return nil }
        guard let converted = try convert(value) else {
            throw ShortcutsError.invalidArgument("\(subject): the value of '\(key)' must be \(kind)")
        }
        return converted
    }

    package mutating func string(_ key: String) throws -> String? { try take(key, "a string (s)", \.string) }

    package mutating func boolean(_ key: String) throws -> Bool? { try take(key, "a boolean (b)", \.boolean) }

    package mutating func number(_ key: String) throws -> Double? {
        try take(key, "a finite number (d)") { $0.double.flatMap { $0.isFinite ? $0 : nil } }
    }

    package mutating func integer(_ key: String) throws -> Int? {
        try take(key, "an integer (i)") { $0.integer.flatMap(Int.init(exactly:)) }
    }

    package mutating func unsigned(_ key: String) throws -> UInt64? {
        try take(key, "an unsigned integer (t)") { value in
            if case .uint64(let number) = value { return number }
            return value.integer.flatMap(UInt64.init(exactly:))
        }
    }

    package mutating func strings(_ key: String) throws -> [String]? {
        try take(key, "an array of strings (as)", \.strings)
    }

    package mutating func dictionary(_ key: String) throws -> [String: BusValue]? {
        try take(key, "a dictionary (a{sv})", \.dictionary)
    }

    package mutating func dictionaries(_ key: String) throws -> [[String: BusValue]]? {
        try take(key, "an array of dictionaries (aa{sv})") { value in
            guard let array = value.array else { return nil }
            let dictionaries = array.compactMap(\.dictionary)
            return dictionaries.count == array.count ? dictionaries : nil
        }
    }

    package mutating func choice<Value: RawRepresentable>(_ key: String, _: Value.Type = Value.self) throws -> Value?
    where Value.RawValue == String {
        try take(key, "one of the documented words") { $0.string.flatMap(Value.init(rawValue:)) }
    }

    package mutating func required<Value>(_ key: String, _ value: Value?) throws -> Value {
        guard let value else { throw ShortcutsError.invalidArgument("\(subject): '\(key)' is missing") }
        return value
    }

    /// Refuses what nobody asked for: a misspelt key would else be lost without a word.
    package func finish() throws {
        guard let key = entries.keys.min() else { return }
        throw ShortcutsError.invalidArgument(
            "\(subject): '\(key)' is not a key that it has; see org.inkling.Shortcuts1 in the interface files")
    }
}

/// Collects the entries of an `a{sv}`, leaving out what is nil.
package struct DictionaryWriter {
    package private(set) var entries: [String: BusValue] = [:]

    package init() {}

    package mutating func put(_ key: String, _ value: BusValue?) { if let value { entries[key] = value } }
    package mutating func put(_ key: String, _ value: String?) { put(key, value.map(BusValue.string)) }
    package mutating func put(_ key: String, _ value: Bool?) { put(key, value.map(BusValue.boolean)) }
    package mutating func put(_ key: String, _ value: Double?) { put(key, value.map(BusValue.double)) }
    package mutating func put(_ key: String, integer value: Int?) {
        put(key, value.map { BusValue.int32(Int32(clamping: $0)) })
    }
    package mutating func put(_ key: String, count value: Int?) {
        put(key, value.map { BusValue.uint32(UInt32(clamping: $0)) })
    }
}
